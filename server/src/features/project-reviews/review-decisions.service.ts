import type { AuditAction } from '@codivia/contract/api/admin-audit';
import type * as contract from '@codivia/contract/api/admin-published-projects';
import type { AdminPublishedProject } from '@codivia/contract/api/admin-published-projects';
import type { Input } from '@codivia/contract/api/endpoint';
import type { ReviewOutcome } from '@codivia/contract/api/project-reviews';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import type { JobKind } from '../../services/jobs.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { PublishedProjectNotFound } from '../published-projects/published-projects.errors.ts';
import { lockAuthor } from '../published-projects/published-projects.service.ts';
import { deleteIfRemoved } from '../shared-links/shared-links.service.ts';
import { readAdminPublished } from './admin-published.service.ts';
import {
  DecisionNeedsReason,
  NothingToDecide,
  NotSelectable,
  ReviewChanged,
} from './project-reviews.errors.ts';
import * as queries from './project-reviews.queries.ts';

/** A mail to the author about a decision. It names the member, so that the job is deleted with the account. */
export interface ReviewMail {
  decision_id: string;
  user_id: string;
}

export const reviewMail: JobKind<ReviewMail> = { name: 'project-review-mail', concurrency: 4 };

type Decision = Input<typeof contract.decidePublished>['body'];
type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockReview>>>;

/**
 * Returns the outcome of a decision about a project in its present state. A hidden one waits only when its author has
 * appealed.
 */
function outcomeOf(
  { state, pending_since }: queries.ReviewRow,
  decision: 'keep' | 'hide',
): ReviewOutcome {
  if (decision === 'keep') {
    if (state === 'hidden') return 'restore';
    if (!pending_since) throw NothingToDecide();
    return 'keep';
  }
  if (state !== 'hidden') return 'hide';
  if (!pending_since) throw NothingToDecide();
  return 'uphold';
}

/** Locks the project to be decided about. Throws PublishedProjectNotFound, or ReviewChanged after a newer change. */
async function lockSeen(
  tx: Db,
  adminId: string,
  id: string,
  seen: Pick<Decision, 'version' | 'updated_at'>,
): Promise<Locked> {
  const found = await queries.lockReview(tx, id, adminId);
  if (!found) throw PublishedProjectNotFound();
  const { review, published } = found;
  const isSame = published.updated_at.getTime() === Date.parse(seen.updated_at);
  if (!isSame || review.version !== seen.version) throw ReviewChanged();
  return found;
}

async function recordAct(
  tx: Db,
  adminId: string,
  now: Date,
  { published }: Locked,
  action: AuditAction,
  reason: string | null = null,
): Promise<void> {
  await recordAudit(tx, adminId, now, {
    action,
    subject: 'published_project',
    subject_id: published.id,
    label: published.title,
    changes: reason ? [{ field: 'reason', from: null, to: reason }] : [],
  });
}

/**
 * Keeps or hides a published project, settles its reports, and returns its new state. The decision about an appeal is
 * final. The author gets a mail, unless nothing has changed for them. A link that they have deleted is removed once
 * nothing hides it. Throws PublishedProjectNotFound, ReviewChanged, NothingToDecide or DecisionNeedsReason.
 */
export async function decidePublished(
  { db, clock, jobs }: JobDeps,
  adminId: string,
  id: string,
  input: Decision,
): Promise<AdminPublishedProject> {
  return db.transaction(async (tx) => {
    await lockAuthor(tx, id);
    const found = await lockSeen(tx, adminId, id, input);
    const { project_id, user_id } = found.published;
    const { state } = found.review;
    const outcome = outcomeOf(found.review, input.decision);
    const isHidden = input.decision === 'hide';
    if (isHidden && !input.reason) throw DecisionNeedsReason();
    const now = clock();
    const reason = isHidden ? input.reason : null;
    const made = { outcome, reason, words: input.words.trim(), decided_at: now };
    const decision_id = await queries.insertDecision(tx, {
      project_id,
      user_id,
      admin_id: adminId,
      ...made,
    });
    const after = isHidden ? ('hidden' as const) : ('open' as const);
    await queries.updateReview(tx, project_id, { state: after, pending_since: null });
    await queries.settleReports(tx, project_id, now);
    if (isHidden) await queries.leaveGallery(tx, id);
    await recordAct(tx, adminId, now, found, outcome, reason);
    if (isHidden || state !== 'open') await jobs.enqueue(tx, reviewMail, { decision_id, user_id });
    const decided = await readAdminPublished(tx, id);
    if (!isHidden) await deleteIfRemoved(tx, found.published);
    return decided;
  });
}

/**
 * Puts a project into the gallery or takes it out; repeating it changes nothing. Throws PublishedProjectNotFound,
 * ReviewChanged or NotSelectable.
 */
export async function selectForGallery(
  { db, clock }: JobDeps,
  adminId: string,
  id: string,
  { selected, ...seen }: Input<typeof contract.selectForGallery>['body'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockSeen(tx, adminId, id, seen);
    const { review, published } = found;
    const isSettled = review.state === 'open' && !review.pending_since;
    if (selected && !(isSettled && published.link_sha256 === null)) throw NotSelectable();
    const wanted = selected ? 'selected' : 'none';
    if (published.gallery === wanted) return;
    const now = clock();
    await queries.setGallery(tx, id, { gallery: wanted, ...(selected && { selected_at: now }) });
    await recordAct(tx, adminId, now, found, selected ? 'select' : 'deselect');
  });
}
