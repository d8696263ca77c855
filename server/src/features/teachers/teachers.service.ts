import type { Input } from '@codivia/contract/api/endpoint';
import type * as contract from '@codivia/contract/api/teachers';
import type { TeacherState } from '@codivia/contract/api/teachers';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { cleanName } from '../accounts/profile.service.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { shownName } from './shown-names.service.ts';
import { AlreadyTeacher, TeachersOnly } from './teachers.errors.ts';
import * as queries from './teachers.queries.ts';

/** The dependencies of the rules of teachers; `host` is the host of the platform. */
export type TeacherDeps = Deps & { host: string };

/** Tells whether an account is a teacher's, or has asked to become one. */
export async function readTeacherState(db: Db, userId: string): Promise<TeacherState> {
  const { teacher, request } = await queries.selectTeacherState(db, userId);
  return {
    teacher: teacher && {
      shown_as: teacher.shown_as,
      school: teacher.school,
      granted_at: teacher.granted_at.toISOString(),
    },
    request: request && {
      shown_as: request.shown_as,
      school: request.school,
      proof: request.proof,
      asked_at: request.asked_at.toISOString(),
      declined_at: request.declined_at?.toISOString() ?? null,
      decline_reason: request.decline_reason,
    },
  };
}

/**
 * Asks for the capability of a teacher; asked again, the request takes the place of the one before. Throws the refusals
 * of expectAllowed and shownName, and AlreadyTeacher.
 */
export function askToTeach(
  { db, clock, host }: TeacherDeps,
  userId: string,
  { shown_as, school, proof }: Input<typeof contract.askToTeach>['body'],
): Promise<TeacherState> {
  const request = {
    user_id: userId,
    shown_as: shownName(shown_as, host),
    school: cleanName(school),
    proof: cleanName(proof),
    asked_at: clock(),
  };
  return db.transaction(async (tx) => {
    // The right that class accounts and members under 15 lack, whatever their parents allow.
    await expectAllowed(tx, userId, 'api');
    if (await queries.holdTeacher(tx, userId)) throw AlreadyTeacher();
    await queries.replaceRequest(tx, request);
    return readTeacherState(tx, userId);
  });
}

/** Takes the request back; without one nothing changes. */
export async function withdrawTeacherRequest({ db }: Deps, userId: string): Promise<TeacherState> {
  await queries.deleteRequest(db, userId);
  return readTeacherState(db, userId);
}

/** Changes the name that pupils read, and the school. Throws TeachersOnly, and the refusals of shownName. */
export async function updateTeacher(
  { db, host }: TeacherDeps,
  userId: string,
  { shown_as, school }: Input<typeof contract.updateTeacher>['body'],
): Promise<TeacherState> {
  const fields = { shown_as: shownName(shown_as, host), school: cleanName(school) };
  if (!(await queries.updateTeacherOf(db, userId, fields))) throw TeachersOnly();
  return readTeacherState(db, userId);
}
