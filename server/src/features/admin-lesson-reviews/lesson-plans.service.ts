import { type LessonReview, PLAN_DAYS_MAX } from '@codivia/contract/api/admin-lesson-reviews';
import type { Bilingual } from '@codivia/contract/api/language';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../errors.ts';
import { scheduled } from '../../services/jobs.ts';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import { CourseOfLessonDeleted } from '../admin-lessons/admin-lessons.errors.ts';
import {
  acceptsLessons,
  type LessonRow,
  lockLesson,
} from '../admin-lessons/admin-lessons.queries.ts';
import { checkLesson, mayBeActive, saveChanges } from '../admin-lessons/admin-lessons.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import {
  LessonPublished,
  PlanInPast,
  PlannerGone,
  PlanTooLate,
} from './admin-lesson-reviews.errors.ts';
import {
  deletePlan,
  isAdministrator,
  putPlan,
  selectDuePlan,
  selectDuePlans,
  selectReview,
} from './admin-lesson-reviews.queries.ts';
import { readLessonReview } from './admin-lesson-reviews.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs every minute, so that a lesson is published a minute late at most. */
export const plannedPublication = scheduled('lesson-publication', '* * * * *');

async function lockToPlan(tx: Db, id: string): Promise<LessonRow> {
  const locked = await lockLesson(tx, id);
  if (!locked || locked.deleted_at) throw LessonNotFound();
  return locked;
}

async function recordPlan(
  tx: Db,
  actor: string,
  at: Date,
  { id, title }: Pick<LessonRow, 'id' | 'title'>,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<void> {
  const change = { from: from?.toISOString() ?? null, to: to?.toISOString() ?? null };
  await recordAudit(tx, actor, at, {
    action: 'update',
    subject: 'lesson',
    subject_id: id,
    label: title,
    changes: [{ field: 'publish_at', ...change }],
  });
}

/**
 * Plans to publish a draft. It has to be one that can be published now, so that its author hears at once what it lacks.
 * Throws LessonNotFound, PlanInPast, PlanTooLate, LessonPublished, ContentRefused or ExercisesUnproven.
 */
export function planLesson(
  { db, clock }: Deps,
  adminId: string,
  id: string,
  moment: string,
): Promise<LessonReview> {
  const now = clock();
  const publish_at = new Date(moment);
  return db.transaction(async (tx) => {
    const locked = await lockToPlan(tx, id);
    if (locked.is_active) throw LessonPublished();
    if (publish_at <= now) throw PlanInPast();
    if (publish_at.getTime() > now.getTime() + PLAN_DAYS_MAX * DAY_MS) throw PlanTooLate();
    const wanted = { ...locked, is_active: true };
    await checkLesson(tx, wanted, false);
    const saving = { saved_by: adminId, saved_at: now, origin: 'panel' } as const;
    await mayBeActive(tx, undefined, wanted, wanted, saving);
    const before = (await selectReview(tx, id))?.plan?.publish_at ?? null;
    await putPlan(tx, { lesson_id: id, publish_at, planned_by: adminId, refusal: null });
    if (before?.getTime() !== publish_at.getTime())
      await recordPlan(tx, adminId, now, locked, { from: before, to: publish_at });
    return readLessonReview(tx, adminId, id);
  });
}

/** Takes a plan back, or the notice that it was refused. Throws LessonNotFound. */
export function cancelPlan(
  { db, clock }: Deps,
  adminId: string,
  id: string,
): Promise<LessonReview> {
  return db.transaction(async (tx) => {
    const locked = await lockToPlan(tx, id);
    const from = (await selectReview(tx, id))?.plan?.publish_at ?? null;
    await deletePlan(tx, id);
    if (from) await recordPlan(tx, adminId, clock(), locked, { from, to: null });
    return readLessonReview(tx, adminId, id);
  });
}

/** Publishes a draft as its planner would, if its plan is still due. Throws what refuses that. */
async function publishDue(tx: Db, id: string, now: Date): Promise<void> {
  const locked = await lockLesson(tx, id);
  const plan = locked && (await selectDuePlan(tx, id, now));
  if (!plan) return;
  const { planned_by } = plan;
  if (!planned_by || !(await isAdministrator(tx, planned_by))) throw PlannerGone();
  const { course_id } = locked;
  if (course_id && !(await acceptsLessons(tx, course_id))) throw CourseOfLessonDeleted();
  const saving = { saved_by: planned_by, saved_at: now, origin: 'panel' } as const;
  await saveChanges(tx, locked, { is_active: true }, saving);
}

/** Ends a plan that was refused: the lesson stays a draft, and its authors see the reason. */
async function refuseDue(tx: Db, id: string, now: Date, refusal: Bilingual): Promise<void> {
  const locked = await lockLesson(tx, id);
  const plan = locked && (await selectDuePlan(tx, id, now));
  if (!plan) return;
  await putPlan(tx, { ...plan, publish_at: null, refusal });
}

/** Publishes the lessons whose time has come. One that fails for another reason than a refusal is tried again. */
export async function publishPlanned(deps: EditingDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const failures: unknown[] = [];
  for (const id of await selectDuePlans(db, now)) {
    try {
      await edit(deps, (tx) => publishDue(tx, id, now));
    } catch (error) {
      if (error instanceof Problem) {
        await db.transaction((tx) => refuseDue(tx, id, now, error.detail));
      } else failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'lessons could not be published');
}
