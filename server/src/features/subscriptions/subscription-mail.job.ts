import type { Currency } from '@codivia/contract/api/prices';
import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { signedToken } from '../../services/signed-link.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { findPayer, payerPurpose } from '../payers/payers.queries.ts';
import { endingMail } from './ending.email.ts';
import { learnerMail, payerMail } from './payer-mails.email.ts';
import { paymentFailedMail } from './payment-failed.email.ts';
import { welcomeMail } from './welcome.email.ts';

/** The texts for a member who pays. */
const MAILS = { welcome: welcomeMail, 'payment-failed': paymentFailedMail, ending: endingMail };

/** A mail about somebody's subscription. */
export interface SubscriptionMail {
  user_id: string;
  kind: keyof typeof MAILS | 'renewed';
  /** To the member who pays, to the one who pays instead, or to the member for whom they pay. Unset: the member. */
  to?: 'member' | 'payer' | 'learner';
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

/** Returns the receiver of a mail and the mail; undefined when there is nobody to write to any more. */
async function writtenMail(
  { db, clock, publicUrl, tokenSecret }: SubscriptionMailDeps,
  { user_id, kind, to = 'member', until, trial, currency }: SubscriptionMail,
) {
  const member = await recipientOf(db, user_id);
  if (!member) return undefined;
  const now = clock();
  const { name, language } = member;
  const facts = { name, language, publicUrl, until: new Date(until), trial, currency, now };
  if (to === 'payer') {
    const payer = await findPayer(db, user_id);
    if (!payer) return undefined;
    const token = signedToken(tokenSecret, payerPurpose(payer.email), user_id, now);
    const link = `${publicUrl}/family/pay#manage=${token}`;
    const mine = { ...facts, language: payer.language };
    return {
      to: payer.email,
      ...(await payerMail(kind, mine, { child: firstNameInMail(name), link })),
    };
  }
  if (to === 'learner') {
    if (kind !== 'welcome' && kind !== 'ending') return undefined;
    return { to: member.email, ...(await learnerMail(kind, facts)) };
  }
  return kind === 'renewed' ? undefined : { to: member.email, ...(await MAILS[kind](facts)) };
}

/** The dependencies of mails about subscriptions. */
export interface SubscriptionMailDeps extends MailDeps {
  /** The secret with which the links of payers are signed. */
  tokenSecret: string;
}

/** Does a subscription-mail job, in the receiver's present language. */
export async function deliverSubscriptionMail(
  deps: SubscriptionMailDeps,
  job: SubscriptionMail,
): Promise<void> {
  const mail = await writtenMail(deps, job);
  if (!mail) return;
  await sendUnlessRefused(deps.log, { user: job.user_id }, () => deps.mailer.send(mail));
}
