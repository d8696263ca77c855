import type { JobDeps } from '../../deps.ts';
import { admitHashing, checkNewPassword, hashPassword } from '../accounts/passwords.service.ts';
import { giveTemporaryPassword } from '../accounts/temporary-password.service.ts';
import { isClassAddress } from '../accounts/users.queries.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { newWords } from '../classes/class-accounts.service.ts';
import { ClassAccount } from '../permissions/permissions.errors.ts';
import { AddressUnconfirmed, AdministratorPassword, UserNotFound } from './admin-users.errors.ts';
import { type FoundUser, lockUser, selectUser } from './admin-users.queries.ts';

/** Throws UserNotFound, ClassAccount, AdministratorPassword or AddressUnconfirmed. */
function expectMember(found: FoundUser | undefined): FoundUser {
  if (!found) throw UserNotFound();
  if (isClassAddress(found.email)) throw ClassAccount();
  if (found.role === 'admin') throw AdministratorPassword();
  if (!found.verified_at) throw AddressUnconfirmed();
  return found;
}

/**
 * Gives a member a temporary password, and records that in the audit log. Throws as `expectMember`, or
 * PasswordTooCommon or PasswordTooPersonal.
 */
export async function giveMemberPassword(
  { db, ...deps }: JobDeps,
  adminId: string,
  id: string,
  typed?: string,
): Promise<{ password: string; until: string }> {
  const member = expectMember(await selectUser(db, id));
  if (typed !== undefined) checkNewPassword(typed, member);
  const password = typed ?? newWords(member.language);
  const password_hash = await admitHashing(() => hashPassword(password));
  return db.transaction(async (tx) => {
    await lockUser(tx, id);
    expectMember(await selectUser(tx, id));
    const until = await giveTemporaryPassword(deps, tx, id, password_hash);
    await recordAudit(tx, adminId, deps.clock(), {
      action: 'update',
      subject: 'user',
      subject_id: id,
      label: null,
      changes: [{ field: 'temporary_password' }],
    });
    return { password, until: until.toISOString() };
  });
}
