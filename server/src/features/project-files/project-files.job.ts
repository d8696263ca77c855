import { scheduled } from '../../services/jobs.ts';
import { deleteWaiting } from './project-files.queries.ts';
import { type FileDeps, waitedSince } from './project-files.service.ts';

export const fileRemoval = scheduled('file-removal', '*/5 * * * *');

/**
 * Deletes files that no project has listed in time, and contents in the storage without a row. Fails, to be tried
 * again, while an S3 server is unavailable.
 */
export async function removeFiles({ db, clock, storage }: FileDeps): Promise<void> {
  await deleteWaiting(db, waitedSince(clock()));
  await storage.removeOld();
}
