import { CONSENT_REMINDER_DAYS, PARENT_ADDRESS_DAYS } from '@codivia/contract/api/family';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { paced } from '../../db/paced.ts';
import type { JobDeps } from '../../deps.ts';
import { scheduled } from '../../services/jobs.ts';
import { deleteDue } from './family-deletion.service.ts';
import { parentMail } from './family-mail.ts';
import { deleteOldLinks } from './parent-links.queries.ts';
import { deleteAllUntied } from './parents.queries.ts';
import { deleteOldTies, takeUnanswered } from './ties.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Questions that are asked again in one transaction. */
const BATCH = 200;

export const familySweep = scheduled('family-sweep', '33 4 * * *');

/** Asks parents once more who have not answered for a week. */
async function remind({ db, jobs }: JobDeps, now: Date): Promise<void> {
  const since = new Date(now.getTime() - CONSENT_REMINDER_DAYS * DAY);
  for (let taken = BATCH; taken === BATCH; ) {
    const remindSome = async (tx: Db) => {
      const due = await takeUnanswered(tx, since, now, BATCH);
      const mails = due.map((tie) => ({ ...tie, kind: 'reminder' as const }));
      await jobs.enqueueAll(tx, parentMail, mails);
      return due.length;
    };
    taken = await paced(() => db.transaction(remindSome));
  }
}

/**
 * Does what is due in families: reminders, deletions that nobody has objected to, and the end of addresses whose owners
 * have not accepted (docs/product.md#retention).
 */
export async function sweepFamilies(deps: JobDeps & { log: FastifyBaseLogger }): Promise<void> {
  const now = deps.clock();
  await deleteOldTies(deps.db, new Date(now.getTime() - PARENT_ADDRESS_DAYS * DAY));
  await deleteOldLinks(deps.db, now);
  await deleteAllUntied(deps.db);
  await remind(deps, now);
  // Last: the parents of accounts that are deleted now still get a mail.
  await deleteDue(deps);
}
