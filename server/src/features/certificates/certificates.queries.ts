import type { Certificate } from '@codivia/contract/certificates';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Db } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { certificates } from './certificates.table.ts';

/**
 * $1 member, $2 course, $3 id of the certificate, which is issued when every active lesson of the
 * course is completed and there is none yet.
 */
const ISSUE = `
  insert into certificates (certificate_id, user_id, user_name, course_id, course_title,
    course_title_fr, total_xp, total_lessons, completion_date)
  select $3, u.id, u.name, c.id, c.title, c.title_fr,
    (select sum(xp_awarded) from progress where user_id = $1 and course_id = $2),
    count(*), max(p.completed_at)
  from users u
  join courses c on c.id = $2 and c.is_active
  join lessons l on l.course_id = c.id and l.is_active
  join progress p on p.user_id = $1 and p.lesson_id = l.id and p.completed_at is not null
  where u.id = $1
  group by u.id, c.id
  having count(*) = (select count(*) from lessons where course_id = $2 and is_active)
  on conflict (user_id, course_id) do nothing`;

/** $1 member, $2 lessons. */
const COUNT_COMPLETED = `
  select count(*)::integer as completed from progress
  where user_id = $1 and lesson_id = any($2::text[]) and completed_at is not null`;

/** Prepares the counting of those lessons that a member has completed. */
function prepareCountCompleted(database: Database) {
  const count = statement<{ completed: number }>(database, 'count_completed', COUNT_COMPLETED);
  return async (userId: string, lessonIds: string[]): Promise<number> =>
    (await count([userId, lessonIds]))[0]?.completed ?? 0;
}

/** Prepares the issuing of a certificate for a complete course: once, however often it is asked for. */
function prepareIssue(database: Database) {
  const issue = statement(database, 'issue_certificate', ISSUE);
  return async (userId: string, courseId: string, id: string): Promise<void> => {
    await issue([userId, courseId, id]);
  };
}

/** Prepares what completing a course asks. */
export function prepareCertificates(database: Database) {
  return { countCompleted: prepareCountCompleted(database), issue: prepareIssue(database) };
}

export type CertificateQueries = ReturnType<typeof prepareCertificates>;

type Found<T> = Omit<T, 'completion_date'> & { completion_date: Date };

/** What a certificate shows: the name and the course as they were when it was issued. */
const SHOWN = {
  user_name: certificates.user_name,
  course_title: certificates.course_title,
  course_title_fr: certificates.course_title_fr,
  total_xp: certificates.total_xp,
  total_lessons: certificates.total_lessons,
  completion_date: certificates.completion_date,
  certificate_id: certificates.certificate_id,
};

function selectCertificates(db: Db) {
  return db
    .select({ ...SHOWN, course_id: certificates.course_id })
    .from(certificates)
    .$dynamic();
}

export type FoundCertificate = Found<Certificate> & { course_id: string };

/** The member's certificate of a course. */
export async function selectCourseCertificate(
  db: Db,
  userId: string,
  courseId: string,
): Promise<FoundCertificate | undefined> {
  const mine = and(eq(certificates.user_id, userId), eq(certificates.course_id, courseId));
  return (await selectCertificates(db).where(mine))[0];
}

/** The certificate with this id, whoever's it is. */
export async function selectCertificate(db: Db, id: string): Promise<FoundCertificate | undefined> {
  return (await selectCertificates(db).where(eq(certificates.certificate_id, id)))[0];
}

/** The member's certificates, the latest first. */
export function selectUserCertificates(db: Db, userId: string): Promise<FoundCertificate[]> {
  return selectCertificates(db)
    .where(eq(certificates.user_id, userId))
    .orderBy(desc(certificates.completion_date), desc(certificates.certificate_id));
}
