import { UNUSED_MEDIA_DAYS } from '@codivia/contract/api/admin-media';
import { scheduled } from '../../services/jobs.ts';
import { removeUnfinished } from './film-uploads.service.ts';
import type { MediaDeps } from './media.service.ts';
import { removeUnused } from './unused-media.queries.ts';

export const mediaRemoval = scheduled('media-removal', '40 3 * * *');

/** Deletes films that never arrived completely, and media that nothing has named for long. */
export async function removeMedia(deps: MediaDeps): Promise<void> {
  const { db, clock } = deps;
  await removeUnfinished(deps);
  const now = clock();
  const before = new Date(now.getTime() - UNUSED_MEDIA_DAYS * 24 * 60 * 60 * 1000);
  await db.transaction((tx) => removeUnused(tx, now, before));
}
