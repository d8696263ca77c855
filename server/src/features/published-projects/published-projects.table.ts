import type { GalleryState } from '@codivia/contract/api/admin-published-projects';
import type { ProjectAsset } from '@codivia/contract/files/project-files';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { projects } from '../projects/projects.table.ts';

/**
 * Copies of projects that anyone who has the address may read. They are deleted with the project, and with the account.
 */
export const published_projects = pgTable(
  'published_projects',
  {
    id: uuid().primaryKey().defaultRandom(),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    project_id: belongsTo(uuid().notNull(), () => projects.id).unique(),
    title: text().notNull(),
    description: text().notNull(),
    kind: text().$type<ProgramKind>().notNull(),
    files: json().$type<ProgramFiles>().notNull(),
    /** The files beside the code: names, and hashes of stored_files. */
    assets: json().$type<ProjectAsset[]>().notNull().default([]),
    /** The revision of the project from which the copy was made. */
    revision: integer().notNull(),
    published_at: moment().notNull(),
    updated_at: moment().notNull(),
    gallery: text().$type<GalleryState>().notNull().default('none'),
    /** The moment when it was put into the gallery; kept when it has left since. */
    selected_at: moment(),
    /** The hash of code and files of a link with files, which have one address; null for the page of a project. */
    link_sha256: text(),
  },
  (table) => [
    unique('published_projects_link').on(table.user_id, table.link_sha256),
    index('published_projects_user').on(table.user_id, table.updated_at),
    index('published_projects_updated').on(table.updated_at, table.id),
    index('published_projects_kind').on(table.kind, table.updated_at, table.id),
    index('published_projects_selected')
      .on(table.selected_at, table.id)
      .where(sql`${table.gallery} = 'selected'`),
    index('published_projects_selected_kind')
      .on(table.kind, table.selected_at, table.id)
      .where(sql`${table.gallery} = 'selected'`),
    index('published_projects_left')
      .on(table.updated_at, table.id)
      .where(sql`${table.gallery} = 'left'`),
  ],
);

/** The published project from which a member's project was made. */
export const project_origins = pgTable(
  'project_origins',
  {
    project_id: belongsTo(uuid().primaryKey(), () => projects.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    origin_id: belongsTo(uuid().notNull(), () => published_projects.id),
  },
  (table) => [
    index('project_origins_user').on(table.user_id),
    index('project_origins_origin').on(table.origin_id),
  ],
);
