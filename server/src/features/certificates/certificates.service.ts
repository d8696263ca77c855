import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { Certificate, ListedCertificate } from '@codivia/contract/api/certificates';
import type { Course } from '@codivia/contract/api/courses';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import type { Catalogue } from '../courses/courses.service.ts';
import { newCertificateId } from './certificate-id.ts';
import { CertificateNotFound, CourseNotCompleted } from './certificates.errors.ts';
import {
  type CertificateQueries,
  type CountedExercise,
  type FoundCertificate,
  selectCertificate,
  selectCourseCertificate,
  selectUserCertificates,
} from './certificates.queries.ts';
import { issuePathCertificates } from './path-certificates.service.ts';

function certificateOf({
  course_id: _,
  path_id: __,
  ...certificate
}: FoundCertificate): Certificate {
  const { completion_date, full_at, name_corrected_at } = certificate;
  return {
    ...certificate,
    completion_date: completion_date.toISOString(),
    full_at: full_at?.toISOString() ?? null,
    name_corrected_at: name_corrected_at?.toISOString() ?? null,
  };
}

/** Returns a certificate with its course or path, for a list. */
export function listed(found: FoundCertificate): ListedCertificate {
  const { course_id, path_id, course_title: title, course_title_fr: title_fr } = found;
  return { ...certificateOf(found), course: { id: path_id ?? course_id, title, title_fr } };
}

/**
 * The dependencies of the rules of certificates. A certificate is issued once; later changes of its member do not affect
 * it, except that it may become one of the next kind.
 */
export interface CertificateDeps extends Deps {
  queries: CertificateQueries;
  catalogue: Catalogue;
}

/** The result of looking at a course. */
interface Outcome {
  complete: boolean;
  /** The kind of the certificate that was issued now, or that an earlier one has become. */
  issued: 'basic' | 'full' | undefined;
}

/** The exercises of courses by their objects in the catalogue: a change of a lesson makes a new object. */
const countedExercises = new WeakMap<Course, Promise<CountedExercise[]>>();

function exercisesOf(queries: CertificateQueries, course: Course): Promise<CountedExercise[]> {
  const known = countedExercises.get(course) ?? queries.exercisesOf(course.id);
  countedExercises.set(course, known);
  known.catch(() => countedExercises.delete(course));
  return known;
}

/** Returns the ids of the lessons that count for a course: all that are active. */
export const lessonIdsOf = (course: Course | undefined): string[] =>
  (course?.lessons ?? []).map((lesson) => lesson.id);

/**
 * Tells whether every active lesson of the course is completed; if so, the certificate that was earned is issued, and
 * those of the paths that it completes.
 */
export async function completeCourse(
  deps: CertificateDeps,
  userId: string,
  courseId: string,
): Promise<Outcome> {
  const { queries, catalogue, clock } = deps;
  const course = catalogue.courses.get(courseId);
  const ids = lessonIdsOf(course);
  const complete = ids.length > 0 && (await queries.countCompleted(userId, ids)) === ids.length;
  if (!course || !complete) return { complete, issued: undefined };
  const exercises = await exercisesOf(queries, course);
  const id = newCertificateId();
  const request = { userId, course: courseId, id, now: clock(), exercises };
  const issued = await queries.issue(request);
  if (issued)
    await issuePathCertificates(deps, userId, await selectUserCertificates(deps.db, userId));
  return { complete, issued };
}

type Reader = Pick<SessionUser, 'id' | 'is_premium' | 'role'>;

/** Tells whether another check may raise the certificate of a course: premium may have begun since, or a process ended too early. */
const mayRise = (user: Reader, { kind, path_id }: FoundCertificate) =>
  path_id === null && (kind === 'attendance' || (kind === 'basic' && hasAllOfPremium(user)));

/** The member's certificate of a course. Throws CourseNotFound or CourseNotCompleted. */
export async function readCourseCertificate(
  deps: CertificateDeps,
  user: Reader,
  courseId: string,
): Promise<Certificate> {
  const { db, catalogue } = deps;
  const issued = await selectCourseCertificate(db, user.id, courseId);
  if (issued && !mayRise(user, issued)) return certificateOf(issued);
  // Issues the certificate when a process ended between the last completion and the issuing.
  await completeCourse(deps, user.id, courseId);
  const found = await selectCourseCertificate(db, user.id, courseId);
  if (found) return certificateOf(found);
  throw catalogue.courses.has(courseId) ? CourseNotCompleted() : CourseNotFound();
}

/**
 * Returns the complete courses without a certificate: a process ended too early, or last lessons were completed at
 * once.
 */
async function missingOf(deps: CertificateDeps, userId: string, issued: FoundCertificate[]) {
  const completed = new Set(await deps.queries.completedLessonsOf(userId));
  const certified = new Set(issued.map((certificate) => certificate.course_id));
  return [...deps.catalogue.courses.values()]
    .filter((course) => !certified.has(course.id) && course.lessons.length > 0)
    .filter((course) => lessonIdsOf(course).every((id) => completed.has(id)))
    .map((course) => course.id);
}

/** Returns the member's certificates, the latest first; missing ones are issued before, and others raised. */
export async function listCertificates(
  deps: CertificateDeps,
  user: Reader,
): Promise<ListedCertificate[]> {
  let issued = await selectUserCertificates(deps.db, user.id);
  const raisable = issued.filter((certificate) => mayRise(user, certificate));
  const due = [
    ...raisable.map((certificate) => certificate.course_id),
    ...(await missingOf(deps, user.id, issued)),
  ];
  for (const course of due) await completeCourse(deps, user.id, course);
  if (due.length > 0) issued = await selectUserCertificates(deps.db, user.id);
  const forPaths = await issuePathCertificates(deps, user.id, issued);
  return forPaths ? issuedTo(deps.db, user.id) : issued.map(listed);
}

/** The certificates that a member has now, the latest first. */
export async function issuedTo(db: Db, userId: string): Promise<ListedCertificate[]> {
  return (await selectUserCertificates(db, userId)).map(listed);
}

/** Returns the certificate with this id, for anyone. Throws CertificateNotFound. */
export async function verifyCertificate(
  { db }: CertificateDeps,
  id: string,
): Promise<ListedCertificate> {
  const found = await selectCertificate(db, id.toUpperCase());
  if (!found) throw CertificateNotFound();
  return listed(found);
}
