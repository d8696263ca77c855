import { randomUUID } from 'node:crypto';
import type { MediaQuery, StoredPicture } from '@codivia/contract/api/admin-media';
import { parseApart } from '../../services/parsing-pool.ts';
import type { FileDeps } from '../project-files/project-files.service.ts';
import type { CleanPicture } from './clean-picture.worker.ts';
import { MediaNotFound } from './media.errors.ts';
import * as queries from './media.queries.ts';
import { addressOf } from './media-address.ts';
import { storePart } from './media-content.ts';

/** The dependencies of the rules of media: those of other files. */
export type MediaDeps = FileDeps;

function pictureOf(row: queries.MediaRow): StoredPicture {
  const { hash, format, width, height, alt_en, alt_fr } = row as queries.CompleteMedia;
  return {
    hash,
    src: addressOf({ hash, format }),
    width: width ?? 0,
    height: height ?? 0,
    alt_en,
    alt_fr,
  };
}

/** Throws PictureRefused, PictureBroken, PictureTooManyPixels or TooHardToRead. */
const cleaned = (content: Uint8Array): Promise<CleanPicture> =>
  parseApart(new URL('./clean-picture.worker.ts', import.meta.url).href, content);

/** A content with what its row says about it. */
type NewContent = Pick<queries.CompleteMedia, 'hash' | 'format'> &
  Partial<Pick<queries.MediaRow, 'width' | 'height'>> & { content: Buffer };

/** Stores a content of one part, once: sent again, what is stored stays. */
export async function storeContent(
  deps: MediaDeps,
  created_by: string | null,
  { content, ...facts }: NewContent,
): Promise<queries.CompleteMedia> {
  const { db, clock } = deps;
  const present = await queries.selectMedia(db, facts.hash);
  if (present) {
    await queries.keepLonger(db, facts.hash);
    return present;
  }
  const id = randomUUID();
  const size = content.length;
  const row = { ...facts, id, size, received: size, created_at: clock(), created_by };
  await storePart(deps, content, (store) =>
    db.transaction(async (tx) => {
      if (await queries.insertMedia(tx, row)) await store(tx, id, 0);
    }),
  );
  const stored = await queries.selectMedia(db, facts.hash);
  if (!stored) throw MediaNotFound();
  return stored;
}

/**
 * Stores a picture without its metadata. Throws PictureRefused, PictureBroken, PictureTooManyPixels, TooHardToRead or
 * FileStorageUnavailable.
 */
export async function uploadPicture(
  deps: MediaDeps,
  adminId: string | null,
  sent: Buffer,
): Promise<StoredPicture> {
  const { content, ...facts } = await cleaned(sent);
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  return pictureOf(await storeContent(deps, adminId, { ...facts, content: bytes }));
}

export async function listPictures({ db }: MediaDeps, query: MediaQuery): Promise<StoredPicture[]> {
  return (await queries.selectPictures(db, query)).map(pictureOf);
}

/** Keeps the description of a picture. Throws MediaNotFound. */
export async function describePicture(
  { db }: MediaDeps,
  hash: string,
  alt: { alt_en: string; alt_fr: string },
): Promise<StoredPicture> {
  const row = await queries.updateAlt(db, hash, alt);
  if (!row) throw MediaNotFound();
  return pictureOf(row);
}

/** Returns a complete content. Throws MediaNotFound. */
export async function findMedia({ db }: MediaDeps, hash: string): Promise<queries.CompleteMedia> {
  const found = await queries.selectMedia(db, hash);
  if (!found) throw MediaNotFound();
  return found;
}
