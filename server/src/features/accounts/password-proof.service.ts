import type { Db } from '../../db/connect.ts';
import { WrongPassword } from './accounts.errors.ts';
import { passwordFits } from './passwords.ts';
import { findUser } from './users.queries.ts';

export { admitHashing } from './passwords.ts';

/**
 * Has somebody who is signed in prove that the account is theirs. To be called within `admitHashing`,
 * with a limit on wrong passwords. Throws WrongPassword.
 */
export async function checkPasswordOf(db: Db, id: string, password: string): Promise<void> {
  const user = await findUser(db, id);
  if (!(await passwordFits(user?.password_hash, password))) throw WrongPassword();
}
