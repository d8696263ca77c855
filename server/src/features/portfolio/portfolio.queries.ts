import {
  HANDLE_RETENTION_DAYS,
  type PortfolioCertificate,
  type PortfolioFields,
} from '@codivia/contract/api/portfolio';
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { hasAllOfPremiumAt } from '../accounts/premium.queries.ts';
import { certificateSubject, certificates, shownKind } from '../certificates/certificates.table.ts';
import { isOpen } from '../published-projects/published-projects.queries.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { portfolio_handles, portfolios } from './portfolio.table.ts';
import { ago, END, visible } from './portfolio-visibility.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Time for which a handle that was given up is kept from others, in milliseconds. */
export const HANDLE_RETENTION = HANDLE_RETENTION_DAYS * DAY;

const { handle, color, line, project_ids, certificate_ids, is_open } = portfolios;
const FIELDS = { handle, color, line, project_ids, certificate_ids };

/** Returns the member's own portfolio, with the facts that decide who sees it. */
export async function selectOwn(db: Db, userId: string, now: Date) {
  const [row] = await db
    .select({
      ...FIELDS,
      is_open,
      is_visible: sql<boolean>`${visible(now)}`,
      has_premium: sql<boolean>`${hasAllOfPremiumAt(now)}`,
      end: END,
    })
    .from(portfolios)
    .innerJoin(users, eq(users.id, portfolios.user_id))
    .where(eq(portfolios.user_id, userId));
  return row;
}

/** The portfolio with this handle, if anyone may see it now. */
export async function selectVisible(db: Db, name: string, now: Date) {
  const [row] = await db
    .select({ user_id: portfolios.user_id, ...FIELDS })
    .from(portfolios)
    .innerJoin(users, eq(users.id, portfolios.user_id))
    .where(and(eq(handle, name), visible(now)));
  return row;
}

/** Returns the member's published projects with these ids, in any order; for others, without hidden ones. */
export function selectProjects(db: Db, userId: string, ids: string[], forOthers: boolean) {
  const { id, title, description, kind, updated_at } = published_projects;
  return db
    .select({ id, title, description, kind, updated_at })
    .from(published_projects)
    .where(
      and(
        eq(published_projects.user_id, userId),
        inArray(id, ids),
        isNull(published_projects.link_sha256),
        forOthers ? isOpen(db, published_projects.project_id) : undefined,
      ),
    );
}

/** Returns the member's certificates with these ids, in any order: never the name on them. */
export function selectCertificates(
  db: Db,
  userId: string,
  ids: string[],
): Promise<
  (Omit<PortfolioCertificate, 'completion_date'> & { id: string; completion_date: Date })[]
> {
  const { certificate_id: id, course_title, course_title_fr, completion_date } = certificates;
  return db
    .select({
      id,
      subject: certificateSubject,
      course_title,
      course_title_fr,
      kind: shownKind,
      completion_date,
    })
    .from(certificates)
    .where(and(eq(certificates.user_id, userId), inArray(id, ids)));
}

/** Stores the owner's choices; a new portfolio is closed. */
export async function upsertPortfolio(
  db: Db,
  userId: string,
  fields: PortfolioFields,
  now: Date,
): Promise<void> {
  const changed = { ...fields, updated_at: now };
  await db
    .insert(portfolios)
    .values({ user_id: userId, ...changed })
    .onConflictDoUpdate({ target: portfolios.user_id, set: changed });
}

/** Returns false when the member has no portfolio. */
export async function updateOpen(db: Db, userId: string, open: boolean): Promise<boolean> {
  const updated = await db
    .update(portfolios)
    .set({ is_open: open })
    .where(eq(portfolios.user_id, userId))
    .returning({ handle });
  return updated.length > 0;
}

/** Returns false when the member has none. */
export async function deleteOwn(tx: Db, userId: string): Promise<boolean> {
  const mine = eq(portfolios.user_id, userId);
  return (await tx.delete(portfolios).where(mine).returning({ handle })).length > 0;
}

