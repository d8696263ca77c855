import type { Language } from '@codivia/contract/api/language';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** Adults whose address a member has given. They have no account: links that are mailed let them in. */
export const parents = pgTable(
  'parents',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    created_at: moment().notNull(),
    /** The moment when they first followed a link that was mailed to them. */
    confirmed_at: moment(),
  },
  (table) => [uniqueIndex('parents_email_key').on(sql`lower(${table.email})`)],
);

/** Links that were mailed to parents, by the hash of their token: one question about one child, or the family page. */
export const parent_links = pgTable(
  'parent_links',
  {
    token_hash: text().primaryKey(),
    parent_id: belongsTo(uuid().notNull(), () => parents.id),
    purpose: text().$type<'consent' | 'family'>().notNull(),
    child_id: belongsTo(uuid(), () => users.id),
    expires_at: moment().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('parent_links_parent').on(table.parent_id),
    index('parent_links_child').on(table.child_id),
  ],
);

export type TieState = 'asked' | 'accepted' | 'refused' | 'not_mine';

/** A member and one of their parents, with what this parent allows. Of two parents the stricter one counts. */
export const family_ties = pgTable(
  'family_ties',
  {
    child_id: belongsTo(uuid().notNull(), () => users.id),
    parent_id: belongsTo(uuid().notNull(), () => parents.id),
    /** The reason why the address was given: the age, or an invitation by the member. */
    asked_by: text().$type<'age' | 'invitation'>().notNull(),
    asked_at: moment().notNull(),
    reminded_at: moment(),
    state: text().$type<TieState>().notNull().default('asked'),
    answered_at: moment(),
    /** The parent's latest look at the family page; the child sees it. */
    seen_at: moment(),
    /** The version of the consent text that was answered. */
    version: integer(),
    may_publish: boolean().notNull().default(false),
    may_mentoring: boolean().notNull().default(false),
    may_live: boolean().notNull().default(false),
    weekly_mail: boolean().notNull().default(false),
    /** The week of the latest weekly mail, by its Monday. */
    last_sent_for: date(),
    /** Set when the parent asks for the deletion of the account: the child has 7 days to object. */
    deletion_asked_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.child_id, table.parent_id] }),
    index('family_ties_parent').on(table.parent_id),
    index('family_ties_asked').on(table.asked_at).where(sql`${table.state} <> 'accepted'`),
    index('family_ties_deletion')
      .on(table.deletion_asked_at)
      .where(sql`${table.deletion_asked_at} is not null`),
  ],
);

/**
 * Addresses whose owners have said that a child is not theirs, as keyed hashes: the child cannot have them asked again.
 */
export const not_parents = pgTable(
  'not_parents',
  {
    child_id: belongsTo(uuid().notNull(), () => users.id),
    address_hash: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.child_id, table.address_hash] })],
);

export type ConsentAction =
  | 'accept'
  | 'refuse'
  | 'change'
  | 'withdraw'
  | 'end_by_child'
  | 'fifteen';

/** The record of consent. Rows are only added; they name no parent. */
export const consents = pgTable(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    child_id: belongsTo(uuid().notNull(), () => users.id),
    at: moment().notNull(),
    action: text().$type<ConsentAction>().notNull(),
    version: integer().notNull(),
    /** The rights that were allowed from then on: publish, mentoring, live, weekly_mail. */
    allowed: text().array().notNull(),
    by: text().$type<'parent' | 'child'>().notNull(),
  },
  (table) => [index('consents_child').on(table.child_id, table.id)],
);
