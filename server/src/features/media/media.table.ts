import type { FilmFields } from '@codivia/contract/api/admin-media';
import type { FileFormat } from '@codivia/contract/files/file-formats';
import { isNull } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo } from '../../db/belongs-to.ts';
import { bytea } from '../../db/bytea.ts';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/** The formats of media: pictures, films, and captions. */
export type MediaFormat = Extract<FileFormat, 'png' | 'jpeg' | 'webp' | 'mp4' | 'webm'> | 'vtt';

/** Pictures, films and captions of lessons, each content once; also films that are still arriving (docs/decisions/0397). */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the content; null for a film that has not arrived completely. */
    hash: text().unique(),
    /** Null until the first part of a film has arrived. */
    format: text().$type<MediaFormat>(),
    /** In bytes: of the whole, and of what is stored of it. */
    size: integer().notNull(),
    received: integer().notNull(),
    /** Of a picture, in pixels. */
    width: integer(),
    height: integer(),
    /** The description of a picture when it was last used. */
    alt_en: text().notNull().default(''),
    alt_fr: text().notNull().default(''),
    created_at: moment().notNull(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The moment from which no lesson, version, course or film names it; null while one does, or before anybody looked. */
    unused_since: moment(),
  },
  (table) => [
    index('media_created').on(table.created_at),
    index('media_created_by').on(table.created_by),
    index('media_unfinished').on(table.created_at).where(isNull(table.hash)),
  ],
);

/** The content of media, in parts: no more than one is in memory at a time. */
export const media_parts = pgTable(
  'media_parts',
  {
    media_id: belongsTo(uuid().notNull(), () => media.id),
    /** The place of its first byte. */
    start: integer().notNull(),
    size: integer().notNull(),
    /** The bytes; null for a part that the S3 server has. */
    content: bytea(),
    object_key: text(),
  },
  (table) => [primaryKey({ columns: [table.media_id, table.start] })],
);

/** Films by the names that lessons call them by: their files in each language, by hash. */
export const films = pgTable(
  'films',
  {
    name: text().primaryKey(),
    title: text().notNull(),
    en: json().$type<FilmFields['en']>().notNull(),
    fr: json().$type<FilmFields['fr']>().notNull(),
    created_at: moment().notNull(),
    created_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The moment from which no lesson, version or course names it; null while one does, or before anybody looked. */
    unused_since: moment(),
  },
  (table) => [
    index('films_created').on(table.created_at),
    index('films_created_by').on(table.created_by),
  ],
);
