import type { Currency } from '@codivia/contract/api/prices';
import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { endingMail } from './ending.email.ts';
import { paymentFailedMail } from './payment-failed.email.ts';
import { welcomeMail } from './welcome.email.ts';

const MAILS = { welcome: welcomeMail, 'payment-failed': paymentFailedMail, ending: endingMail };

/** A mail about somebody's subscription. */
export interface SubscriptionMail {
  user_id: string;
  kind: keyof typeof MAILS;
  /** The moment until which premium lasts, or when it ended. */
  until: string;
  /** True while the free week is running. */
  trial: boolean;
  /** The currency of the payments; missing in jobs of the previous release. */
  currency?: Currency | undefined;
}

export const subscriptionMail: JobKind<SubscriptionMail> = {
  name: 'subscription-mail',
  concurrency: 4,
};

/** Does a subscription-mail job, in the member's present language. */
export async function deliverSubscriptionMail(
  { db, clock, mailer, publicUrl, log }: MailDeps,
  { user_id, kind, until, trial, currency }: SubscriptionMail,
): Promise<void> {
  const member = await recipientOf(db, user_id);
  if (!member) return;
  const { name, email, language } = member;
  const facts = {
    name,
    language,
    publicUrl,
    until: new Date(until),
    trial,
    currency,
    now: clock(),
  };
  const mail = await MAILS[kind](facts);
  const send = () => mailer.send({ to: email, ...mail });
  await sendUnlessRefused(log, { user: user_id }, send);
}
