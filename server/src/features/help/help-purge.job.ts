import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { scheduled } from '../../services/jobs.ts';
import { closeAnswered, deleteOldThreads } from './help.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Time for which an answered question waits for another message before it is closed, in milliseconds. */
const ANSWERED_TIME = 30 * DAY;
/** Time for which a closed question is kept: twelve months, in milliseconds. */
const HELP_RETENTION = 365 * DAY;
/** Time for which a question waits to be confirmed, in milliseconds. */
const UNCONFIRMED_QUESTION = 2 * DAY;

export const helpPurge = scheduled('help-purge', '41 3 * * *');

/** Closes questions without new messages, and deletes old ones (docs/product.md#retention). */
export async function purgeHelp(db: Db, clock: Clock): Promise<void> {
  const now = clock();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await closeAnswered(db, ago(ANSWERED_TIME), now);
  await deleteOldThreads(db, ago(HELP_RETENTION), ago(UNCONFIRMED_QUESTION));
}
