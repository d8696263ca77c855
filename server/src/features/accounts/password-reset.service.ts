import type { AccountDeps } from './accounts.deps.ts';
import { InvalidResetLink } from './accounts.errors.ts';
import type { Caller } from './devices.ts';
import { rememberDeviceOf } from './login.service.ts';
import { consumeMailToken, ownerOfMailToken, voidMailTokens } from './mail-tokens.queries.ts';
import { announcePasswordChange } from './password-change-mail.job.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { hashOf } from './secrets.ts';
import { revokeSessionsOf } from './sessions.queries.ts';
import { markVerified, setPassword } from './users.queries.ts';

/**
 * Sets a new password with the token of a reset mail. Ends every session and every other reset link,
 * confirms the address, since the mailbox was opened, and tells the member by mail. Answers who it is.
 * Throws InvalidResetLink, PasswordTooCommon, PasswordTooPersonal.
 */
export async function resetPasswordWith(
  deps: AccountDeps,
  token: string,
  newPassword: string,
  { device }: Caller,
): Promise<string> {
  const now = deps.clock();
  const found = await ownerOfMailToken(deps.db, hashOf(token), 'reset', now);
  if (!found) throw InvalidResetLink();
  checkNewPassword(newPassword, found);
  const password_hash = await hashPassword(newPassword);
  const userId = await deps.db.transaction(async (tx) => {
    const owner = await consumeMailToken(tx, hashOf(token), 'reset', now);
    if (!owner) return undefined;
    await setPassword(tx, owner, password_hash);
    await markVerified(tx, owner, now);
    await revokeSessionsOf(tx, owner, now);
    await voidMailTokens(tx, owner, 'reset', now);
    await announcePasswordChange(deps, tx, owner);
    return owner;
  });
  if (!userId) throw InvalidResetLink();
  await rememberDeviceOf(deps, userId, device);
  return userId;
}
