import type { ProjectAsset } from '@codivia/contract/files/project-files';
import type { ModelKind, Tested } from '@codivia/contract/models/model-file';
import { index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The models of members. Their ids are chosen by browsers, so that a save can be repeated: one id may occur in several
 * accounts, and tells nothing about another one.
 */
export const models = pgTable(
  'models',
  {
    user_id: belongsTo(uuid().notNull(), () => users.id),
    id: uuid().notNull(),
    name: text().notNull(),
    kind: text().$type<ModelKind>().notNull(),
    labels: json().$type<string[]>().notNull(),
    tested: json().$type<Tested>(),
    /** The model, and perhaps its examples: hashes of stored_files. */
    assets: json().$type<ProjectAsset[]>().notNull(),
    revision: integer().notNull().default(1),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('models_user').on(table.user_id, table.updated_at),
  ],
);
