import type { LessonReview, ReviewState } from '@codivia/contract/api/admin-lesson-reviews';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { lockLesson } from '../admin-lessons/admin-lessons.queries.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import {
  LessonChangedSince,
  OwnLessonNotApproved,
  ReviewNotAsked,
} from './admin-lesson-reviews.errors.ts';
import {
  deleteReview,
  hasOtherAdministrator,
  putReview,
  selectReview,
} from './admin-lesson-reviews.queries.ts';

const person = (id: string | null, name: string | null) => (id ? { id, name } : null);

/** Returns the plan and the review of a lesson as an administrator sees them. Throws LessonNotFound. */
export async function readLessonReview(db: Db, adminId: string, id: string): Promise<LessonReview> {
  const found = await selectReview(db, id);
  if (!found || found.deleted_at) throw LessonNotFound();
  const { plan, review } = found;
  const authors = [review?.asked_by, found.saved_by].filter((one) => typeof one === 'string');
  const isAuthor = authors.includes(adminId);
  return {
    plan: plan && {
      publish_at: plan.publish_at?.toISOString() ?? null,
      planned_by: person(plan.planned_by, found.planner),
      refusal: plan.refusal,
    },
    review: review && {
      state: review.state,
      asked_by: person(review.asked_by, found.asker),
      asked_at: review.asked_at.toISOString(),
      approved_by: person(review.approved_by, found.approver),
      approved_at: review.approved_at?.toISOString() ?? null,
    },
    may_approve: !isAuthor || !(await hasOtherAdministrator(db, authors)),
  };
}

/**
 * Asks for a review of a lesson, approves it, or takes either back. Throws LessonNotFound, LessonChangedSince,
 * ReviewNotAsked or OwnLessonNotApproved.
 */
export function reviewLesson(
  { db, clock }: Deps,
  adminId: string,
  id: string,
  { state, revision }: { state: ReviewState | null; revision: number },
): Promise<LessonReview> {
  return db.transaction(async (tx) => {
    const locked = await lockLesson(tx, id);
    if (!locked || locked.deleted_at) throw LessonNotFound();
    if (locked.revision !== revision) throw LessonChangedSince();
    const { review, may_approve } = await readLessonReview(tx, adminId, id);
    const before = review?.state ?? null;
    const now = clock();
    if (state === before) return readLessonReview(tx, adminId, id);
    if (state === 'approved') {
      if (!review) throw ReviewNotAsked();
      if (!may_approve) throw OwnLessonNotApproved();
      const { asked_by, asked_at } = review;
      const asked = { asked_by: asked_by?.id ?? null, asked_at: new Date(asked_at) };
      const approved = { approved_by: adminId, approved_at: now };
      await putReview(tx, { lesson_id: id, state, ...asked, ...approved });
    } else if (state === 'ready') {
      const asked = { asked_by: adminId, asked_at: now, approved_by: null, approved_at: null };
      await putReview(tx, { lesson_id: id, state, ...asked });
    } else await deleteReview(tx, id);
    await recordAudit(tx, adminId, now, {
      action: 'update',
      subject: 'lesson',
      subject_id: id,
      label: locked.title,
      changes: [{ field: 'review', from: before, to: state }],
    });
    return readLessonReview(tx, adminId, id);
  });
}
