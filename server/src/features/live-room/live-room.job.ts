import type { Deps } from '../../deps.ts';
import { scheduled } from '../../services/jobs.ts';
import { deleteOldPresences } from './live-presence.queries.ts';
import { deleteOldQuestions } from './live-questions.queries.ts';

const HOUR = 60 * 60 * 1000;
/** Time for which questions, votes, polls and signals are kept after the end of their session: 30 days. */
const QUESTIONS_RETENTION = 30 * 24 * HOUR;

/** Ends sessions that their hosts have left, at most ten minutes late. */
export const liveOvertime = scheduled('live-overtime', '*/10 * * * *');

export const livePurge = scheduled('live-purge', '47 3 * * *');

/** Deletes questions, choices and signals of participants (docs/product.md#retention). */
export async function purgeLive({ db, clock }: Deps): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await deleteOldQuestions(db, ago(QUESTIONS_RETENTION));
  await deleteOldPresences(db, ago(HOUR));
}
