import type { StoredValue } from '@codivia/contract/api/stored-values';
import { index, integer, json, pgTable, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { projects } from '../projects/projects.table.ts';

/**
 * The values that the programs of projects have stored, a row for each project whose program has. Beside the project
 * and not in it: code and values are saved without disturbing each other, and no copy of a project has them.
 */
export const stored_values = pgTable(
  'stored_values',
  {
    project_id: belongsTo(uuid().primaryKey(), () => projects.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    /** `json` and not `jsonb`, as for files of projects: values come back letter by letter. */
    values: json().$type<StoredValue[]>().notNull(),
    revision: integer().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [index('stored_values_user').on(table.user_id)],
);
