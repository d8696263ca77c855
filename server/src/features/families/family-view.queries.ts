import {
  FAMILY_TITLES_MAX,
  type FamilyView,
  SHOWN_SESSIONS_DAYS,
} from '@codivia/contract/api/family';
import { addDays } from '@codivia/contract/text/local-days';
import { and, desc, eq, gte, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { live_seats, live_sessions } from '../live-sessions/live-sessions.table.ts';
import { mentoring_threads } from '../mentoring/mentoring.table.ts';
import { isOpen } from '../published-projects/published-projects.queries.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { removed_links } from '../shared-links/shared-links.table.ts';
import type { ActivityRow } from '../weekly-plan/weekly-plan.queries.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The active minutes since a day (UTC). */
export function selectActivity(db: Db, userId: string, since: string): Promise<ActivityRow[]> {
  return rowsOf(
    db,
    sql`select day::text, minutes from activity_days
      where user_id = ${userId}::uuid and day >= ${since}::date`,
  );
}

type Figures = Pick<FamilyView['week'], 'lesson_count' | 'exercises' | 'projects'>;

/** Returns the condition that a moment is in the seven days from one on, by the days of a time zone. */
function duringWeek(column: string, first: string, timeZone: string): SQL {
  const from = sql`(${first}::timestamp at time zone ${timeZone})`;
  const until = sql`(${addDays(first, 7)}::timestamp at time zone ${timeZone})`;
  return sql`${sql.raw(column)} >= ${from} and ${sql.raw(column)} < ${until}`;
}

/** Counts what a member did in the seven days from one on. */
export async function selectFigures(
  db: Db,
  userId: string,
  first: string,
  timeZone: string,
): Promise<Figures> {
  const during = (column: string) => duringWeek(column, first, timeZone);
  const [figures] = await rowsOf<Figures>(
    db,
    sql`select
      (select count(*)::integer from progress
        where user_id = ${userId}::uuid and ${during('completed_at')}) as lesson_count,
      (select count(*)::integer from exercise_results
        where user_id = ${userId}::uuid and ${during('passed_at')}) as exercises,
      (select count(*)::integer from projects
        where user_id = ${userId}::uuid and not for_link and ${during('updated_at')}) as projects`,
  );
  return figures ?? { lesson_count: 0, exercises: 0, projects: 0 };
}

/** The titles of the latest lessons that a member completed in the seven days from one on, five at most. */
export function selectLessons(
  db: Db,
  userId: string,
  first: string,
  timeZone: string,
): Promise<FamilyView['week']['lessons']> {
  return rowsOf(
    db,
    sql`select l.title, l.title_fr from progress p join lessons l on l.id = p.lesson_id
      where p.user_id = ${userId}::uuid
        and ${duringWeek('p.completed_at', first, timeZone)}
      order by p.completed_at desc, l.id limit 5`,
  );
}

/** Returns the projects that a member has published or shows by a link with files, and others can see; the newest first. */
export function selectPublic(db: Db, userId: string) {
  const { id, title, link_sha256, project_id, published_at, user_id } = published_projects;
  const removed = db
    .select({ id: removed_links.id })
    .from(removed_links)
    .where(eq(removed_links.id, id));
  return db
    .select({ id, title, by_link: isNotNull(link_sha256).mapWith(Boolean), published_at })
    .from(published_projects)
    .where(and(eq(user_id, userId), isOpen(db, project_id), notExists(removed)))
    .orderBy(desc(published_at), desc(id));
}

/** The latest requests to mentors, and the threads with teachers. */
export function selectThreads(db: Db, userId: string) {
  const { title, class_id, created_at, closed_at, learner_id, id } = mentoring_threads;
  return db
    .select({ title, class_id, created_at, closed_at })
    .from(mentoring_threads)
    .where(eq(learner_id, userId))
    .orderBy(desc(created_at), desc(id))
    .limit(FAMILY_TITLES_MAX);
}

/** The live sessions that a member was in during the last 30 days. */
export function selectSessions(db: Db, userId: string, now: Date) {
  const since = new Date(now.getTime() - SHOWN_SESSIONS_DAYS * DAY);
  const { title_en, title_fr, id } = live_sessions;
  const { entered_at, user_id, session_id } = live_seats;
  return db
    .select({ title: title_en, title_fr, entered_at: sql<Date>`${entered_at}`.mapWith(entered_at) })
    .from(live_seats)
    .innerJoin(live_sessions, eq(id, session_id))
    .where(and(eq(user_id, userId), gte(entered_at, since)))
    .orderBy(desc(entered_at), desc(id))
    .limit(FAMILY_TITLES_MAX);
}
