import { CLASS_TEACHERS_MAX, type SchoolClass } from '@codivia/contract/api/classes';
import type { Db } from '../../db/connect.ts';
import { cleanEmail } from '../accounts/profile.service.ts';
import { findTeacherByEmail, holdTeacher } from '../teachers/teachers.queries.ts';
import { isMember } from './class-members.queries.ts';
import { countTeachers, deleteClassTeacher, insertTeacher } from './class-teachers.queries.ts';
import {
  InThisClass,
  LastTeacher,
  TeacherNotFound,
  TeachesAlready,
  TooManyTeachers,
} from './classes.errors.ts';
import { type ClassDeps, changeClass, inTaughtClass } from './classes.service.ts';

/**
 * Adds a teacher to a class that is locked. Throws TeacherNotFound, InThisClass, TooManyTeachers or TeachesAlready.
 */
export async function addTeacherTo(
  tx: Db,
  class_id: string,
  user_id: string | undefined,
  now: Date,
): Promise<void> {
  if (!user_id || !(await holdTeacher(tx, user_id))) throw TeacherNotFound();
  if (await isMember(tx, class_id, user_id)) throw InThisClass();
  const isNew = await insertTeacher(tx, { class_id, user_id, added_at: now });
  if (!isNew) throw TeachesAlready();
  if ((await countTeachers(tx, class_id)) > CLASS_TEACHERS_MAX) throw TooManyTeachers();
}

/** Adds a teacher by the address of the account. Throws ClassNotFound and what addTeacherTo throws. */
export function addClassTeacher(
  deps: ClassDeps,
  userId: string,
  id: string,
  email: string,
): Promise<SchoolClass> {
  return changeClass(deps, userId, id, async (tx) => {
    await addTeacherTo(tx, id, await findTeacherByEmail(tx, cleanEmail(email)), deps.clock());
  });
}

/** Removes a teacher from a class, or leaves it. Throws ClassNotFound, TeacherNotFound or LastTeacher. */
export async function removeClassTeacher(
  deps: ClassDeps,
  userId: string,
  id: string,
  teacherId: string,
): Promise<void> {
  await inTaughtClass(deps, userId, id, async (tx) => {
    if (!(await deleteClassTeacher(tx, id, teacherId))) throw TeacherNotFound();
    if ((await countTeachers(tx, id)) === 0) throw LastTeacher();
  });
}
