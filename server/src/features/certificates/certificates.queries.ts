import { type Certificate, FULL_CERTIFICATE_PERCENT } from '@codivia/contract/api/certificates';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import { premiumSql } from '../accounts/premium.queries.ts';
import {
  certificateSubject,
  certificates,
  isAttendanceSql,
  shownKind,
} from './certificates.table.ts';
import { preparePathIssue } from './path-certificates.queries.ts';

type StoredKind = typeof certificates.$inferSelect.kind;

/** True for premium members and administrators: the licence of a class gives no full certificate. */
const HAS_PREMIUM = `(u.role = 'admin' or ${premiumSql('u', '$4')})`;

/**
 * $1 member, $2 course, $3 id of the certificate, $4 now, then of the course's exercises $5 the lessons, $6 the ids, $7
 * whether each is the project, whose title is $8 in English and $9 in French. A certificate is issued when every active
 * lesson of the course is completed and there is none yet. A record of attendance becomes the basic one, and that the
 * full one, when it is earned, and keeps id, name and date; a full one stays. Returns a row when it has issued or
 * raised one.
 */
const ISSUE = `
  with lesson as (
    select id from lessons where course_id = $2 and is_active
  ), completion as (
    select count(*) as lessons, max(p.completed_at) as at
    from lesson join progress p
      on p.user_id = $1 and p.lesson_id = lesson.id and p.completed_at is not null
  ), exercise as (
    select * from unnest($5::text[], $6::text[], $7::boolean[]) as e(lesson_id, id, is_project)
  ), tally as (
    select count(*) as total, count(r.passed_at) as solved,
      coalesce(bool_and(r.passed_at is not null) filter (where is_project), true) as project_done
    from exercise left join exercise_results r
      on r.user_id = $1 and r.lesson_id = exercise.lesson_id and r.exercise_id = exercise.id
  ), earned as (
    select tally.*, total > 0 and project_done
      and solved * 100 >= total * ${FULL_CERTIFICATE_PERCENT} as is_full
    from tally
  )
  insert into certificates as existing (certificate_id, user_id, user_name, course_id, course_title,
    course_title_fr, total_xp, total_lessons, completion_date, exercises_solved, exercises_total,
    kind, full_at, skills_en, skills_fr, project_title, project_title_fr)
  select $3, u.id, u.name, c.id, c.title, c.title_fr,
    (select sum(xp_awarded) from progress where user_id = $1 and course_id = $2),
    completion.lessons, completion.at, earned.solved, earned.total,
    case when f.full then 'full' else 'basic' end,
    case when f.full then $4::timestamptz end,
    case when f.full then c.skills_en else '[]' end,
    case when f.full then c.skills_fr else '[]' end,
    case when f.full then $8::text end,
    case when f.full then $9::text end
  from users u
  join courses c on c.id = $2 and c.is_active
  cross join completion cross join earned
  cross join lateral (select earned.is_full and ${HAS_PREMIUM} as full) f
  where u.id = $1 and completion.lessons > 0
    and completion.lessons = (select count(*) from lesson)
  on conflict (user_id, course_id) do update set
    kind = excluded.kind, full_at = excluded.full_at,
    exercises_solved = excluded.exercises_solved, exercises_total = excluded.exercises_total,
    skills_en = excluded.skills_en, skills_fr = excluded.skills_fr,
    project_title = excluded.project_title, project_title_fr = excluded.project_title_fr
    where existing.kind = 'basic' and (excluded.kind = 'full' or (${isAttendanceSql('existing.exercises_solved', 'existing.exercises_total')}
      and not ${isAttendanceSql('excluded.exercises_solved', 'excluded.exercises_total')}))
  returning kind`;

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

/** $1 member. */
const COMPLETED_LESSONS = `
  select lesson_id from progress where user_id = $1 and completed_at is not null`;

/** Prepares the reading of the lessons a member has completed. */
function prepareCompletedLessons(database: Database) {
  const lessons = statement<{ lesson_id: string }>(
    database,
    'completed_lessons',
    COMPLETED_LESSONS,
  );
  return async (userId: string): Promise<string[]> =>
    (await lessons([userId])).map((row) => row.lesson_id);
}

/**
 * Prepares the issuing of a certificate for a complete course, once, however often it is called. Returns the kind that
 * was issued now, if any was.
 */
