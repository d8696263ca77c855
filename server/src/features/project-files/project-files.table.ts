import type { FileFormat } from '@codivia/contract/files/file-formats';
import { isNotNull } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { bytea } from '../../db/bytea.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The files of members, each content once for a member: nobody reaches a content through somebody else's row, and equal
 * contents of two members are stored twice. Projects list them in their `assets` (docs/decisions/0256).
 */
export const stored_files = pgTable(
  'stored_files',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    sha256: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    format: text().$type<FileFormat>().notNull(),
    /** The key of the content on the S3 server; null for content that file_contents has. */
    object_key: text(),
    /** The moment from which it waits for a project to list it; null once one has. */
    unlisted_since: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.sha256] }),
    index('stored_files_unlisted').on(table.unlisted_since).where(isNotNull(table.unlisted_since)),
  ],
);

/** Contents that are in the database; they are deleted with their row. */
export const file_contents = pgTable(
  'file_contents',
  { user_id: uuid().notNull(), sha256: text().notNull(), content: bytea().notNull() },
  (table) => [
    primaryKey({ columns: [table.user_id, table.sha256] }),
    foreignKey({
      columns: [table.user_id, table.sha256],
      foreignColumns: [stored_files.user_id, stored_files.sha256],
      name: 'file_contents_file',
    }).onDelete('cascade'),
  ],
);

/**
 * Objects of the S3 server that nothing needs any more, or that may not be needed: a trigger records them when their
 * row is deleted, also with its account, and an upload records its own before it begins. A job deletes them.
 */
export const removed_objects = pgTable(
  'removed_objects',
  { object_key: text().primaryKey(), due_at: moment().notNull() },
  (table) => [index('removed_objects_due').on(table.due_at)],
);
