import type { ProjectAsset } from '@codivia/contract/files/project-files';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { boolean, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The projects of members. The files are `json` and not `jsonb`: they are only ever read whole, and come back in their
 * order and letter by letter as a learner typed them.
 */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    name: text().notNull(),
    kind: text().$type<ProgramKind>().notNull(),
    files: json().$type<ProgramFiles>().notNull(),
    /** The files beside the code: names, and hashes of stored_files. */
    assets: json().$type<ProjectAsset[]>().notNull().default([]),
    revision: integer().notNull().default(1),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
    /** True for a copy that a link with files shows (docs/decisions/0333): not one of the member's projects. */
    for_link: boolean().notNull().default(false),
  },
  (table) => [index('projects_user').on(table.user_id, table.updated_at)],
);
