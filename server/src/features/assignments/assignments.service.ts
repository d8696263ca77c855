import {
  ASSIGNMENTS_MAX,
  type Assignment,
  type ClassAssignments,
  type NewAssignment,
} from '@codivia/contract/api/assignments';
import type { Db } from '../../db/connect.ts';
import { type ChallengeDeps, selectPlanned } from '../challenges/challenges.service.ts';
import { ClassArchived, ClassMemberNotFound, ClassNotFound } from '../classes/classes.errors.ts';
import { expectLicence, targetsOf } from './assignable.ts';
import * as errors from './assignments.errors.ts';
import * as queries from './assignments.queries.ts';

type Plan = Pick<NewAssignment, 'opens_local' | 'due_local' | 'member_ids'>;

/** Throws ClassNotFound. */
async function taught(db: Db, userId: string, classId: string): Promise<queries.TaughtClass> {
  const found = await queries.findTaught(db, userId, classId);
  if (!found) throw ClassNotFound();
  return found;
}

/** Locks a class in which things may change. Throws ClassNotFound or ClassArchived. */
async function lock(tx: Db, userId: string, classId: string): Promise<queries.TaughtClass> {
  const found = await queries.lockTaught(tx, userId, classId);
  if (!found) throw ClassNotFound();
  if (found.archived_at) throw ClassArchived();
  return found;
}

/** Returns an assignment in the form of the API; challenges have their titles and their state from their files. */
function shown(
  { title_en, title_fr, is_premium, ...row }: queries.AssignmentRow,
  challenges: Map<string, { title: Assignment['title']; open: boolean }>,
): Assignment {
  const challenge = challenges.get(row.challenge_id ?? '');
  return {
    ...row,
    title: challenge?.title ?? { en: title_en, fr: title_fr },
    is_premium: challenge ? !challenge.open : (is_premium ?? false),
    gone: row.kind === 'challenge' ? !challenge : is_premium === null,
  };
}

/** Returns the assignments of a class that the member teaches, or one of them. */
export async function readAssignments(
  deps: ChallengeDeps,
  userId: string,
  classId: string,
  assignmentId?: string,
): Promise<Assignment[]> {
  const rows = await queries.selectAssignments(deps.db, userId, classId, assignmentId);
  const planned = rows.some(({ challenge_id }) => challenge_id) ? await selectPlanned(deps) : [];
  const published = planned.filter((one) => one.published).map((one) => [one.id, one] as const);
  return rows.map((row) => shown(row, new Map(published)));
}

/** Returns what a class has to do. Throws ClassNotFound. */
export async function listAssignments(
  deps: ChallengeDeps,
  userId: string,
  classId: string,
): Promise<ClassAssignments> {
  const { time_zone, seats, until } = await taught(deps.db, userId, classId);
  const licence =
    seats !== null && until !== null && until > deps.clock()
      ? { seats, until: until.toISOString() }
      : null;
  return { time_zone, licence, assignments: await readAssignments(deps, userId, classId) };
}

/** Throws NoSuchDay for a day that the calendar does not have. */
function checkDay(local: string): void {
  const day = local.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) throw errors.NoSuchDay();
}

/** Returns dates and members of plans as they are stored. Throws NoSuchDay, DueBeforeOpening or ClassMemberNotFound. */
async function stored(tx: Db, { id, time_zone }: queries.TaughtClass, plans: readonly Plan[]) {
  const locals = plans.flatMap(({ opens_local, due_local }) =>
    due_local === undefined ? [opens_local] : [opens_local, due_local],
  );
  locals.forEach(checkDay);
  const moments = await queries.momentsIn(tx, time_zone, locals);
  const at = (local: string) => moments.get(local) as Date;
  const members = new Set(plans.flatMap(({ member_ids }) => member_ids ?? []));
  if (members.size > 0 && (await queries.countPresent(tx, id, [...members])) < members.size) {
    throw ClassMemberNotFound();
  }
  return plans.map(({ opens_local, due_local, member_ids = [] }) => {
    const opens_at = at(opens_local);
    const due_at = due_local === undefined ? null : at(due_local);
    if (due_at && due_at <= opens_at) throw errors.DueBeforeOpening();
    return { opens_at, due_at, for_all: member_ids.length === 0, member_ids };
  });
}

