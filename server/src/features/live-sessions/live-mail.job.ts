import type { JobDeps } from '../../deps.ts';
import { type JobKind, scheduled } from '../../services/jobs.ts';
import { type MailDeps, mailIdOf, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import {
  selectDueReminders,
  selectSeatHolders,
  selectTimeZone,
  takeReminders,
} from './live-mails.queries.ts';
import type { LiveNotice } from './live-schedule.service.ts';
import { liveMailOf } from './live-sessions.email.ts';
import { type LiveAccess, lockSession, selectLiveAccess } from './live-sessions.queries.ts';
import { plannedEnd } from './live-sessions.service.ts';

/** A mail to one member about a session; not sent when the session's time has changed since. */
interface LiveMail extends Omit<LiveNotice, 'kind'> {
  kind: LiveNotice['kind'] | 'reminder';
  user_id: string;
}

export const liveMail: JobKind<LiveMail> = { name: 'live-mail', concurrency: 4 };

/** Runs every minute, so that a reminder is at most a minute late. */
export const liveReminders = scheduled('live-reminders', '* * * * *');

/** Queues a mail for everybody with a seat. */
export async function queueNotices({ db, jobs }: JobDeps, notice: LiveNotice): Promise<void> {
  await db.transaction(async (tx) => {
    const holders = await selectSeatHolders(tx, notice.session_id);
    const mails = holders.map((userId): LiveMail => ({ ...notice, user_id: userId }));
    await jobs.enqueueAll(tx, liveMail, mails);
  });
}

/**
 * Queues the reminders that are due, each in the transaction that records it; called again or by several processes at
 * once, it queues none twice. The session is locked, so that its time does not change in between.
 */
export async function queueReminders({ db, clock, jobs }: JobDeps): Promise<void> {
  for (const session_id of await selectDueReminders(db, clock())) {
    await db.transaction(async (tx) => {
      const session = await lockSession(tx, session_id);
      const now = clock();
      if (!session || !(await selectDueReminders(tx, now)).includes(session_id)) return;
      const { sequence, starts_at } = session;
      const mail = { session_id, sequence, starts_at: starts_at.toISOString() };
      const reminded = await takeReminders(tx, session_id, now);
      const mails = reminded.map(
        (userId): LiveMail => ({ ...mail, user_id: userId, kind: 'reminder' }),
      );
      await jobs.enqueueAll(tx, liveMail, mails);
    });
  }
}

/** Tells whether a mail is still true: a delayed one may be outdated by a later change. */
function isTrue({ kind, starts_at }: LiveMail, access: LiveAccess, now: Date): boolean {
  const { session, seat, reminder, included } = access;
  if (!seat || session.ended_at || plannedEnd(session) <= now) return false;
  if (kind === 'cancelled') return session.cancelled_at !== null;
  if (session.cancelled_at || session.starts_at.toISOString() !== starts_at) return false;
  return kind === 'changed' || (reminder && included);
}

/**
 * Does a live-mail job. Its id is the same for the same member and change, so that a mail that is sent twice is
 * recognised as one.
 */
export async function deliverLiveMail(deps: MailDeps, job: LiveMail): Promise<void> {
  const { db, clock, mailer, publicUrl, log } = deps;
  const { session_id, user_id, kind, sequence } = job;
  const now = clock();
  const access = await selectLiveAccess(db, session_id, user_id, now);
  const member = access && isTrue(job, access, now) && (await recipientOf(db, user_id));
  if (!access || !member) return;
  const timeZone = await selectTimeZone(db, session_id, user_id);
  const { name, email, language } = member;
  const { session } = access;
  const mail = await liveMailOf({ kind, name, language, publicUrl, session, timeZone });
  const id = mailIdOf(`live-mail ${kind} ${session_id} ${user_id} ${sequence}`);
  const send = () => mailer.send({ id, to: email, ...mail });
  await sendUnlessRefused(log, { user: user_id }, send);
}
