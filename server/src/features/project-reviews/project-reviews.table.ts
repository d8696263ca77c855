import type {
  ReviewOutcome,
  ReviewReason,
  ReviewState,
} from '@codivia/contract/api/project-reviews';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { projects } from '../projects/projects.table.ts';

/**
 * The state that decides whether the published page of a project may be seen; without a row it may. It belongs to the
 * project and not to its page: closing the page and publishing again does not show what was hidden
 * (docs/decisions/0261).
 */
export const project_reviews = pgTable(
  'project_reviews',
  {
    project_id: belongsTo(uuid().primaryKey(), () => projects.id),
    state: text().$type<ReviewState>().notNull().default('open'),
    /** The moment from which a report or an appeal waits for a decision. */
    pending_since: moment(),
    /** Counts reports that change something, appeals and decisions. */
    version: integer().notNull().default(0),
  },
  (table) => [
    index('project_reviews_pending')
      .on(table.pending_since, table.project_id)
      .where(sql`${table.pending_since} is not null`),
    index('project_reviews_hidden').on(table.project_id).where(sql`${table.state} <> 'open'`),
  ],
);

/** The reports of members. A report outlives the account of the one who made it, without the person. */
export const project_reports = pgTable(
  'project_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    project_id: belongsTo(uuid().notNull(), () => projects.id),
    reporter_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    reason: text().$type<ReviewReason>().notNull(),
    text: text().notNull(),
    created_at: moment().notNull(),
    /** The moment of the decision about it. */
    settled_at: moment(),
  },
  (table) => [
    unique('project_reports_once').on(table.project_id, table.reporter_id),
    index('project_reports_reporter').on(table.reporter_id),
  ],
);

/** The decisions of administrators, each with the author's appeal against it. */
export const project_decisions = pgTable(
  'project_decisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    project_id: belongsTo(uuid().notNull(), () => projects.id),
    /** The owner of the project. */
    user_id: belongsTo(uuid().notNull(), () => users.id),
    admin_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    outcome: text().$type<ReviewOutcome>().notNull(),
    reason: text().$type<ReviewReason>(),
    words: text().notNull(),
    decided_at: moment().notNull(),
    appeal: text(),
    appealed_at: moment(),
  },
  (table) => [
    index('project_decisions_project').on(table.project_id, table.decided_at),
    index('project_decisions_user').on(table.user_id),
    index('project_decisions_admin').on(table.admin_id),
  ],
);
