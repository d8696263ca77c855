import type { ThumbnailType } from '@codivia/contract/api/published-projects';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';
import { published_projects } from './published-projects.table.ts';

/** Pictures of published projects. They are deleted with the page, and with the account. */
export const published_thumbnails = pgTable(
  'published_thumbnails',
  {
    published_id: belongsTo(uuid().primaryKey(), () => published_projects.id),
    user_id: belongsTo(uuid().notNull(), () => users.id),
    type: text().$type<ThumbnailType>().notNull(),
    /** In base 64, so that the export of personal data has it as text. */
    picture: text().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [index('published_thumbnails_user').on(table.user_id)],
);
