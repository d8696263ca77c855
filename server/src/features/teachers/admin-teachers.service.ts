import type {
  AdminTeacher,
  AdminTeachersQuery,
  setUserTeacher as call,
} from '@codivia/contract/api/admin-teachers';
import type { Input } from '@codivia/contract/api/endpoint';
import type { TeacherState } from '@codivia/contract/api/teachers';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { cleanName } from '../accounts/profile.service.ts';
import { findUser, isClassAddress } from '../accounts/users.queries.ts';
import { UserNotFound } from '../admin-users/admin-users.errors.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { deleteUnofferedFactor } from '../second-factor/second-factor.service.ts';
import { selectAdminTeachers } from './admin-teachers.queries.ts';
import { shownName } from './shown-names.service.ts';
import { teacherMail } from './teacher-mail.job.ts';
import type { TeacherOutcome } from './teachers.email.ts';
import { ClassAccount, TeacherFieldsMissing } from './teachers.errors.ts';
import * as queries from './teachers.queries.ts';
import { readTeacherState } from './teachers.service.ts';

type AdminTeacherDeps = JobDeps & { host: string };
type Decision = Input<typeof call>['body'];

export async function listAdminTeachers(
  db: Db,
  query: AdminTeachersQuery,
): Promise<AdminTeacher[]> {
  const found = await selectAdminTeachers(db, query);
  return found.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Throws UserNotFound. */
export async function readUserTeacher(db: Db, userId: string): Promise<TeacherState> {
  if (!(await findUser(db, userId))) throw UserNotFound();
  return readTeacherState(db, userId);
}

/** Grants the capability, or changes its fields; true when it was granted. Throws TeacherFieldsMissing. */
async function grant(
  tx: Db,
  { clock, host }: AdminTeacherDeps,
  userId: string,
  given: Decision,
): Promise<boolean> {
  const { teacher, request } = await queries.selectTeacherState(tx, userId);
  const shown_as = given.shown_as ?? teacher?.shown_as ?? request?.shown_as;
  const school = given.school ?? teacher?.school ?? request?.school;
  if (!shown_as || !school) throw TeacherFieldsMissing();
  const fields = { shown_as: shownName(shown_as, host), school: cleanName(school) };
  await queries.upsertTeacher(tx, { user_id: userId, ...fields, granted_at: clock() });
  await queries.deleteRequest(tx, userId);
  return !teacher;
}

/** Applies a decision. Returns its outcome; undefined when nothing has to be told. */
async function decide(
  tx: Db,
  deps: AdminTeacherDeps,
  userId: string,
  given: Decision,
): Promise<TeacherOutcome | undefined> {
  if (given.teacher) return (await grant(tx, deps, userId, given)) ? 'granted' : undefined;
  if (await queries.holdTeacher(tx, userId)) {
    await queries.deleteTeacher(tx, userId);
    await deleteUnofferedFactor(deps, tx, userId);
    return 'withdrawn';
  }
  const reason = given.reason?.trim() || null;
  const isDeclined = await queries.declineRequest(tx, userId, reason, deps.clock());
  return isDeclined ? 'declined' : undefined;
}

const ACTIONS = { granted: 'grant', withdrawn: 'withdraw', declined: 'decline' } as const;

/**
 * Grants or withdraws the capability of a teacher, or declines a request; the audit log records it, and the person is
 * mailed (docs/product.md#teachers). Withdrawn, it ends at once, and the classes stay. Throws UserNotFound, ClassAccount,
 * TeacherFieldsMissing, and the refusals of shownName.
 */
export function setUserTeacher(
  deps: AdminTeacherDeps,
  adminId: string,
  userId: string,
  given: Decision,
): Promise<TeacherState> {
  const { db, clock, jobs } = deps;
  return db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw UserNotFound();
    if (isClassAddress(user.email)) throw ClassAccount();
    const outcome = await decide(tx, deps, userId, given);
    if (outcome) {
      const subject = { subject: 'teacher', subject_id: userId, label: null } as const;
      await recordAudit(tx, adminId, clock(), { action: ACTIONS[outcome], ...subject });
      const reason = given.reason?.trim() ?? '';
      await jobs.enqueue(tx, teacherMail, { user_id: userId, outcome, reason });
    }
    return readTeacherState(tx, userId);
  });
}
