import { CONSENT_VERSION, PARENT_CHILDREN_MAX } from '@codivia/contract/api/family';
import { PARENTS_MAX } from '@codivia/contract/api/family-child';
import type { Language } from '@codivia/contract/api/language';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { isSameMailbox } from '../../services/same-mailbox.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { cleanEmail } from '../accounts/profile.service.ts';
import { findUser, type User } from '../accounts/users.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import {
  ParentAddressOwn,
  ParentAnswered,
  ParentFull,
  ParentKnown,
  ParentNotFound,
  ParentsUntil15,
  TooManyParents,
} from './families.errors.ts';
import { mailParents, parentMail } from './family-mail.ts';
import { isNotParent } from './not-parents.queries.ts';
import { deleteLinksAbout } from './parent-links.queries.ts';
import { deleteIfUntied, lockParentWith } from './parents.queries.ts';
import * as ties from './ties.queries.ts';

/** The dependencies of asking a parent. `spendMail` counts the mail within its transaction. */
export interface AskingDeps extends JobDeps {
  tokenSecret: string;
  spendMail: (tx: Db, clock: JobDeps['clock'], userId: string, email: string) => Promise<void>;
}

/** Locks a member until the transaction ends, and returns them as they are now. */
export async function lockChild(tx: Db, id: string) {
  await lockPremiumGrounds(tx, id);
  const child = await findUser(tx, id);
  if (!child) throw AuthenticationRequired();
  return child;
}

/** The address of a parent, and the language of the mail to it. */
export interface NamedParent {
  email: string;
  lang?: Language;
}

/**
 * Names a parent of a locked child and mails them the question; a parent who has not answered is asked again. Throws
 * ParentAddressOwn, ParentKnown, ParentFull, TooManyParents or TooManyRequests.
 */
export async function nameParent(
  tx: Db,
  { clock, jobs, spendMail, tokenSecret }: AskingDeps,
  child: User,
  input: NamedParent,
): Promise<void> {
  const { id } = child;
  const email = cleanEmail(input.email);
  const now = clock();
  const own = [child.email, child.wanted_email ?? child.email];
  if (own.some((address) => isSameMailbox(address, email))) throw ParentAddressOwn();
  if (await isNotParent(tx, { tokenSecret, childId: id, email })) throw ParentKnown();
  const known = { email, language: input.lang ?? child.language, created_at: now };
  const parent = await lockParentWith(tx, known);
  const tie = await ties.findTie(tx, parent.id, id);
  if (tie && tie.state !== 'asked') throw ParentKnown();
  if (!tie) {
    if ((await ties.countChildren(tx, parent.id, id)) >= PARENT_CHILDREN_MAX) throw ParentFull();
    if ((await ties.countParents(tx, id)) >= PARENTS_MAX) throw TooManyParents();
    const asked_by = child.age_group === 'under_15' ? 'age' : 'invitation';
    await ties.insertTie(tx, { child_id: id, parent_id: parent.id, asked_by, asked_at: now });
  }
  await spendMail(tx, clock, id, email);
  await jobs.enqueue(tx, parentMail, { parent_id: parent.id, child_id: id, kind: 'consent' });
}

/** Asks a parent in the name of a member. Throws what nameParent and expectAllowed throw. */
export function askParent(deps: AskingDeps, { id }: SessionUser, input: NamedParent) {
  return deps.db.transaction(async (tx) => {
    const child = await lockChild(tx, id);
    await expectAllowed(tx, id, 'own-account');
    await nameParent(tx, deps, child, input);
  });
}

/**
 * Takes a question to a parent back, with their address, or ends what a parent sees and decides. Throws ParentNotFound,
 * ParentAnswered or ParentsUntil15.
 */
export function endParent(
  { db, clock, jobs }: JobDeps,
  userId: string,
  parentId: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const child = await lockChild(tx, userId);
    const tie = await ties.lockTie(tx, parentId, userId);
    if (!tie) throw ParentNotFound();
    if (tie.state === 'refused' || tie.state === 'not_mine') throw ParentAnswered();
    if (tie.state === 'accepted' && child.age_group === 'under_15') throw ParentsUntil15();
    await ties.deleteTie(tx, tie);
    await deleteLinksAbout(tx, parentId, userId);
    if (tie.state === 'asked') return deleteIfUntied(tx, parentId);
    await ties.record(tx, {
      child_id: userId,
      at: clock(),
      action: 'end_by_child',
      version: tie.version ?? CONSENT_VERSION,
      allowed: [],
      by: 'child',
    });
    // The address goes with the next sweep: until then it is needed for this mail.
    const about = { kind: 'ended' as const, child_id: userId, child: firstNameInMail(child.name) };
    await mailParents(tx, jobs, [parentId], about);
  });
}
