import { DELETION_OBJECTION_DAYS } from '@codivia/contract/api/family';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { paced } from '../../db/paced.ts';
import type { JobDeps } from '../../deps.ts';
import { Problem } from '../../errors.ts';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { deleteAccount } from '../accounts/account-deletion.service.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { findUser } from '../accounts/users.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { lockChild } from './asking.service.ts';
import { DeletionAsked, DeletionNotAsked, NoDeletion } from './families.errors.ts';
import { inFamily } from './family-changes.service.ts';
import { childMail, mailParents } from './family-mail.ts';
import type { FamilyCaller } from './parent-links.queries.ts';
import * as ties from './ties.queries.ts';

const OBJECTION_TIME = DELETION_OBJECTION_DAYS * 24 * 60 * 60 * 1000;

/** Returns the moment of the deletion that was asked for at a moment. */
export const deletionAfter = (asked: Date): Date => new Date(asked.getTime() + OBJECTION_TIME);

/**
 * Asks for the deletion of a child's account, and tells the child. Throws ChildNotFound, DeletionAsked, or the refusal of a
 * class account: it is its teachers', and gets no mail.
 */
export function askForDeletion(deps: JobDeps, parent: FamilyCaller, childId: string) {
  return inFamily(deps, parent, childId, async (tx, tie) => {
    await expectAllowed(tx, childId, 'own-account');
    if (tie.deletion_asked_at) throw DeletionAsked();
    const now = deps.clock();
    await ties.updateTie(tx, tie, { deletion_asked_at: now });
    const on = deletionAfter(now).toISOString();
    await deps.jobs.enqueue(tx, childMail, { user_id: childId, kind: 'deletion', on });
  });
}

/** Takes the request back, and tells the child. Throws ChildNotFound or DeletionNotAsked. */
export function withdrawDeletion(deps: JobDeps, parent: FamilyCaller, childId: string) {
  return inFamily(deps, parent, childId, async (tx, tie) => {
    if (!tie.deletion_asked_at) throw DeletionNotAsked();
    await ties.updateTie(tx, tie, { deletion_asked_at: null });
    await deps.jobs.enqueue(tx, childMail, { user_id: childId, kind: 'kept' });
  });
}

/** Stops the deletion of the member's own account, and tells the parents who had asked for it. Throws NoDeletion. */
export function objectToDeletion({ db, jobs }: JobDeps, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const child = await lockChild(tx, userId);
    const asked = await ties.endDeletionRequests(tx, userId);
    if (asked.length === 0) throw NoDeletion();
    const about = { child_id: userId, child: firstNameInMail(child.name) };
    await mailParents(tx, jobs, asked, { ...about, kind: 'objected' });
  });
}

/** Deletes an account unless its owner has objected meanwhile, and tells the parents. */
async function deleteUnlessKept(tx: Db, deps: JobDeps, childId: string, since: Date) {
  await lockPremiumGrounds(tx, childId);
  const child = await findUser(tx, childId);
  const all = await ties.selectTiesOfChild(tx, childId);
  const isDue = all.some(({ tie: { deletion_asked_at: at } }) => at !== null && at <= since);
  if (!child || !isDue) return;
  const parents = all.flatMap(({ tie }) => (tie.state === 'accepted' ? [tie.parent_id] : []));
  await deleteAccount(tx, { jobs: deps.jobs, now: deps.clock() }, childId);
  await mailParents(tx, deps.jobs, parents, {
    kind: 'deleted',
    child: firstNameInMail(child.name),
  });
}

/** Deletes the accounts whose deletion a parent asked for long enough ago. */
export async function deleteDue(deps: JobDeps & { log: FastifyBaseLogger }): Promise<void> {
  const since = new Date(deps.clock().getTime() - OBJECTION_TIME);
  for (const id of await ties.selectDueDeletions(deps.db, since)) {
    try {
      await paced(() => deps.db.transaction((tx) => deleteUnlessKept(tx, deps, id, since)));
    } catch (error) {
      // The last administrator stays: somebody has to name another one first.
      if (!(error instanceof Problem)) throw error;
      deps.log.warn({ err: error, user: id }, 'an account that a parent wants to be deleted stays');
    }
  }
}
