import type { Role } from '@codivia/contract/api/accounts';
import type { Language } from '@codivia/contract/api/language';
import type { AgeGroup } from '@codivia/contract/api/permissions';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment, writtenAt } from '../../db/moment.ts';
import { foldedText } from '../../db/search.ts';

/** The accounts. An address is unique regardless of its case. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    name: text().notNull(),
    password_hash: text().notNull(),
    role: text().$type<Role>().notNull().default('user'),
    language: text().$type<Language>().notNull(),
    bio: text().notNull().default(''),
    avatar_url: text().notNull().default(''),
    verified_at: moment(),
    /**
     * The moment when an administrator changed a confirmed address: the new one waits to be confirmed, and nothing is
     * purged.
     */
    email_changed_at: moment(),
    /** The address that replaces the present one once it is confirmed. */
    wanted_email: text(),
    /**
     * The hash of the device that registered, until the address is confirmed; null where an administrator created the
     * account.
     */
    registered_on: text(),
    /**
     * The end of a temporary password, which an administrator gave and which only leads to another one; null for a
     * password of the owner's.
     */
    temporary_until: moment(),
    /** Premium given by an administrator, without an end. */
    premium_granted: boolean().notNull().default(false),
    /** The end of premium that was paid for by subscription. */
    premium_until: moment(),
    /** The end of premium from gift cards. */
    gift_until: moment(),
    /** The answer to “15 or older?”; null until it is given. No date of birth is stored. */
    age_group: text().$type<AgeGroup>(),
    age_answered_at: moment(),
    created_at: writtenAt(),
    /** Counts the changes of the fields that an administrator may edit; a trigger increments it. */
    revision: integer().notNull().default(1),
    /** The text that a search looks through. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs((): SQL => foldedText(sql`${users.name} || ' ' || ${users.email}`)),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    index('users_name').on(sql`lower(${table.name})`, table.id),
    index('users_created').on(table.created_at, table.id),
    index('users_admins').on(table.id).where(sql`${table.role} = 'admin'`),
    index('users_letters')
      .using('gin', sql`letter_groups(${table.search_text})`)
      .with({ fastupdate: false }),
  ],
);

/** One sign-in on one device; its refresh tokens form a family. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    created_at: writtenAt(),
    /** The moment of the latest renewal of its tokens; a session in use renews them every quarter of an hour. */
    used_at: writtenAt(),
    /** The browser and its system by the browser's own words, e.g. Firefox and Windows; null when it does not say. */
    browser: text(),
    system: text(),
    revoked_at: moment(),
    /** The newest pair of tokens that its browser has shown to have received. */
    seen_generation: integer().notNull().default(0),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

/** Refresh tokens by their hash. A rotated one is kept, so that a replay is noticed. */
export const refresh_tokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    session_id: belongsTo(uuid().notNull(), () => sessions.id),
    expires_at: moment().notNull(),
    /** The moment when it was last exchanged for a new token. */
    rotated_at: moment(),
    /** The number of refreshes that led to it: a token has the next number after the one it was exchanged for. */
    generation: integer().notNull().default(0),
    /**
     * True when its answer was lost, and the token before it was exchanged again: a client that uses it has copied it.
     */
    is_superseded: boolean().notNull().default(false),
  },
  (table) => [index('refresh_tokens_session').on(table.session_id)],
);

/** `email` confirms `wanted_email`. */
export type MailTokenPurpose = 'verify' | 'reset' | 'email';

/** Single-use tokens that were sent by mail, by their hash. */
export const mail_tokens = pgTable(
  'mail_tokens',
  {
    token_hash: text().primaryKey(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    purpose: text().$type<MailTokenPurpose>().notNull(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (table) => [index('mail_tokens_user').on(table.user_id, table.purpose)],
);

/**
 * Devices on which somebody has signed in or proved their mailbox: wrong passwords from elsewhere cannot shut them out
 * there. Stored as keyed hashes of a random token that the browser holds.
 */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    device_hash: text().notNull(),
    seen_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.device_hash] })],
);
