import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type Jobs, scheduled } from '../../services/jobs.ts';
import { giftCardMail } from './gift-card-mail.job.ts';
import { selectUnmailed } from './gift-cards.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A mail is retried for two days; then its job fails. This is a day longer, in milliseconds. */
const MAIL_RETRY_MS = 3 * DAY;
/** Maximum age of cards that are mailed again, in milliseconds; older ones are left to the operator. */
const MAX_AGE_MS = 33 * DAY;

export const giftCardSweep = scheduled('gift-card-sweep', '41 4 * * *');

/** Queues the failed mails of cards again: cards that were paid for must arrive. */
export async function mailLateCards(db: Db, clock: Clock, jobs: Jobs): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  for (const gift_card_id of await selectUnmailed(db, ago(MAX_AGE_MS), ago(MAIL_RETRY_MS))) {
    await jobs.enqueue(db, giftCardMail, { gift_card_id });
  }
}
