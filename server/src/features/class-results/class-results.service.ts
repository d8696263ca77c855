import {
  type ClassResults,
  type ExerciseMistakes,
  MISTAKES_SHOWN,
  type PupilResults,
  type PupilSheet,
} from '@codivia/contract/api/class-results';
import { addDays } from '@codivia/contract/text/local-days';
import type { Db } from '../../db/connect.ts';
import { momentsIn } from '../assignments/assignments.queries.ts';
import { readAssignments } from '../assignments/assignments.service.ts';
import type { ChallengeDeps } from '../challenges/challenges.service.ts';
import { recordView } from '../class-lessons/class-views.queries.ts';
import { selectLesson } from '../class-lessons/lesson-view.queries.ts';
import { exercisesInOrder, titleOf } from '../class-lessons/lesson-view.service.ts';
import { recordAccess } from '../classes/class-accesses.queries.ts';
import { ClassMemberNotFound, ClassNotFound } from '../classes/classes.errors.ts';
import * as queries from './class-results.queries.ts';
import { type AskedPeriod, weeksOf } from './result-period.ts';

/** Throws ClassNotFound. */
async function findClass(db: Db, reading: queries.Reading): Promise<queries.ReadClass> {
  const found = await queries.selectReadClass(db, reading);
  if (!found) throw ClassNotFound();
  return found;
}

/** Returns the assignments of a class that were open in weeks, without those that open later. */
async function openIn(
  deps: ChallengeDeps,
  { teacherId, classId }: queries.Reading,
  { time_zone, weeks, now }: { time_zone: string; weeks: readonly string[]; now: Date },
) {
  const days = [weeks[0] ?? '', addDays(weeks.at(-1) ?? '', 7)];
  const moments = await momentsIn(deps.db, time_zone, days);
  const [begins = now, ends = now] = days.map((day) => moments.get(day));
  const before = ends < now ? ends : now;
  return (await readAssignments(deps, teacherId, classId)).filter(
    ({ opens_at, due_at }) =>
      new Date(opens_at) <= before && new Date(due_at ?? opens_at) >= begins,
  );
}

/** Reads the results of a class, or of one member, in a period. Throws NoSuchPeriod. */
async function readResults(
  deps: ChallengeDeps,
  reading: queries.Reading,
  { time_zone }: queries.ReadClass,
  asked: AskedPeriod,
): Promise<ClassResults> {
  const now = deps.clock();
  const weeks = weeksOf(asked, time_zone, now);
  const assignments = await openIn(deps, reading, { time_zone, weeks, now });
  const ids = assignments.map(({ id }) => id);
  const marks = ids.length > 0 ? await queries.selectMarks(deps.db, reading, ids) : [];
  const byMember = new Map<string, PupilResults['marks']>();
  for (const { member_id, ...mark } of marks) {
    byMember.set(member_id, [...(byMember.get(member_id) ?? []), mark]);
  }
  const members = await queries.selectWeeks(deps.db, reading, weeks);
  const pupils = members.map((one) => ({ ...one, marks: byMember.get(one.id) ?? [] }));
  return { time_zone, read_at: now.toISOString(), weeks, assignments, pupils };
}

/** Returns the results of a class in a period. The look is recorded. Throws ClassNotFound or NoSuchPeriod. */
export async function readClassResults(
  deps: ChallengeDeps,
  reading: queries.Reading,
  asked: AskedPeriod,
): Promise<ClassResults> {
  const found = await findClass(deps.db, reading);
  await recordView(deps.db, reading.classId, reading.teacherId, deps.clock());
  return readResults(deps, reading, found, asked);
}

/** Returns the same results for a file, and records first that they are taken out. Throws what that throws. */
export async function exportClassResults(
  deps: ChallengeDeps,
  reading: queries.Reading,
  asked: AskedPeriod,
): Promise<ClassResults> {
  const found = await findClass(deps.db, reading);
  await record(deps, reading, 'export');
  return readResults(deps, reading, found, asked);
}

function record(
  { db, clock }: ChallengeDeps,
  { classId, teacherId, memberId }: queries.Reading,
  action: 'export' | 'sheet',
): Promise<void> {
  const access = { class_id: classId, actor_id: teacherId, action, at: clock() };
  return recordAccess(db, access, [memberId ?? null]);
}

/**
 * Returns the results of one member, for a talk with the parents, and records first that they are read. Throws
 * ClassNotFound, ClassMemberNotFound or NoSuchPeriod.
 */
export async function readPupilSheet(
  deps: ChallengeDeps,
  reading: queries.Reading & { memberId: string },
  asked: AskedPeriod,
): Promise<PupilSheet> {
  const found = await findClass(deps.db, reading);
  if (!found.is_member) throw ClassMemberNotFound();
  await record(deps, reading, 'sheet');
  const { pupils, ...period } = await readResults(deps, reading, found, asked);
  const [pupil] = pupils;
  if (!pupil) throw ClassMemberNotFound();
  return { ...period, class_name: found.name, pupil };
}

/**
 * Returns the commonest wrong answers of a class in a lesson, in the order of its exercises; those that are no longer
 * in it come last. Throws ClassNotFound.
 */
export async function readClassMistakes(
  { db, clock }: ChallengeDeps,
  reading: queries.Reading,
  lessonId: string,
): Promise<ExerciseMistakes[]> {
  await findClass(db, reading);
  const now = clock();
  await recordView(db, reading.classId, reading.teacherId, now);
  const count = MISTAKES_SHOWN;
  const rows = await queries.selectMistakes(db, reading, lessonId, { count, now });
  if (rows.length === 0) return [];
  const lesson = await selectLesson(db, lessonId);
  const exercises = lesson ? exercisesInOrder(lesson.content, lesson.exercises) : [];
  const titles = new Map(exercises.map((one) => [one.id, titleOf(one)]));
  const ids = new Set([...titles.keys(), ...rows.map(({ exercise_id }) => exercise_id)]);
  return [...ids]
    .map((id) => ({
      exercise_id: id,
      title: titles.get(id) ?? null,
      mistakes: rows
        .filter(({ exercise_id }) => exercise_id === id)
        .map(({ exercise_id: _, ...mistake }) => mistake),
    }))
    .filter(({ mistakes }) => mistakes.length > 0);
}
