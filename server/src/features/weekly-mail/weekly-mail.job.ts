import { addDays, weekOf } from '@codivia/contract/text/local-days';
import type { Db } from '../../db/connect.ts';
import { paced, REST } from '../../db/paced.ts';
import type { JobDeps } from '../../deps.ts';
import { type JobKind, scheduled } from '../../services/jobs.ts';
import {
  type MailDeps,
  mailIdOf,
  oneClickEnd,
  sendUnlessRefused,
} from '../../services/mail-delivery.ts';
import { signedToken } from '../../services/signed-link.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { type ReviewDeps, readReviews } from '../reviews/reviews.service.ts';
import { weeklyMailOf } from './weekly-mail.email.ts';
import { figuresOf, isOn, nextLessonOf, takeUnmailed } from './weekly-mail.queries.ts';

/** Number of members who are processed in one transaction, so that it is short however many there are. */
const BATCH = 500;

/** Runs on Mondays at 15:00 UTC, after school. */
export const weeklyMailSweep = scheduled('weekly-mail-sweep', '0 15 * * 1');

/** A mail about the week before a Monday. */
interface WeeklyMail {
  user_id: string;
  monday: string;
}

export const weeklyMail: JobKind<WeeklyMail> = { name: 'weekly-mail', concurrency: 1, rest: REST };

/** Queues one mail for each member who wants it; called again in the same week, it queues none twice. */
export async function queueWeeklyMails({ db, clock, jobs }: JobDeps): Promise<void> {
  const [monday = ''] = weekOf(clock().toISOString().slice(0, 10));
  for (let after: string | null = null, done = false; !done; ) {
    const queueSome = async (tx: Db) => {
      const next = await takeUnmailed(tx, monday, after, BATCH);
      const mails = next.filter(({ taken }) => taken).map(({ user_id }) => ({ user_id, monday }));
      await jobs.enqueueAll(tx, weeklyMail, mails);
      return next;
    };
    const members = await paced(() => db.transaction(queueSome));
    after = members.at(-1)?.user_id ?? null;
    done = members.length < BATCH;
  }
}

interface WeeklyMailDeps extends MailDeps {
  /** The secret with which the tokens of links are signed. */
  tokenSecret: string;
  reviews: ReviewDeps;
}

/** Does a weekly-mail job, unless the member has turned the mail off since, or a newer week has begun. */
export async function deliverWeeklyMail(deps: WeeklyMailDeps, job: WeeklyMail): Promise<void> {
  const { db, clock, mailer, publicUrl, tokenSecret, reviews, log } = deps;
  const { user_id, monday } = job;
  const now = clock();
  const member = await recipientOf(db, user_id);
  if (!member || !(await isOn(db, user_id))) return;
  if (now.toISOString().slice(0, 10) >= addDays(monday, 7)) return;
  const { name, email, language } = member;
  const due = await readReviews(reviews, user_id, 'Europe/Paris', language);
  const link = `${publicUrl}/api/weekly-mail/unsubscribe?token=${signedToken(tokenSecret, 'weekly-mail', user_id, now)}`;
  const mail = await weeklyMailOf({
    name,
    language,
    publicUrl,
    unsubscribeLink: link,
    reviews: due.questions.length,
    figures: await figuresOf(db, user_id, monday),
    next: await nextLessonOf(db, user_id, now),
  });
  const id = mailIdOf(`weekly-mail ${user_id} ${monday}`);
  const send = () => mailer.send({ id, to: email, headers: oneClickEnd(link), ...mail });
  await sendUnlessRefused(log, { user: user_id }, send);
}
