import type { Language } from '@codivia/contract/api/language';
import type { Currency } from '@codivia/contract/api/prices';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';

// The provider's side of the payments sandbox: the data that Stripe would keep. Nothing here refers to our own tables,
// and our code reads it only through the adapter.

export const sandbox_customers = pgTable('sandbox_customers', {
  id: text().primaryKey(),
  user_id: uuid().notNull().unique(),
  email: text().notNull(),
});

export type CheckoutStatus = 'open' | 'complete' | 'expired';

/** Pages of payments; their ids cannot be guessed. */
export const sandbox_checkouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  /** Orders with the same key open one checkout. */
  key: text().unique(),
  kind: text().$type<'subscription' | 'gift_card'>().notNull(),
  status: text().$type<CheckoutStatus>().notNull().default('open'),
  customer: text(),
  user_id: uuid(),
  email: text(),
  language: text().$type<Language>().notNull(),
  trial: boolean().notNull().default(false),
  success_url: text().notNull(),
  cancel_url: text().notNull(),
  /** In cents. */
  amount: integer().notNull(),
  created_at: moment().notNull(),
});

export type SandboxStatus = 'trialing' | 'active' | 'past_due' | 'canceled';

export const sandbox_subscriptions = pgTable(
  'sandbox_subscriptions',
  {
    id: text().primaryKey(),
    customer: text().notNull(),
    status: text().$type<SandboxStatus>().notNull(),
    trial: boolean().notNull(),
    /** Null on rows that are older than this column. */
    currency: text().$type<Currency>(),
    period_start: moment().notNull(),
    period_end: moment().notNull(),
    /** The moment when notice was given; it ends with its period then. */
    canceled_at: moment(),
    ended_at: moment(),
    failed_invoice: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('sandbox_subscriptions_customer').on(table.customer),
    index('sandbox_subscriptions_due').on(table.period_end),
  ],
);

/** Pages on which a customer manages their subscription; their ids cannot be guessed. */
export const sandbox_portals = pgTable('sandbox_portals', {
  id: text().primaryKey(),
  customer: text().notNull(),
  language: text().$type<Language>().notNull(),
  return_url: text().notNull(),
  created_at: moment().notNull(),
});

/** The browsers that may open a page: its address carries a key for one browser, the first that follows it. */
export const sandbox_keys = pgTable('sandbox_keys', {
  key_hash: text().primaryKey(),
  /** The checkout or portal. */
  page: text().notNull(),
  browser_hash: text(),
  created_at: moment().notNull(),
});

/** Events that are sent until our webhook has accepted them. */
export const sandbox_events = pgTable('sandbox_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  object: text().notNull(),
  created_at: moment().notNull(),
});
