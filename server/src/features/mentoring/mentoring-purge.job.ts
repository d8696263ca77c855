import { THREAD_MONTHS } from '@codivia/contract/api/mentoring';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { JobKind } from '../../services/jobs.ts';
import { deleteThreadsBefore } from './threads.queries.ts';

export const mentoringPurge: JobKind<object> = {
  name: 'mentoring-purge',
  concurrency: 1,
  cron: '41 3 * * *',
};

/** Deletes threads twelve months after they were begun, with all that belongs to them (docs/product.md#retention). */
export async function purgeThreads({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = clock();
  before.setUTCMonth(before.getUTCMonth() - THREAD_MONTHS);
  await deleteThreadsBefore(db, before);
}
