import type { Db } from '../../db/connect.ts';
import type { FileDeps } from '../project-files/project-files.service.ts';
import { MediaNotFound } from './media.errors.ts';
import * as queries from './media.queries.ts';

/** The folder of media on an S3 server. */
const FOLDER = 'media';

type ContentDeps = Pick<FileDeps, 'db' | 'storage'>;

/**
 * Stores the next part of a content. `within` gets the function that stores it, and runs it in a transaction if the part
 * still fits: the bytes go to the S3 server before that transaction.
 */
export async function storePart<Result>(
  { storage }: ContentDeps,
  content: Buffer,
  within: (store: (tx: Db, mediaId: string, start: number) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const object_key = await storage.putObject(FOLDER, content);
  return within(async (tx, media_id, start) => {
    const part = { media_id, start, size: content.length, object_key };
    await queries.insertPart(tx, part, object_key === null ? content : undefined);
    if (object_key !== null) await storage.keepObject(tx, object_key);
  });
}

/**
 * Yields the bytes from `first` to before `end`, one part at a time. Throws MediaNotFound or FileStorageUnavailable.
 */
export async function* readContent(
  { db, storage }: ContentDeps,
  id: string,
  first: number,
  end: number,
): AsyncGenerator<Buffer> {
  for (const part of await queries.selectParts(db, id, first, end)) {
    const from = Math.max(first - part.start, 0);
    const to = Math.min(end - part.start, part.size);
    const bytes = part.object_key
      ? (await storage.readObject(part.object_key)).subarray(from, to)
      : await queries.selectBytes(db, part, from, to - from);
    if (bytes?.length !== to - from) throw MediaNotFound();
    yield bytes;
  }
}
