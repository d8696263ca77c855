import { paced } from '../../db/paced.ts';
import type { JobDeps } from '../../deps.ts';
import { type JobKind, scheduled } from '../../services/jobs.ts';
import { finishLeaving } from './finish-leaving.service.ts';
import { selectWaited } from './leaving.queries.ts';

/** The mail to somebody whose class account has become a personal one. */
export interface SchoolLeftMail {
  user_id: string;
}

export const schoolLeft: JobKind<SchoolLeftMail> = { name: 'school-left', concurrency: 2 };

/** The job that finishes leaving for those who have waited long enough, every hour. */
export const schoolLeavings = scheduled('school-leavings', '41 * * * *');

/** Makes the class accounts that have waited long enough personal ones, where nothing else is missing. */
export async function finishLeavings(deps: JobDeps): Promise<void> {
  for (const user_id of await selectWaited(deps.db, deps.clock())) {
    await paced(() =>
      deps.db.transaction(async (tx) => {
        if (await finishLeaving(tx, deps, user_id)) {
          await deps.jobs.enqueue(tx, schoolLeft, { user_id });
        }
      }),
    );
  }
}
