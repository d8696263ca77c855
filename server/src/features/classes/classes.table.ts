import type { Language } from '@codivia/contract/api/language';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { teachers } from '../teachers/teachers.table.ts';

/** Classes. A class belongs to whoever is in `class_teachers`. */
export const classes = pgTable(
  'classes',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    school_year: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The zone in which its teachers mean their dates, such as Europe/Paris. */
    time_zone: text().notNull(),
    code: text().notNull(),
    /** Codes from before: class accounts still sign in with them, since they are on printed cards. */
    former_codes: text().array().notNull().default([]),
    /** False: nobody new may join. Class accounts sign in all the same. */
    joining_open: boolean().notNull().default(true),
    /** The end of a pause of the lesson, which dims the pupils' pages until then. */
    paused_until: moment(),
    created_at: moment().notNull(),
    /** The moment when its teachers were told that its year is over, and that it will be archived. */
    archive_noticed_at: moment(),
    archived_at: moment(),
    /** The moment from which the class is deleted, with the class accounts that are at home in it. */
    delete_after: moment(),
    delete_noticed_at: moment(),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('classes_code_key').on(table.code),
    index('classes_former_codes').using('gin', table.former_codes),
    index('classes_delete').on(table.delete_after).where(sql`${table.delete_after} is not null`),
  ],
);

/** The teachers of each class. Whoever loses the capability loses all classes in the same statement. */
export const class_teachers = pgTable(
  'class_teachers',
  {
    class_id: belongsTo(uuid().notNull(), () => classes.id),
    user_id: belongsTo(uuid().notNull(), () => teachers.user_id),
    added_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.class_id, table.user_id] }),
    index('class_teachers_user').on(table.user_id),
  ],
);

/**
 * Class accounts: accounts without an address that a teacher made. An account without a row is a personal one. The class
 * is the account's home: it is deleted with it.
 */
export const pupils = pgTable(
  'pupils',
  {
    user_id: belongsTo(uuid().primaryKey(), () => users.id),
    class_id: uuid()
      .notNull()
      .references(() => classes.id, { onDelete: 'restrict' }),
    made_at: moment().notNull(),
    /** Set when a teacher removes the account: from then on it is deleted. */
    delete_after: moment(),
    /** The password that the account gets when it becomes a personal one; the address waits in users.wanted_email. */
    next_password_hash: text(),
    leaving_asked_at: moment(),
    /** The moment when the link to that address was followed. */
    address_confirmed_at: moment(),
  },
  (table) => [
    index('pupils_class').on(table.class_id),
    index('pupils_delete').on(table.delete_after).where(sql`${table.delete_after} is not null`),
  ],
);

/** The members of classes, with a class account or a personal one. Teachers only ever get the id of this row. */
export const class_members = pgTable(
  'class_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    class_id: belongsTo(uuid().notNull(), () => classes.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    /** The name in the teacher's list. */
    name: text().notNull(),
    /** The name by which a class account signs in; null for personal accounts. */
    user_name: text(),
    joined_at: moment().notNull(),
    joined_by: text().$type<'list' | 'code' | 'school'>().notNull(),
    /** True for those whom the licence of the class covers. */
    has_seat: boolean().notNull().default(false),
    /** The version of what the teacher sees, as it was shown before joining; null for class accounts. */
    agreed_version: integer(),
  },
  (table) => [
    uniqueIndex('class_members_once').on(table.class_id, table.user_id),
    uniqueIndex('class_members_user_name').on(table.class_id, sql`lower(${table.user_name})`),
    index('class_members_user').on(table.user_id),
  ],
);

export type ClassAction =
  | 'view'
  | 'read'
  | 'sheet'
  | 'reset'
  | 'comment'
  | 'export'
  | 'rename'
  | 'remove';

/** Readings and actions of teachers, about one pupil or the whole class. Kept as long as the class. */
export const class_accesses = pgTable(
  'class_accesses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    class_id: belongsTo(uuid().notNull(), () => classes.id),
    /** Null for the whole class. */
    member_id: belongsTo(uuid(), () => class_members.id),
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text().$type<ClassAction>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    index('class_accesses_class').on(table.class_id, table.id),
    index('class_accesses_member').on(table.member_id),
    index('class_accesses_actor').on(table.actor_id),
  ],
);
