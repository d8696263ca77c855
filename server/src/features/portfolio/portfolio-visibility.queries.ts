import { PORTFOLIO_GRACE_DAYS } from '@codivia/contract/api/portfolio';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { hasAllOfPremiumAt } from '../accounts/premium.queries.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { portfolios } from './portfolio.table.ts';

const DAY = 24 * 60 * 60 * 1000;

export const ago = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** The moment when the premium of the owner of a portfolio ended or ends; null when it never had an end. */
export const END =
  sql<Date | null>`greatest(${users.premium_until}, ${users.gift_until}, ${portfolios.withdrawn_at})`.mapWith(
    users.premium_until,
  );
const endsAfter = (moment: Date): SQL =>
  sql`coalesce(${END} > ${moment.toISOString()}::timestamptz, false)`;
/** True for an open portfolio whose owner has premium or had it until a while ago (docs/decisions/0251). */
export const visible = (now: Date): SQL =>
  sql`${portfolios.is_open} and (${hasAllOfPremiumAt(now)} or ${endsAfter(ago(now, PORTFOLIO_GRACE_DAYS * DAY))})`;

const { handle, color, project_ids } = portfolios;

/** Returns the authors who show these published projects on portfolios that anyone may see now. */
export function selectAuthors(db: Db, publishedIds: string[], now: Date) {
  return db
    .select({ published_id: published_projects.id, handle, color })
    .from(published_projects)
    .innerJoin(portfolios, eq(portfolios.user_id, published_projects.user_id))
    .innerJoin(users, eq(users.id, portfolios.user_id))
    .where(
      and(
        inArray(published_projects.id, publishedIds),
        sql`${published_projects.id} = any(${project_ids})`,
        visible(now),
      ),
    );
}
