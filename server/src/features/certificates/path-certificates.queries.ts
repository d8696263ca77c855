import type { Database } from '../../db/connect.ts';
import { statement } from '../../db/statement.ts';
import type { CertifiedCourse } from './certificates.table.ts';

/** The facts that the certificate of a path states. */
export interface PathFacts {
  path_id: string;
  title: string;
  title_fr: string;
  courses: CertifiedCourse[];
  total_xp: number;
  total_lessons: number;
  completion_date: Date;
  kind: 'basic' | 'full';
  /** Null when a course has a certificate from before exercises were counted. */
  exercises_solved: number | null;
  exercises_total: number | null;
  full_at: Date | null;
  skills: string[];
  skills_fr: string[];
}

/**
 * $1 member, $2 id of the certificate, $3 path, then the facts. The certificate of a path is issued once. A basic one
 * becomes the full one, and keeps id, name, date, courses, lessons and XP; a full one stays. Returns a row when it has
 * issued or raised one.
 */
const ISSUE = `
  insert into certificates as existing (certificate_id, user_id, user_name, course_id, path_id,
    course_title, course_title_fr, path_courses, total_xp, total_lessons, completion_date, kind,
    exercises_solved, exercises_total, full_at, skills_en, skills_fr)
  select $2, u.id, u.name, 'path/' || $3::text, $3::text, $4, $5, $6::text::jsonb, $7::integer,
    $8::integer, $9::timestamptz, $10, $11::integer, $12::integer, $13::timestamptz,
    $14::text::jsonb, $15::text::jsonb
  from users u where u.id = $1
  on conflict (user_id, course_id) do update set
    kind = excluded.kind, full_at = excluded.full_at,
    exercises_solved = excluded.exercises_solved, exercises_total = excluded.exercises_total,
    skills_en = excluded.skills_en, skills_fr = excluded.skills_fr
    where existing.kind = 'basic' and excluded.kind = 'full'
  returning kind`;

/** Prepares the issuing and raising of the certificates of paths. Tells whether anything was issued or raised. */
export function preparePathIssue(database: Database) {
  const issue = statement<{ kind: string }>(database, 'issue_path_certificate', ISSUE);
  return async (userId: string, id: string, facts: PathFacts): Promise<boolean> => {
    const rows = await issue([
      ...[userId, id, facts.path_id, facts.title, facts.title_fr],
      ...[JSON.stringify(facts.courses), facts.total_xp, facts.total_lessons],
      ...[facts.completion_date, facts.kind, facts.exercises_solved, facts.exercises_total],
      ...[facts.full_at, JSON.stringify(facts.skills), JSON.stringify(facts.skills_fr)],
    ]);
    return rows.length > 0;
  };
}
