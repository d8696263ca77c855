import { addDays } from '@codivia/contract/text/local-days';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { isOpen } from '../published-projects/published-projects.queries.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { published_thumbnails } from '../published-projects/thumbnails.table.ts';
import { hasBeenActive } from '../weekly-mail/weekly-mail.queries.ts';

/** A child and one of their parents. */
export interface Pair {
  child_id: string;
  parent_id: string;
}

/**
 * Takes those of the next `limit` ties with a weekly mail after one, in the order of their ids, whose mail about the
 * week before a Monday is still to be written; none is taken twice. Children who did nothing for weeks are not taken.
 */
export function takeUnmailedTies(
  db: Db,
  monday: string,
  after: Pair | null,
  limit: number,
): Promise<(Pair & { taken: boolean })[]> {
  const next = after
    ? sql`and (child_id, parent_id) > (${after.child_id}::uuid, ${after.parent_id}::uuid)`
    : sql``;
  return rowsOf(
    db,
    sql`with page as (
        select child_id, parent_id from family_ties where state = 'accepted' and weekly_mail ${next}
        order by child_id, parent_id limit ${limit}),
      taken as (
        update family_ties w set last_sent_for = ${monday}::date
        where (w.child_id, w.parent_id) in (select child_id, parent_id from page)
          and w.state = 'accepted' and w.weekly_mail
          and (w.last_sent_for is null or w.last_sent_for < ${monday}::date)
          and ${hasBeenActive(sql`w.child_id`, monday)}
        returning w.child_id, w.parent_id)
      select page.child_id, page.parent_id, taken.child_id is not null as taken
      from page left join taken
        on taken.child_id = page.child_id and taken.parent_id = page.parent_id
      order by page.child_id, page.parent_id`,
  );
}

/**
 * Returns the newest project that a member published in the week of a Monday, with its picture, if everybody can see
 * it; a link with files is not for everybody.
 */
export async function selectPublished(db: Db, userId: string, monday: string, timeZone: string) {
  const { id, title, user_id, project_id, published_at, link_sha256 } = published_projects;
  const { type, picture, published_id } = published_thumbnails;
  const from = sql`(${monday}::timestamp at time zone ${timeZone})`;
  const until = sql`(${addDays(monday, 7)}::timestamp at time zone ${timeZone})`;
  const [newest] = await db
    .select({ title, type, picture })
    .from(published_projects)
    .leftJoin(published_thumbnails, eq(published_id, id))
    .where(
      and(
        eq(user_id, userId),
        isNull(link_sha256),
        isOpen(db, project_id),
        sql`${published_at} >= ${from} and ${published_at} < ${until}`,
      ),
    )
    .orderBy(desc(published_at), desc(id))
    .limit(1);
  return newest;
}
