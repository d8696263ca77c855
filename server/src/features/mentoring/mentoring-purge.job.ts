import { THREAD_MONTHS } from '@codivia/contract/api/mentoring';
import type { Deps } from '../../deps.ts';
import { scheduled } from '../../services/jobs.ts';
import { deleteThreadsBefore } from './threads.queries.ts';

export const mentoringPurge = scheduled('mentoring-purge', '41 3 * * *');

/** Deletes threads twelve months after they were begun, with all that belongs to them (docs/product.md#retention). */
export async function purgeThreads({ db, clock }: Deps): Promise<void> {
  const before = clock();
  before.setUTCMonth(before.getUTCMonth() - THREAD_MONTHS);
  await deleteThreadsBefore(db, before);
}
