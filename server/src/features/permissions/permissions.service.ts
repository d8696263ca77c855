import type { Right } from '@codivia/contract/api/permissions';
import type { Db } from '../../db/connect.ts';
import { CLOSED } from './permissions.errors.ts';
import { closedBy } from './permissions.queries.ts';

export { standingOf } from './permissions.queries.ts';

/**
 * Throws the refusal of a right that is closed to a member. To be called in the transaction that uses the right, once
 * the member's row is locked, so that a withdrawal cannot happen meanwhile.
 */
export async function expectAllowed(db: Db, userId: string, right: Right): Promise<void> {
  const reason = await closedBy(db, userId, right);
  if (reason) throw CLOSED[reason]();
}
