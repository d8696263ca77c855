import type { Certificate } from '@codivia/contract/certificates';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Db } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { users } from '../accounts/accounts.table.ts';
import { certificates } from './certificates.table.ts';

/**
 * $1 member, $2 course, $3 id for a new certificate. Looks at a course as it stands now and, when
 * every active lesson of it is completed, issues the member's certificate unless there is one.
 * A course without active lessons is never complete.
 */
const COMPLETE_COURSE = `
  with course as (
    select c.id, c.title, c.title_fr,
      count(*)::int as lessons,
      count(p.completed_at) = count(*) as complete,
      max(p.completed_at) as completed_at
    from courses c
    join lessons l on l.course_id = c.id and l.is_active
    left join progress p on p.user_id = $1 and p.lesson_id = l.id
    where c.id = $2 and c.is_active
    group by c.id
  ), issued as (
    insert into certificates (certificate_id, user_id, course_id, course_title, course_title_fr,
      total_xp, total_lessons, completion_date)
    select $3, $1, id, title, title_fr,
      (select sum(xp_awarded) from progress where user_id = $1 and course_id = $2),
      lessons, completed_at
    from course where complete
    on conflict (user_id, course_id) do nothing
  )
  select complete from course`;

/** Prepares the one statement that says whether a course is complete and then issues its certificate. */
export function prepareCompleteCourse(database: Database) {
  const complete = statement<{ complete: boolean }>(database, 'complete_course', COMPLETE_COURSE);
  return async (userId: string, courseId: string, newId: string): Promise<boolean> =>
    (await complete([userId, courseId, newId]))[0]?.complete ?? false;
}

type Found<T> = Omit<T, 'completion_date'> & { completion_date: Date };

/** What a certificate shows: the course as it was, and the member's name as it is. */
const SHOWN = {
  user_name: users.name,
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
    .innerJoin(users, eq(users.id, certificates.user_id))
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
