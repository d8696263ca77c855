import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { FileFormat } from '@codivia/contract/files/file-formats';
import {
  type FileUsage,
  FREE_FILES_BYTES,
  PREMIUM_FILES_BYTES,
  UNLISTED_HOURS,
} from '@codivia/contract/files/project-files';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { parseApart } from '../../services/parsing-pool.ts';
import { isPremium, lockPremiumGrounds } from '../accounts/premium.queries.ts';
import type { CleanFile, SentContent } from './clean-file.worker.ts';
import type { FileStorage, StoredContent } from './file-storage.ts';
import { FileStorageFull, StoredFileNotFound } from './project-files.errors.ts';
import * as queries from './project-files.queries.ts';

/** The dependencies of the rules of files. */
export interface FileDeps extends Deps {
  storage: FileStorage;
}

/** The facts about a file for the member who sent it. */
export interface SentFile {
  hash: string;
  size: number;
  format: FileFormat;
}

const limitOf = (member: Pick<SessionUser, 'role' | 'is_premium'>): number =>
  hasAllOfPremium(member) ? PREMIUM_FILES_BYTES : FREE_FILES_BYTES;

/** Returns the number of bytes that the member stores, and the limit. */
export async function readFileUsage({ db }: FileDeps, user: SessionUser): Promise<FileUsage> {
  return { used: await queries.sumSizes(db, user.id), limit: limitOf(user) };
}

/** Returns the hashes among these that the member has not stored. */
export async function listNeededFiles(
  deps: FileDeps,
  user: SessionUser,
  hashes: readonly string[],
): Promise<FileUsage & { needed: string[] }> {
  const stored = new Set(
    (await queries.selectFiles(deps.db, user.id, hashes)).map((one) => one.sha256),
  );
  const missing = [...new Set(hashes)].filter((hash) => !stored.has(hash));
  return { needed: missing, ...(await readFileUsage(deps, user)) };
}

/** Returns the moment before which a file that no project lists was sent too long ago. */
export const waitedSince = (now: Date): Date =>
  new Date(now.getTime() - UNLISTED_HOURS * 60 * 60 * 1000);

/**
 * Throws FileStorageFull unless this number of further bytes fits into the member's plan. Files that no project has
 * listed in time are deleted to make room. To be called while the member's row is locked, so that the limit is exact.
 */
async function expectRoom(
  tx: Db,
  userId: string,
  { size, limit, now }: { size: number; limit: number; now: Date },
): Promise<void> {
  if ((await queries.sumSizes(tx, userId)) + size <= limit) return;
  await queries.deleteWaiting(tx, waitedSince(now), userId);
  const used = await queries.sumSizes(tx, userId);
  if (used + size > limit) throw FileStorageFull({ used, limit });
}

/** Locks the member's row and returns the limit of their plan, in bytes. */
async function lockLimit(tx: Db, userId: string, now: Date): Promise<number> {
  const grounds = await lockPremiumGrounds(tx, userId);
  if (!grounds) throw AuthenticationRequired();
  return limitOf({ role: grounds.role, is_premium: isPremium(grounds, now) });
}

/** Throws FileHashMismatch, FileTypeRefused, FileBroken or TooHardToRead. */
const cleaned = (content: SentContent): Promise<CleanFile> =>
  parseApart(new URL('./clean-file.worker.ts', import.meta.url).href, content);

const sent = ({
  sha256: hash,
  size,
  format,
}: Pick<queries.StoredFile, 'sha256' | 'size' | 'format'>) => ({
  hash,
  size,
  format,
});

/**
 * Stores a content once for its member. A picture that contained its location has another hash afterwards, which the
 * response names. A content that would not fit as it was sent is not read. Throws FileStorageFull, FileHashMismatch,
 * FileTypeRefused, FileBroken or TooHardToRead.
 */
