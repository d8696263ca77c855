import { OVERVIEW_ROWS, type UserOverview } from '@codivia/contract/api/admin-user-overview';
import type { HelpState } from '@codivia/contract/api/help';
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { help_threads } from '../help/help.table.ts';
import { payment_events } from '../payments/payments.table.ts';
import { totalXpSql } from '../progress/progress.queries.ts';
import { project_reports, project_reviews } from '../project-reviews/project-reviews.table.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';

type Figures = Omit<UserOverview['figures'], 'certificates' | 'projects' | 'completed_lessons'>;

/** The day of a moment in SQL, in UTC. */
const dayOf = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Returns what a member has done, in figures. */
export async function selectFigures(db: Db, userId: string): Promise<Figures> {
  const [found] = await rowsOf<Figures>(
    db,
    sql`select
      (select to_char(max(day), 'YYYY-MM-DD') from activity_days where user_id = u.id) as learned_on,
      (select ${sql.raw(dayOf('max(used_at)'))} from sessions where user_id = u.id) as seen_on,
      ${sql.raw(totalXpSql('u.id'))} as xp,
      (select count(*)::integer from progress where user_id = u.id) as started_lessons,
      (select count(*)::integer from exercise_results
        where user_id = u.id and passed_at is not null) as solved_exercises
    from users u where u.id = ${userId}::uuid`,
  );
  if (!found) throw new Error('the figures of an account were not found');
  return found;
}

/** Returns the courses that a member has begun, the latest first. */
export function selectBegunCourses(db: Db, userId: string): Promise<UserOverview['courses']> {
  return rowsOf(
    db,
    sql`select c.id, c.title, c.title_fr, count(l.id)::integer as completed,
      (select count(*)::integer from lessons every
        where every.course_id = c.id and every.is_active and every.deleted_at is null) as lessons,
      ${sql.raw(dayOf('max(coalesce(p.completed_at, p.started_at))'))} as last_on
    from progress p
      join courses c on c.id = p.course_id and c.deleted_at is null
      left join lessons l on l.id = p.lesson_id and l.course_id = c.id and l.is_active
        and l.deleted_at is null and p.completed_at is not null
    where p.user_id = ${userId}::uuid
    group by c.id
    order by max(coalesce(p.completed_at, p.started_at)) desc, c.id
    limit ${OVERVIEW_ROWS}`,
  );
}

/** Returns the questions of a member to the team, the latest first. */
export function selectQuestions(db: Db, userId: string) {
  const { id, subject, state, updated_at } = help_threads;
  return db
    .select({ id, subject, state: sql<HelpState>`${state}`, updated_at })
    .from(help_threads)
    .where(
      and(
        eq(help_threads.user_id, userId),
        isNull(help_threads.merged_into),
        ne(state, 'unconfirmed'),
      ),
    )
    .orderBy(desc(updated_at), desc(id))
    .limit(OVERVIEW_ROWS);
}

/** Returns the published projects of a member that wait for a decision or are hidden, those that wait first. */
export function selectReported(db: Db, userId: string): Promise<UserOverview['reported']> {
  const { id, title, project_id, user_id } = published_projects;
  const { pending_since, state } = project_reviews;
  const open = and(eq(project_reports.project_id, project_id), isNull(project_reports.settled_at));
  return db
    .select({
      id,
      title,
      waits: sql<boolean>`${pending_since} is not null`,
      reports: sql<number>`(select count(*)::integer from ${project_reports} where ${open})`,
    })
    .from(published_projects)
    .innerJoin(project_reviews, eq(project_reviews.project_id, project_id))
    .where(and(eq(user_id, userId), or(isNotNull(pending_since), ne(state, 'open'))))
    .orderBy(pending_since, id)
    .limit(OVERVIEW_ROWS);
}

/** Returns what the payment provider reported about a member, the latest first. */
export function selectPaymentsOf(db: Db, userId: string) {
  const { received_at, type, id, user_id } = payment_events;
  return db
    .select({ at: received_at, event: type })
    .from(payment_events)
    .where(eq(user_id, userId))
    .orderBy(desc(received_at), desc(id))
    .limit(OVERVIEW_ROWS);
}
