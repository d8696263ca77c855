import type { Member } from '@codivia/contract/api/accounts';
import { CONSENT_VERSION } from '@codivia/contract/api/family';
import { FIFTEEN_WAIT_DAYS } from '@codivia/contract/api/family-child';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { memberOf } from '../accounts/profile.service.ts';
import type { User } from '../accounts/users.queries.ts';
import { finishLeaving } from '../leaving-school/finish-leaving.service.ts';
import { schoolLeft } from '../leaving-school/leaving-end.service.ts';
import { storeFifteen } from '../permissions/age.queries.ts';
import { standingOf } from '../permissions/permissions.service.ts';
import { lockChild } from './asking.service.ts';
import { NotUnder15, TooSoon } from './families.errors.ts';
import { mailParents } from './family-mail.ts';
import { acceptedParentsOf, record } from './ties.queries.ts';

/** Returns the moment from which a member may say that they have turned 15; undefined for members not under 15. */
export function fifteenFrom({
  age_group,
  age_answered_at,
}: Pick<User, 'age_group' | 'age_answered_at'>): Date | undefined {
  if (age_group !== 'under_15') return undefined;
  const answered = age_answered_at?.getTime() ?? 0;
  return new Date(answered + FIFTEEN_WAIT_DAYS * 24 * 60 * 60 * 1000);
}

/**
 * Records that a locked member has turned 15, and tells their parents, whose decisions stay until the member ends them.
 * Throws NotUnder15 or TooSoon.
 */
export async function becomeFifteen(
  tx: Db,
  { clock, jobs }: Pick<JobDeps, 'clock' | 'jobs'>,
  child: User,
): Promise<void> {
  const now = clock();
  const from = fifteenFrom(child);
  if (!from) throw NotUnder15();
  if (from > now) throw TooSoon(from);
  await storeFifteen(tx, child.id, now);
  const entry = { action: 'fifteen' as const, version: CONSENT_VERSION, by: 'child' as const };
  await record(tx, { ...entry, child_id: child.id, at: now, allowed: [] });
  const parents = await acceptedParentsOf(tx, child.id);
  const about = { child_id: child.id, child: firstNameInMail(child.name) };
  await mailParents(tx, jobs, parents, { ...about, kind: 'fifteen' });
}

/**
 * Lets a member say that they have turned 15. A class account whose new address is confirmed becomes a personal one.
 * Throws NotUnder15 or TooSoon.
 */
export async function turnFifteen(deps: JobDeps, user: SessionUser): Promise<Member> {
  const email = await deps.db.transaction(async (tx) => {
    const child = await lockChild(tx, user.id);
    await becomeFifteen(tx, deps, child);
    const hasLeft = await finishLeaving(tx, deps, user.id);
    if (hasLeft) await deps.jobs.enqueue(tx, schoolLeft, { user_id: user.id });
    return (hasLeft && child.wanted_email) || child.email;
  });
  return memberOf({ ...user, email }, await standingOf(deps.db, user.id, deps.clock()));
}
