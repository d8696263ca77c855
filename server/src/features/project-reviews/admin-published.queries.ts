import type { AdminPublishedQuery } from '@codivia/contract/api/admin-published-projects';
import type { ReviewReason } from '@codivia/contract/api/project-reviews';
import { and, count, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { type Order, ordered, paged, placeOf } from '../../db/list-order.ts';
import { users } from '../accounts/accounts.table.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { removed_links } from '../shared-links/shared-links.table.ts';
import { project_decisions, project_reports, project_reviews } from './project-reviews.table.ts';

/** Number of projects in one answer, unless `limit` says otherwise: there can be very many. */
const PROJECTS = 50;

type Filters = Pick<AdminPublishedQuery, 'filter' | 'kind'>;

const { id, user_id, project_id, title, kind, gallery, updated_at, link_sha256 } =
  published_projects;
const { state, pending_since, version } = project_reviews;

const WHERE: Record<NonNullable<Filters['filter']>, SQL | undefined> = {
  pending: isNotNull(pending_since),
  hidden: ne(state, 'open'),
  selected: eq(gallery, 'selected'),
  left: eq(gallery, 'left'),
  all: undefined,
};

const matching = ({ filter = 'pending', kind: one }: Filters) =>
  and(WHERE[filter], one && eq(kind, one));

const REASONS = sql<ReviewReason[]>`array(select ${project_reports.reason} from ${project_reports}
  where ${project_reports.project_id} = ${project_id} and ${project_reports.settled_at} is null
  order by ${project_reports.created_at})`;

const ROW = {
  id,
  project_id,
  title,
  kind,
  gallery,
  updated_at,
  user_id,
  link_sha256,
  author: users.name,
  state,
  pending_since,
  version,
  reasons: REASONS,
  removed: sql<boolean>`${removed_links.id} is not null`,
};

function selectRows<Extra extends object>(db: Db, extra: Extra) {
  return db
    .select({ ...ROW, ...extra })
    .from(published_projects)
    .innerJoin(users, eq(users.id, user_id))
    .leftJoin(project_reviews, eq(project_reviews.project_id, project_id))
    .leftJoin(removed_links, eq(removed_links.id, id))
    .$dynamic();
}

const BY_WAITING: Order = {
  columns: [pending_since, project_reviews.project_id],
  direction: 'asc',
};
const BY_UPDATE: Order = { columns: [updated_at, id], direction: 'desc' };

/** Returns projects of the list. Their ids are found first, by an index alone. */
export async function selectAdminPublished(db: Db, query: AdminPublishedQuery) {
  const { filter = 'pending', limit = PROJECTS, offset } = query;
  const order = filter === 'pending' ? BY_WAITING : BY_UPDATE;
  const countAll = () => countAdminPublished(db, query);
  const place = await placeOf(db, published_projects, { limit, offset }, countAll);
  const page = db
    .select({ id })
    .from(published_projects)
    .leftJoin(project_reviews, eq(project_reviews.project_id, project_id))
    .where(matching(query))
    .orderBy(...ordered(order, place.fromEnd))
    .$dynamic();
  const rows = paged(page, place).as('page');
  return selectRows(db, {})
    .innerJoin(rows, eq(rows.id, id))
    .orderBy(...ordered(order));
}

export async function countAdminPublished(db: Db, query: Filters): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(published_projects)
    .leftJoin(project_reviews, eq(project_reviews.project_id, project_id))
    .where(matching(query));
  return row?.total ?? 0;
}

export async function selectAdminProject(db: Db, publishedId: string) {
  const { description, files, assets } = published_projects;
  const [row] = await selectRows(db, { description, files, assets }).where(eq(id, publishedId));
  return row;
}

/** Returns all reports of a project, the latest first, with the present names of their members. */
export function selectReports(db: Db, projectId: string) {
  return db
    .select({ report: project_reports, name: users.name })
    .from(project_reports)
    .leftJoin(users, eq(users.id, project_reports.reporter_id))
    .where(eq(project_reports.project_id, projectId))
    .orderBy(desc(project_reports.created_at), desc(project_reports.id));
}

/** All decisions about a project, the latest first. */
export function selectDecisions(db: Db, projectId: string) {
  const admins = alias(users, 'admins');
  return db
    .select({ decision: project_decisions, name: admins.name })
    .from(project_decisions)
    .leftJoin(admins, eq(admins.id, project_decisions.admin_id))
    .where(eq(project_decisions.project_id, projectId))
    .orderBy(desc(project_decisions.decided_at));
}
