import type { Db } from '../../db/connect.ts';
import { paced, REST } from '../../db/paced.ts';
import type { JobDeps } from '../../deps.ts';
import { type JobKind, scheduled } from '../../services/jobs.ts';
import { type MailDeps, mailIdOf, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { portfolioMailOf } from './portfolio.email.ts';
import { type EndedPortfolio, selectOwn, takeEnded } from './portfolio.queries.ts';
import { closingAfter } from './portfolio.service.ts';

/** Number of members whose mails are queued in one transaction. */
const BATCH = 200;

export const portfolioSweep = scheduled('portfolio-sweep', '23 15 * * *');

/** A mail about a portfolio that closes by itself, with the moment in ISO 8601. */
interface PortfolioMail {
  user_id: string;
  closes_at: string;
}

export const portfolioMail: JobKind<PortfolioMail> = {
  name: 'portfolio-mail',
  concurrency: 1,
  rest: REST,
};

const mailOf = ({ user_id, end }: EndedPortfolio): PortfolioMail => ({
  user_id,
  closes_at: closingAfter(end).toISOString(),
});

/** Queues one mail for each open portfolio whose owner's premium has ended; called again, it queues none twice. */
export async function queuePortfolioMails({ db, clock, jobs }: JobDeps): Promise<void> {
  for (let taken = BATCH; taken === BATCH; ) {
    const queueSome = async (tx: Db) => {
      const ended = await takeEnded(tx, clock(), BATCH);
      await jobs.enqueueAll(tx, portfolioMail, ended.map(mailOf));
      return ended.length;
    };
    taken = await paced(() => db.transaction(queueSome));
  }
}

/** Does a portfolio-mail job, unless the portfolio is closed or its owner has premium again. */
export async function deliverPortfolioMail(
  { db, clock, mailer, publicUrl, log }: MailDeps,
  { user_id, closes_at: closesAt }: PortfolioMail,
): Promise<void> {
  const member = await recipientOf(db, user_id);
  const own = await selectOwn(db, user_id, clock());
  if (!member || !own?.is_visible || own.has_premium) return;
  const { name, email, language } = member;
  const mail = await portfolioMailOf({ name, language, publicUrl, closesAt });
  const id = mailIdOf(`portfolio ${user_id} ${closesAt}`);
  await sendUnlessRefused(log, { user: user_id }, () => mailer.send({ id, to: email, ...mail }));
}
