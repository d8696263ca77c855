import { OFFLINE_SECONDS, type PupilWork, stateOfCell } from '@codivia/contract/api/class-lessons';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { recordAccess } from '../classes/class-accesses.queries.ts';
import { ClassNotFound } from '../classes/classes.errors.ts';
import { WorkNotFound } from './class-lessons.errors.ts';
import { placesIn, titleOf } from './lesson-outline.ts';
import { selectLesson } from './lesson-view.queries.ts';
import {
  selectOpenThread,
  selectWork,
  selectWorkMember,
  type WorkFacts,
  type WorkMember,
  type WorkPlace,
} from './pupil-work.queries.ts';
import { writtenWork } from './written-work.ts';

/** An exercise whose work a teacher may read, with the pupil. */
export interface ReadableWork {
  member: WorkMember;
  exercise: AuthoredExercise;
  /** The steps of the lesson with this exercise. */
  steps: ReadonlySet<string>;
}

/**
 * Finds an assigned exercise and its pupil for a teacher of the class. Throws ClassNotFound when the caller does not
 * teach it or it has no such pupil, or WorkNotFound when the exercise is not assigned to the pupil or is gone.
 */
export async function findWork(
  db: Db,
  teacherId: string,
  place: WorkPlace,
  now: Date,
): Promise<ReadableWork> {
  const member = await selectWorkMember(db, teacherId, place, now);
  if (!member) throw ClassNotFound();
  const lesson = member.assigned ? await selectLesson(db, place.lesson) : undefined;
  const exercise = lesson?.exercises.find(({ id }) => id === place.exercise);
  if (!lesson || !exercise) throw WorkNotFound();
  const places = [...placesIn(lesson.content_fr), ...placesIn(lesson.content)];
  const here = places.filter(([, step]) => step.exercise === place.exercise);
  return { member, exercise, steps: new Set(here.map(([id]) => id)) };
}

function stateOf(facts: WorkFacts, steps: ReadonlySet<string>, now: number) {
  const { step, draft, tries, passed } = facts;
  const isOpen = step && steps.has(step.step_id) && now - step.seen_at < OFFLINE_SECONDS * 1000;
  const lastSign = isOpen ? Math.max(step.opened_at, draft?.at ?? 0) : null;
  return stateOfCell({ tries, passed, begun: draft !== null, lastSign }, now);
}

/** Returns what a pupil wrote last in an exercise since they joined, as a whole program. */
export async function latestWork(
  db: Db,
  place: WorkPlace,
  { member, exercise }: Pick<ReadableWork, 'member' | 'exercise'>,
) {
  const facts = await selectWork(db, place);
  const { draft, answer } = facts;
  const latest = draft && draft.at >= (answer?.at ?? 0) ? draft : answer;
  const language = draft?.language ?? member.language;
  const written = writtenWork(exercise, language, latest?.parts ?? {});
  const nothing = { ...written, files: null, answer: null };
  return { facts, language, written: latest ? written : nothing, at: latest?.at ?? null };
}

/**
 * Returns a pupil's work on an assigned exercise, as it was last kept. The reading is recorded before anything is read.
 * Throws ClassNotFound or WorkNotFound.
 */
export async function readPupilWork(
  { db, clock }: Deps,
  teacherId: string,
  place: WorkPlace,
): Promise<PupilWork> {
  const now = clock();
  const { member, exercise, steps } = await findWork(db, teacherId, place, now);
  const access = { class_id: place.classId, actor_id: teacherId, action: 'read', at: now } as const;
  await recordAccess(db, access, [place.memberId]);
  const { facts, language, written, at } = await latestWork(db, place, { member, exercise });
  const thread_id = await selectOpenThread(db, place, member.user_id);
  return {
    member: { id: place.memberId, name: member.name },
    exercise: { id: exercise.id, title: titleOf(exercise) },
    language,
    ...written,
    written_at: at === null ? null : new Date(at).toISOString(),
    state: stateOf(facts, steps, now.getTime()),
    tries: facts.tries,
    check: facts.last_check,
    thread_id,
  };
}