export async function uploadFile(
  { db, clock, storage }: FileDeps,
  user: SessionUser,
  hash: string,
  sentBytes: Buffer,
): Promise<SentFile> {
  const now = clock();
  const limit = limitOf(user);
  const isStored = (await queries.selectFiles(db, user.id, [hash])).length > 0;
  if (!isStored) await expectRoom(db, user.id, { size: sentBytes.length, limit, now });
  const file = await cleaned({ hash, content: sentBytes });
  const { format } = file;
  const content = Buffer.from(file.content.buffer, file.content.byteOffset, file.content.length);
  const name = { user_id: user.id, sha256: file.hash };
  const [present] = await queries.selectFiles(db, user.id, [name.sha256]);
  if (present) return sent(present);
  const size = content.length;
  // Checked again under the lock: this first check spares a full account the transfer to another server.
  await expectRoom(db, user.id, { size, limit, now });
  const row = { ...name, size, format, created_at: now, unlisted_since: now };
  const stored = { ...row, object_key: await storage.put(name, content) };
  return db.transaction(async (tx) => {
    const exact = await lockLimit(tx, user.id, now);
    const [meanwhile] = await queries.selectFiles(tx, user.id, [name.sha256]);
    if (meanwhile) return sent(meanwhile);
    await expectRoom(tx, user.id, { size, limit: exact, now });
    await queries.insertFile(tx, stored);
    await storage.keep(tx, stored, content);
    return sent(stored);
  });
}

/** A content with its format. */
export interface ReadFile {
  hash: string;
  format: FileFormat;
  content: Buffer;
}

/** One of a member's files. Throws StoredFileNotFound or FileStorageUnavailable. */
export async function readFile(
  { db, storage }: FileDeps,
  userId: string,
  hash: string,
): Promise<ReadFile> {
  const [found] = await queries.selectFiles(db, userId, [hash]);
  if (!found) throw StoredFileNotFound();
  const content = await storage.read(db, { ...found, user_id: userId });
  return { hash, format: found.format, content };
}

/** Yields all files of a member one after another, for the export of their data. */
export async function* readAll({ db, storage }: FileDeps, userId: string) {
  for (const file of await queries.selectAllFiles(db, userId)) {
    yield { ...sent(file), content: await storage.read(db, file) };
  }
}

/** A content to be copied to another member: the row it comes from, and the one to be stored. */
export interface FileCopy {
  from: StoredContent;
  to: queries.StoredFile;
}

/**
 * Prepares copies of another member's files for one who has not stored them, before the transaction that keeps them.
 * Throws StoredFileNotFound or FileStorageUnavailable.
 */
export async function prepareCopies(
  { db, clock, storage }: FileDeps,
  [ownerId, userId]: readonly [string, string],
  hashes: readonly string[],
): Promise<FileCopy[]> {
  if (ownerId === userId) return [];
  const present = new Set((await queries.selectFiles(db, userId, hashes)).map((one) => one.sha256));
  const copies: FileCopy[] = [];
  for (const found of await queries.selectFiles(db, ownerId, hashes)) {
    if (present.has(found.sha256)) continue;
    const from = { ...found, user_id: ownerId };
    const name = { user_id: userId, sha256: found.sha256 };
    const object_key = await storage.putCopy(from, name);
    const times = { created_at: clock(), unlisted_since: clock() };
    copies.push({ from, to: { ...found, ...name, ...times, object_key } });
  }
  return copies;
}

/** Stores prepared copies. Throws FileStorageFull. */
export async function keepCopies(
  { clock, storage }: FileDeps,
  tx: Db,
  copies: readonly FileCopy[],
): Promise<void> {
  const [first] = copies;
  if (!first) return;
  const { user_id } = first.to;
  const now = clock();
  const limit = await lockLimit(tx, user_id, now);
  const hashes = copies.map(({ to }) => to.sha256);
  const present = new Set(
    (await queries.selectFiles(tx, user_id, hashes)).map((one) => one.sha256),
  );
  const missing = copies.filter(({ to }) => !present.has(to.sha256));
  const size = missing.reduce((sum, { to }) => sum + to.size, 0);
  await expectRoom(tx, user_id, { size, limit, now });
  for (const { from, to } of missing) {
    await queries.insertFile(tx, to);
    await storage.keepCopy(tx, from, to);
  }
}
