import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { JobKind } from '../../services/jobs.ts';
import { deleteOldPresences } from './live-presence.queries.ts';
import { deleteOldQuestions } from './live-questions.queries.ts';

const HOUR = 60 * 60 * 1000;
/** Time for which questions, votes, polls and signals are kept after the end of their session: 30 days. */
const QUESTIONS_RETENTION = 30 * 24 * HOUR;

/** Ends sessions that their hosts have left, at most ten minutes late. */
export const liveOvertime: JobKind<object> = {
  name: 'live-overtime',
  concurrency: 1,
  cron: '*/10 * * * *',
};

export const livePurge: JobKind<object> = {
  name: 'live-purge',
  concurrency: 1,
  cron: '47 3 * * *',
};

/** Deletes questions, choices and signals of participants (docs/product.md#retention). */
export async function purgeLive({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await deleteOldQuestions(db, ago(QUESTIONS_RETENTION));
  await deleteOldPresences(db, ago(HOUR));
}
