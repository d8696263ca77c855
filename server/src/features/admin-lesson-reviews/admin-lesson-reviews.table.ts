import type { ReviewState } from '@codivia/contract/api/admin-lesson-reviews';
import type { Bilingual } from '@codivia/contract/api/language';
import { sql } from 'drizzle-orm';
import { index, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

/** The drafts that are to be published at a time, and those of which that was refused. */
export const lesson_plans = pgTable(
  'lesson_plans',
  {
    lesson_id: belongsTo(text().primaryKey(), () => lessons.id),
    /** Null once it was refused. */
    publish_at: moment(),
    /** The administrator in whose name it is published; null once the account is deleted. */
    planned_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The reason why it was not published. */
    refusal: json().$type<Bilingual>(),
  },
  (table) => [
    index('lesson_plans_due').on(table.publish_at).where(sql`${table.publish_at} is not null`),
    index('lesson_plans_planned_by').on(table.planned_by),
  ],
);

/** The lessons whose authors asked for a review, and those that were approved. */
export const lesson_approvals = pgTable(
  'lesson_approvals',
  {
    lesson_id: belongsTo(text().primaryKey(), () => lessons.id),
    state: text().$type<ReviewState>().notNull(),
    asked_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    asked_at: moment().notNull(),
    approved_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    approved_at: moment(),
  },
  (table) => [
    index('lesson_approvals_asked_by').on(table.asked_by),
    index('lesson_approvals_approved_by').on(table.approved_by),
  ],
);
