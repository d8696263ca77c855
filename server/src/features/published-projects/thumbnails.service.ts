import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import type { ThumbnailType } from '@codivia/contract/api/published-projects';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { parseApart } from '../../services/parsing-pool.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import {
  PublishedProjectNotFound,
  PublishingPremium,
  ThumbnailNotFound,
  ThumbnailUnreadable,
} from './published-projects.errors.ts';
import {
  deleteOwnThumbnail,
  isPublishedBy,
  selectThumbnail,
  selectThumbnailTimes,
  upsertThumbnail,
} from './thumbnails.queries.ts';

/** Returns the address of the picture of a published project; it changes with the picture. */
const addressOf = (id: string, stored: Date): string =>
  `/api/published-projects/${id}/thumbnail?v=${stored.getTime().toString(36)}`;

/**
 * Adds the address of its picture to each published project; null where there is none, or none that may be shown.
 *
 * @param mayShow told when the picture was stored
 * @param ownerId when all are of one member
 */
export async function withThumbnails<Shown extends { id: string }>(
  db: Db,
  projects: Shown[],
  mayShow: (one: Shown, stored: Date) => boolean = () => true,
  ownerId?: string,
): Promise<(Shown & { thumbnail: string | null })[]> {
  const ids = projects.map(({ id }) => id);
  const times = ids.length === 0 ? [] : await selectThumbnailTimes(db, ids, ownerId);
  const byId = new Map(times.map(({ id, updated_at }) => [id, updated_at]));
  return projects.map((one) => {
    const stored = byId.get(one.id);
    return { ...one, thumbnail: stored && mayShow(one, stored) ? addressOf(one.id, stored) : null };
  });
}

/** Returns the part of an uploaded picture that is stored. Throws TooHardToRead, or what cleanPicture throws. */
const cleaned = (bytes: Buffer): Promise<{ type: ThumbnailType; bytes: Uint8Array }> =>
  parseApart(new URL('./thumbnail.worker.ts', import.meta.url).href, bytes);

/**
 * Stores the picture of one's own published project; a picture for another's is not read. Throws PublishingPremium,
 * PublishedProjectNotFound, ThumbnailUnreadable, ThumbnailTooWide, TooHardToRead or what expectAllowed throws.
 */
export async function saveThumbnail(
  { db, clock }: Deps,
  user: SessionUser,
  id: string,
  body: unknown,
): Promise<{ thumbnail: string }> {
  if (!hasAllOfPremium(user)) throw PublishingPremium();
  if (!(await isPublishedBy(db, user.id, id))) throw PublishedProjectNotFound();
  if (!Buffer.isBuffer(body)) throw ThumbnailUnreadable();
  const { type, bytes } = await cleaned(body);
  const now = clock();
  const stored = { type, picture: Buffer.from(bytes).toString('base64'), now };
  await db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, user.id);
    await expectAllowed(tx, user.id, 'publish');
    if (!(await upsertThumbnail(tx, user.id, id, stored))) throw PublishedProjectNotFound();
  });
  return { thumbnail: addressOf(id, now) };
}

/** Throws ThumbnailNotFound. */
export async function deleteThumbnail({ db }: Deps, userId: string, id: string) {
  if (!(await deleteOwnThumbnail(db, userId, id))) throw ThumbnailNotFound();
}

/** Returns the picture, its type, and a tag that changes with it. Throws ThumbnailNotFound. */
export async function readThumbnail({ db }: Deps, id: string) {
  const found = await selectThumbnail(db, id);
  if (!found) throw ThumbnailNotFound();
  const etag = `"${found.updated_at.getTime().toString(36)}"`;
  return { type: found.type, etag, bytes: Buffer.from(found.picture, 'base64') };
}