function prepareIssue(database: Database) {
  const issue = statement<{ kind: StoredKind }>(database, 'issue_certificate', ISSUE);
  return async ({ userId, course, id, now, exercises }: Issue): Promise<StoredKind | undefined> => {
    const project = exercises.find((one) => one.is_project);
    const [issued] = await issue([
      ...[userId, course, id, now],
      exercises.map((one) => one.lesson_id),
      exercises.map((one) => one.id),
      exercises.map((one) => one.is_project),
      ...[project?.title ?? null, project?.title_fr ?? null],
    ]);
    return issued?.kind;
  };
}

/** $1 course. */
const EXERCISES = `
  select l.id as lesson_id, e ->> 'id' as id, coalesce(e ->> 'task' = 'open', false) as is_project,
    e -> 'title' ->> 'en' as title, e -> 'title' ->> 'fr' as title_fr
  from lessons l cross join lateral jsonb_array_elements(l.exercises) e
  where l.course_id = $1 and l.is_active
  order by l.order_index`;

/** An exercise in the form in which certificates count it. */
export interface CountedExercise {
  lesson_id: string;
  id: string;
  is_project: boolean;
  title: string | null;
  title_fr: string | null;
}

interface Issue {
  userId: string;
  course: string;
  id: string;
  now: Date;
  exercises: CountedExercise[];
}

/** Prepares the reading of a course's exercises, which is the slowest query: callers keep the result. */
function prepareExercises(database: Database) {
  const exercises = statement<CountedExercise>(database, 'course_exercises', EXERCISES);
  return (courseId: string) => exercises([courseId]);
}

/** Prepares the queries for the completion of a course. */
export function prepareCertificates(database: Database) {
  return {
    countCompleted: prepareCountCompleted(database),
    completedLessonsOf: prepareCompletedLessons(database),
    issue: prepareIssue(database),
    exercisesOf: prepareExercises(database),
    issueForPath: preparePathIssue(database),
  };
}

export type CertificateQueries = ReturnType<typeof prepareCertificates>;

type Found<T> = Omit<T, 'completion_date' | 'full_at' | 'name_corrected_at'> & {
  completion_date: Date;
  full_at: Date | null;
  name_corrected_at: Date | null;
};

/** The columns that a certificate shows: the name and the course as they were when it was issued. */
const SHOWN = {
  user_name: certificates.user_name,
  subject: certificateSubject,
  course_title: certificates.course_title,
  course_title_fr: certificates.course_title_fr,
  path_courses: certificates.path_courses,
  total_xp: certificates.total_xp,
  total_lessons: certificates.total_lessons,
  completion_date: certificates.completion_date,
  certificate_id: certificates.certificate_id,
  kind: shownKind,
  exercises_solved: certificates.exercises_solved,
  exercises_total: certificates.exercises_total,
  full_at: certificates.full_at,
  skills: certificates.skills_en,
  skills_fr: certificates.skills_fr,
  project_title: certificates.project_title,
  project_title_fr: certificates.project_title_fr,
  name_corrected_at: certificates.name_corrected_at,
};

function selectCertificates(db: Db) {
  return db
    .select({ ...SHOWN, course_id: certificates.course_id, path_id: certificates.path_id })
    .from(certificates)
    .$dynamic();
}

export type FoundCertificate = Found<Certificate> & {
  course_id: string;
  path_id: string | null;
};

/** The member's certificate of a course. */
export async function selectCourseCertificate(
  db: Db,
  userId: string,
  courseId: string,
): Promise<FoundCertificate | undefined> {
  const mine = and(eq(certificates.user_id, userId), eq(certificates.course_id, courseId));
  return (await selectCertificates(db).where(mine))[0];
}

/** Returns the certificate with this id, of any member. */
export async function selectCertificate(db: Db, id: string): Promise<FoundCertificate | undefined> {
  return (await selectCertificates(db).where(eq(certificates.certificate_id, id)))[0];
}

/** The member's certificates, the latest first. */
export function selectUserCertificates(db: Db, userId: string): Promise<FoundCertificate[]> {
  return selectCertificates(db).where(eq(certificates.user_id, userId)).orderBy(
    desc(certificates.completion_date),
    // A path is completed by its last course.
    sql`${certificates.path_id} is null`,
    desc(certificates.certificate_id),
  );
}
