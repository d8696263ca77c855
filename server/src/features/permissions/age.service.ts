import type { Member } from '@codivia/contract/api/accounts';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { memberOf } from '../accounts/profile.service.ts';
import { closeInvited, insertAge } from './age.queries.ts';
import { applyPermissions } from './closing.service.ts';
import { AgeAnswered } from './permissions.errors.ts';
import { expectAllowed, standingOf } from './permissions.service.ts';

/**
 * Stores a member's answer to “15 or older?”, which is asked once. Under 15, what needs a parent is closed in the same
 * transaction. Throws AgeAnswered or what expectAllowed throws.
 */
export function answerAge(
  { db, clock }: Deps,
  user: SessionUser,
  over15: boolean,
): Promise<Member> {
  return db.transaction(async (tx) => {
    const now = clock();
    await expectAllowed(tx, user.id, 'own-account');
    if (!(await insertAge(tx, user.id, over15, now))) throw AgeAnswered();
    if (!over15) {
      await closeInvited(tx, user.id);
      await applyPermissions(tx, { clock }, user.id);
    }
    return memberOf(user, await standingOf(tx, user.id, now));
  });
}
