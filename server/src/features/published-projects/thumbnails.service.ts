import { hasAllOfPremium } from '@codivia/contract/accounts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import {
  PublishedProjectNotFound,
  PublishingPremium,
  ThumbnailNotFound,
} from './published-projects.errors.ts';
import { cleanPicture } from './thumbnail-picture.ts';
import {
  deleteThumbnail,
  selectThumbnail,
  selectThumbnailTimes,
  upsertThumbnail,
} from './thumbnails.queries.ts';

interface ThumbnailDeps {
  db: Db;
  clock: Clock;
}

/** Where the picture of a published project is; the address changes with the picture. */
const addressOf = (id: string, stored: Date): string =>
  `/api/published-projects/${id}/thumbnail?v=${stored.getTime().toString(36)}`;

/**
 * Adds the address of its picture to each published project; null where there is none, or none that may be shown.
 *
 * @param mayShow told when the picture was stored
 * @param owner when all are of one member
 */
export async function withThumbnails<Shown extends { id: string }>(
  db: Db,
  shown: Shown[],
  mayShow: (one: Shown, stored: Date) => boolean = () => true,
  owner?: string,
): Promise<(Shown & { thumbnail: string | null })[]> {
  const ids = shown.map(({ id }) => id);
  const times = ids.length === 0 ? [] : await selectThumbnailTimes(db, ids, owner);
  const byId = new Map(times.map(({ id, updated_at }) => [id, updated_at]));
  return shown.map((one) => {
    const stored = byId.get(one.id);
    return { ...one, thumbnail: stored && mayShow(one, stored) ? addressOf(one.id, stored) : null };
  });
}

/** Stores a picture. Throws PublishingPremium, PublishedProjectNotFound, or what cleanPicture throws. */
export async function saveThumbnail(
  { db, clock }: ThumbnailDeps,
  user: SessionUser,
  id: string,
  given: unknown,
): Promise<{ thumbnail: string }> {
  if (!hasAllOfPremium(user)) throw PublishingPremium();
  const { type, bytes } = await cleanPicture(given);
  const now = clock();
  const stored = { type, picture: bytes.toString('base64'), now };
  if (!(await upsertThumbnail(db, user.id, id, stored))) throw PublishedProjectNotFound();
  return { thumbnail: addressOf(id, now) };
}

/** Throws ThumbnailNotFound. */
export async function removeThumbnail({ db }: ThumbnailDeps, userId: string, id: string) {
  if (!(await deleteThumbnail(db, userId, id))) throw ThumbnailNotFound();
}

/** The picture, its type, and a tag that changes with it. Throws ThumbnailNotFound. */
export async function readThumbnail({ db }: ThumbnailDeps, id: string) {
  const found = await selectThumbnail(db, id);
  if (!found) throw ThumbnailNotFound();
  const etag = `"${found.updated_at.getTime().toString(36)}"`;
  return { type: found.type, etag, bytes: Buffer.from(found.picture, 'base64') };
}
