import { createHash, randomUUID } from 'node:crypto';
import {
  FILM_MAX_BYTES,
  FILM_PART_BYTES,
  FILMS_ARRIVING_SHOWN,
  type FilmUpload,
  UNFINISHED_HOURS,
  type UnfinishedFilm,
} from '@codivia/contract/api/admin-media';
import type { Db } from '../../db/connect.ts';
import { filmFormat } from './film-format.ts';
import {
  FilmIncomplete,
  FilmPartMisplaced,
  FilmRefused,
  FilmTooLarge,
  MediaNotFound,
} from './media.errors.ts';
import * as queries from './media.queries.ts';
import type { MediaDeps } from './media.service.ts';
import { addressOf } from './media-address.ts';
import { readContent, storePart } from './media-content.ts';

const uploadOf = ({ id, size, received }: queries.MediaRow): FilmUpload => ({ id, size, received });

/** Announces a film. Throws FilmTooLarge. */
export async function startFilm(
  { db, clock }: MediaDeps,
  created_by: string,
  size: number,
): Promise<FilmUpload> {
  if (size > FILM_MAX_BYTES) throw FilmTooLarge();
  const upload = { id: randomUUID(), size, received: 0 };
  await queries.insertMedia(db, { ...upload, created_at: clock(), created_by });
  return upload;
}

/** Throws MediaNotFound. */
export async function readFilmUpload({ db }: MediaDeps, id: string): Promise<FilmUpload> {
  const found = await queries.selectUpload(db, id);
  if (!found) throw MediaNotFound();
  return uploadOf(found);
}

/**
 * Returns the films of this size that somebody has begun to send, with a hash of what has arrived of each, by which their
 * file is known. Throws FileStorageUnavailable.
 */
export async function listFilmUploads(
  deps: MediaDeps,
  created_by: string,
  size: number,
): Promise<UnfinishedFilm[]> {
  const found = await queries.selectUnfinished(deps.db, created_by, size, FILMS_ARRIVING_SHOWN);
  const films: UnfinishedFilm[] = [];
  for (const row of found) {
    const hash = createHash('sha256');
    for await (const part of readContent(deps, row.id, 0, row.received)) {
      hash.update(createHash('sha256').update(part).digest());
    }
    films.push({ ...uploadOf(row), parts_hash: hash.digest('hex') });
  }
  return films;
}

/** Locks a film that is arriving. Throws MediaNotFound. */
async function lockArriving(tx: Db, id: string): Promise<queries.MediaRow> {
  const locked = await queries.lockUpload(tx, id);
  if (!locked) throw MediaNotFound();
  return locked;
}

/** Tells whether a part has arrived before. Throws FilmPartMisplaced for a part that does not come next. */
function hasArrived({ size, received }: queries.MediaRow, start: number, length: number): boolean {
  const end = start + length;
  const isWhole = length === Math.min(FILM_PART_BYTES, size - start);
  if (!isWhole || end > size || start > received) throw FilmPartMisplaced();
  return end <= received;
}

/**
 * Stores the next part of a film; one that has arrived already changes nothing. Throws MediaNotFound, FilmPartMisplaced,
 * FilmRefused or FileStorageUnavailable.
 */
export async function sendFilmPart(
  deps: MediaDeps,
  id: string,
  start: number,
  content: Buffer,
): Promise<FilmUpload> {
  const { db } = deps;
  const found = await queries.selectUpload(db, id);
  if (!found) throw MediaNotFound();
  if (hasArrived(found, start, content.length)) return uploadOf(found);
  const format = start === 0 ? filmFormat(content) : found.format;
  if (!format) throw FilmRefused();
  return storePart(deps, content, (store) =>
    db.transaction(async (tx) => {
      const locked = await lockArriving(tx, id);
      // Meanwhile another request may have brought the same part.
      if (hasArrived(locked, start, content.length)) return uploadOf(locked);
      await store(tx, id, start);
      const received = start + content.length;
      await queries.updateMedia(tx, id, { received, format });
      return uploadOf({ ...locked, received });
    }),
  );
}

/** The hash of a content, which is read part by part. */
async function hashOf(deps: MediaDeps, id: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of readContent(deps, id, 0, size)) hash.update(bytes);
  return hash.digest('hex');
}

/**
 * Stores a film under its hash once all of its parts are there; one that is stored already is not stored twice. Throws
 * MediaNotFound or FilmIncomplete.
 */
export async function finishFilm(
  deps: MediaDeps,
  id: string,
): Promise<{ hash: string; src: string }> {
  const { db } = deps;
  const found = await queries.selectUpload(db, id);
  if (!found) throw MediaNotFound();
  const { size, received, format } = found;
  if (received < size || !format) throw FilmIncomplete();
  const hash = await hashOf(deps, id, size);
  await db.transaction(async (tx) => {
    await lockArriving(tx, id);
    await queries.lockContent(tx, hash);
    const present = await queries.selectMedia(tx, hash);
    if (!present) return queries.updateMedia(tx, id, { hash });
    await queries.deleteUpload(tx, id);
    await queries.keepLonger(tx, hash);
  });
  return { hash, src: addressOf({ hash, format }) };
}

/** Deletes what has arrived of a film. Throws MediaNotFound. */
export async function cancelFilm({ db }: MediaDeps, id: string): Promise<void> {
  if (!(await queries.deleteUpload(db, id))) throw MediaNotFound();
}

/** Deletes films that began to arrive too long ago. */
export async function removeUnfinished({ db, clock }: MediaDeps): Promise<void> {
  const before = new Date(clock().getTime() - UNFINISHED_HOURS * 60 * 60 * 1000);
  await queries.deleteUnfinished(db, before);
}
