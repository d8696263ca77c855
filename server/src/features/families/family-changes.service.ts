import { CONSENT_VERSION, type FamilySwitches } from '@codivia/contract/api/family';
import type { Db } from '../../db/connect.ts';
import type { Deps, JobDeps } from '../../deps.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { applyPermissions } from '../permissions/closing.service.ts';
import { updateOpen } from '../portfolio/portfolio.queries.ts';
import { deleteUnlisted } from '../project-files/project-files.queries.ts';
import * as published from '../published-projects/published-projects.queries.ts';
import { ChildNotFound, PublicItemNotFound } from './families.errors.ts';
import type { ConsentAction } from './families.table.ts';
import { childMail } from './family-mail.ts';
import { deleteLinksAbout, type FamilyCaller } from './parent-links.queries.ts';
import { deleteIfUntied } from './parents.queries.ts';
import * as ties from './ties.queries.ts';

/** Tells whether a parent sees and decides about the child of a tie by the link they call with. */
export const isShown = (parent: FamilyCaller, { child_id, state }: ties.Tie): boolean =>
  state === 'accepted' && (parent.only_child === null || parent.only_child === child_id);

/**
 * Changes something of a parent's own child: the child's row and the tie are locked until the transaction ends. Throws
 * ChildNotFound.
 */
export function inFamily<Result>(
  { db }: Deps,
  parent: FamilyCaller,
  childId: string,
  change: (tx: Db, tie: ties.Tie) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, childId);
    const tie = await ties.lockTie(tx, parent.id, childId);
    if (!tie || !isShown(parent, tie)) throw ChildNotFound();
    return change(tx, tie);
  });
}

/** Records a decision of a parent, and closes what is closed by it. */
async function decided(
  tx: Db,
  deps: Deps,
  { child_id, version }: ties.Tie,
  action: ConsentAction,
  allowed: string[],
): Promise<void> {
  const by = { version: version ?? CONSENT_VERSION, by: 'parent' as const };
  await ties.record(tx, { ...by, child_id, at: deps.clock(), action, allowed });
  await applyPermissions(tx, deps, child_id);
}

/** Sets what a child may do, and closes what is public without it. Throws ChildNotFound. */
export function setSwitches(
  deps: Deps,
  parent: FamilyCaller,
  childId: string,
  wanted: FamilySwitches,
): Promise<void> {
  return inFamily(deps, parent, childId, async (tx, tie) => {
    const switches = ties.switchesOf(wanted);
    if (JSON.stringify(switches) === JSON.stringify(ties.switchesOf(tie))) return;
    await ties.updateTie(tx, tie, switches);
    await decided(tx, deps, tie, 'change', ties.allowedBy(switches));
  });
}

/** Ends the weekly mail about a child, by its link; nothing happens when it has ended before. */
export function endWeeklyMail(deps: Deps, parentId: string, childId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, childId);
    const tie = await ties.lockTie(tx, parentId, childId);
    if (tie?.state !== 'accepted' || !tie.weekly_mail) return;
    const switches = { ...ties.switchesOf(tie), weekly_mail: false };
    await ties.updateTie(tx, tie, switches);
    await decided(tx, deps, tie, 'change', ties.allowedBy(switches));
  });
}

/** Closes the portfolio, or a project or link by its address. Throws ChildNotFound or PublicItemNotFound. */
export function closePublicItem(
  deps: Deps,
  parent: FamilyCaller,
  childId: string,
  itemId: string,
): Promise<void> {
  return inFamily(deps, parent, childId, async (tx) => {
    if (itemId === 'portfolio') {
      if (!(await updateOpen(tx, childId, false))) throw PublicItemNotFound();
      return;
    }
    if ((await published.selectAuthor(tx, itemId)) !== childId) throw PublicItemNotFound();
    const closed = await published.deleteAnyPublished(tx, itemId);
    if (!closed) throw PublicItemNotFound();
    await published.deleteCopy(tx, childId, closed.project_id);
    await deleteUnlisted(tx, childId);
  });
}

/** Withdraws the agreement of a parent for a child, and tells the child. Throws ChildNotFound. */
export function leaveChild(deps: JobDeps, parent: FamilyCaller, childId: string): Promise<void> {
  return inFamily(deps, parent, childId, async (tx, tie) => {
    await ties.deleteTie(tx, tie);
    await decided(tx, deps, tie, 'withdraw', []);
    await deps.jobs.enqueue(tx, childMail, { user_id: childId, kind: 'left' });
    await deleteLinksAbout(tx, parent.id, childId);
    await deleteIfUntied(tx, parent.id);
  });
}

/**
 * Withdraws every agreement that the link of a parent shows. With a link to all children it also takes back questions
 * that were not answered, and deletes the address.
 */
export async function deleteParent(deps: JobDeps, parent: FamilyCaller): Promise<void> {
  for (const { tie } of await ties.selectTiesOfParent(deps.db, parent.id)) {
    if (isShown(parent, tie)) await leaveChild(deps, parent, tie.child_id);
    else if (parent.only_child === null) await ties.deleteTie(deps.db, tie);
  }
  await deps.db.transaction((tx) => deleteIfUntied(tx, parent.id));
}