/** Returns false when nobody has a portfolio with this handle. */
export async function deleteByHandle(tx: Db, name: string): Promise<boolean> {
  return (await tx.delete(portfolios).where(eq(handle, name)).returning({ handle })).length > 0;
}

/** Tells whether a member could claim a handle: nobody has it, they have it, or it was given up long ago. */
export async function isClaimable(
  db: Db,
  hash: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const [held] = await db
    .select({ held: sql<boolean>`not ${claimable(userId, now)}` })
    .from(portfolio_handles)
    .where(eq(portfolio_handles.handle_hash, hash));
  return !held?.held;
}

const claimable = (userId: string, now: Date): SQL =>
  sql`(coalesce(${portfolio_handles.user_id} = ${userId}::uuid, false) or coalesce(${portfolio_handles.freed_at} < ${ago(now, HANDLE_RETENTION).toISOString()}::timestamptz, false))`;

/** Claims a handle for a member, in one statement: if two members claim it at once, one gets false. */
export async function claimHandle(
  tx: Db,
  hash: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(portfolio_handles)
    .values({ handle_hash: hash, user_id: userId, freed_at: null })
    .onConflictDoUpdate({
      target: portfolio_handles.handle_hash,
      set: { user_id: userId, freed_at: null },
      setWhere: claimable(userId, now),
    })
    .returning({ hash: portfolio_handles.handle_hash });
  return claimed.length > 0;
}

/** Gives up the member's handles, except the one named; for a while nobody else gets them. */
export async function freeHandles(
  tx: Db,
  userId: string,
  now: Date,
  except?: string,
): Promise<void> {
  const { user_id, freed_at, handle_hash } = portfolio_handles;
  const held = and(
    eq(user_id, userId),
    isNull(freed_at),
    except ? ne(handle_hash, except) : undefined,
  );
  await tx.update(portfolio_handles).set({ freed_at: now }).where(held);
}

/** Reserves a handle permanently: nobody can have it. */
export async function retireHandle(tx: Db, hash: string): Promise<void> {
  const one = eq(portfolio_handles.handle_hash, hash);
  await tx.update(portfolio_handles).set({ user_id: null, freed_at: null }).where(one);
}

/** Deletes handles that were given up so long ago that anyone may have them. */
export async function deleteFreeHandles(db: Db, before: Date): Promise<void> {
  const { freed_at } = portfolio_handles;
  await db.delete(portfolio_handles).where(and(isNotNull(freed_at), lt(freed_at, before)));
}

/** Records the moment when an administrator took premium back: the portfolio stays open for a while. */
export async function noteWithdrawnPremium(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.update(portfolios).set({ withdrawn_at: now }).where(eq(portfolios.user_id, userId));
}

/** An open portfolio whose owner's premium has ended. */
export interface EndedPortfolio {
  user_id: string;
  end: Date;
}

/** Takes open portfolios whose owner's premium has ended since, at most `limit`: none is taken twice for one end. */
export async function takeEnded(db: Db, now: Date, limit: number): Promise<EndedPortfolio[]> {
  const ended = db
    .select({ user_id: portfolios.user_id })
    .from(portfolios)
    .innerJoin(users, eq(users.id, portfolios.user_id))
    .where(
      and(
        visible(now),
        sql`not ${hasAllOfPremiumAt(now)}`,
        or(isNull(portfolios.noticed_end), sql`${portfolios.noticed_end} < ${END}`),
      ),
    )
    .limit(limit)
    .for('update', { of: portfolios, skipLocked: true });
  const taken = await db
    .update(portfolios)
    .set({
      noticed_end: sql`(select ${END} from ${users} where ${users.id} = ${portfolios.user_id})`,
    })
    .where(inArray(portfolios.user_id, ended))
    .returning({ user_id: portfolios.user_id, end: portfolios.noticed_end });
  return taken.flatMap(({ user_id, end }) => (end ? [{ user_id, end }] : []));
}