/** Equal for two assignments of the same to the same members with the same dates. */
function keyOf({
  lesson_id,
  exercise_id,
  challenge_id,
  opens_at,
  due_at,
  for_all,
  member_ids,
}: queries.Stored) {
  const what = [lesson_id, exercise_id, challenge_id];
  return JSON.stringify([...what, opens_at, due_at, for_all, member_ids.toSorted()]);
}

/**
 * Assigns all of this or nothing; what the class has already with the same dates is not made twice. Throws
 * ClassNotFound, ClassArchived, NotAssignable, LicenceNeeded, TooManyAssignments, and the errors of `stored`.
 */
export async function createAssignments(
  deps: ChallengeDeps,
  userId: string,
  classId: string,
  wanted: readonly NewAssignment[],
): Promise<ClassAssignments> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const owner = await lock(tx, userId, classId);
    const plans = await stored(tx, owner, wanted);
    const targets = await targetsOf({ ...deps, db: tx }, wanted);
    const made = targets.map((target, index) => ({
      ...target,
      ...(plans[index] as (typeof plans)[0]),
    }));
    expectLicence(owner.until, now, made);
    const present = await queries.selectStored(tx, classId);
    const keys = new Set(present.map(keyOf));
    const fresh = made.filter((one) => !keys.has(keyOf(one)) && keys.add(keyOf(one)));
    if (present.length + fresh.length > ASSIGNMENTS_MAX) throw errors.TooManyAssignments();
    const from = { class_id: classId, created_by: userId, created_at: now };
    const rows = fresh.map(({ is_premium: _, ...one }, index) => ({
      ...one,
      ...from,
      position: present.length + index,
    }));
    if (rows.length > 0) await queries.insertAssignments(tx, rows);
  });
  return listAssignments(deps, userId, classId);
}

/**
 * Changes the dates of an assignment and for whom it is. Throws ClassNotFound, ClassArchived, AssignmentNotFound,
 * AssignmentChanged, LicenceNeeded when a Premium lesson is to open at another time without one, and the errors of
 * `stored`.
 */
export async function changeAssignment(
  deps: ChallengeDeps,
  userId: string,
  { id: classId, assignment_id }: { id: string; assignment_id: string },
  { revision, ...plan }: Plan & { revision: number },
): Promise<Assignment> {
  const find = async (db: Db) => {
    const [found] = await readAssignments({ ...deps, db }, userId, classId, assignment_id);
    if (!found) throw errors.AssignmentNotFound();
    return found;
  };
  return deps.db.transaction(async (tx) => {
    const owner = await lock(tx, userId, classId);
    const before = await find(tx);
    if (before.revision !== revision) throw errors.AssignmentChanged(before);
    const [changed] = await stored(tx, owner, [plan]);
    if (!changed) throw errors.AssignmentNotFound();
    if (changed.opens_at.toISOString() !== before.opens_at) {
      expectLicence(owner.until, deps.clock(), [{ ...before, ...changed }]);
    }
    await queries.updateAssignment(tx, assignment_id, changed);
    return find(tx);
  });
}

/** Takes an assignment back, as often as it is asked. Throws ClassNotFound, ClassArchived or AssignmentNotFound. */
export async function removeAssignment(
  { db, clock }: ChallengeDeps,
  userId: string,
  { id: classId, assignment_id }: { id: string; assignment_id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, userId, classId);
    const removed = await queries.markRemoved(tx, classId, assignment_id, clock());
    if (!removed) throw errors.AssignmentNotFound();
  });
}
