import type { Input } from '@codivia/contract/api/endpoint';
import type { Language } from '@codivia/contract/api/language';
import type * as contract from '@codivia/contract/api/payers';
import { PAYMENT_LINK_DAYS, type PaymentRequest } from '@codivia/contract/api/payers';
import type { Db } from '../../db/connect.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { firstNameInMail } from '../../services/mail-layout.ts';
import { isSameMailbox } from '../../services/same-mailbox.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { cleanEmail } from '../accounts/profile.service.ts';
import { findUser } from '../accounts/users.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { AlreadyPremium } from '../subscriptions/subscriptions.errors.ts';
import {
  createCheckout,
  readSubscription,
  type SubscriptionDeps,
} from '../subscriptions/subscriptions.service.ts';
import { PayerAddressOwn, PaymentLinkOver } from './payers.errors.ts';
import * as queries from './payers.queries.ts';
import { paymentRequestMail } from './payment-request.email.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const paymentRequestJob: JobKind<{ request_id: string; user_id: string }> = {
  name: 'payment-request-mail',
  concurrency: 2,
};

const isPremiumNow = ({ state }: { state: string }) => state === 'premium';

/**
 * Mails a link to pay to somebody, once `admit` has counted it. Throws PayerAddressOwn, AlreadyPremium, or what `admit`
 * and expectAllowed throw.
 */
export async function askToPay(
  deps: SubscriptionDeps,
  { id, language }: SessionUser,
  { email: typed, lang }: Input<typeof contract.askToPay>['body'],
  admit: (tx: Db, email: string) => Promise<void>,
): Promise<void> {
  const { db, clock, jobs } = deps;
  const email = cleanEmail(typed);
  await db.transaction(async (tx) => {
    const now = clock();
    await lockPremiumGrounds(tx, id);
    const member = await findUser(tx, id);
    if (!member) throw AuthenticationRequired();
    await expectAllowed(tx, id, 'own-account');
    if (isPremiumNow(await readSubscription({ ...deps, db: tx }, id))) throw AlreadyPremium();
    const own = [member.email, member.wanted_email ?? member.email];
    if (own.some((address) => isSameMailbox(address, email))) throw PayerAddressOwn();
    await admit(tx, email);
    const request_id = await queries.insertRequest(tx, {
      user_id: id,
      email,
      language: lang ?? language,
      asked_at: now,
      expires_at: new Date(now.getTime() + PAYMENT_LINK_DAYS * DAY_MS),
    });
    await jobs.enqueue(tx, paymentRequestJob, { request_id, user_id: id });
  });
}

/** Does a payment-request-mail job. The secret of the link is made only now, so that no queue holds it. */
export async function deliverPaymentRequest(
  { mailer, publicUrl, log, ...deps }: MailDeps & SubscriptionDeps,
  { request_id }: { request_id: string },
): Promise<void> {
  const { db } = deps;
  const request = await queries.findRequestById(db, request_id);
  const member = request && (await findUser(db, request.user_id));
  if (!request || !member) return;
  const { trial_available } = await readSubscription({ ...deps, publicUrl }, member.id);
  const token = newSecret();
  await queries.setToken(db, request.id, hashOf(token));
  const mail = await paymentRequestMail({
    language: request.language,
    publicUrl,
    child: firstNameInMail(member.name),
    link: `${publicUrl}/family/pay#token=${token}`,
    trial: trial_available,
  });
  const send = () => mailer.send({ to: request.email, ...mail });
  await sendUnlessRefused(log, { user: member.id }, send);
}

async function openRequest(deps: SubscriptionDeps, token: string) {
  const request = await queries.findRequest(deps.db, hashOf(token), deps.clock());
  const member = request && (await findUser(deps.db, request.user_id));
  if (!request || !member) throw PaymentLinkOver();
  return { request, member };
}

/** Returns what a link asks to pay for. Throws PaymentLinkOver. */
export async function readPaymentRequest(
  deps: SubscriptionDeps,
  token: string,
): Promise<PaymentRequest> {
  const { request, member } = await openRequest(deps, token);
  const plan = await readSubscription(deps, member.id);
  return {
    child: firstNameInMail(member.name),
    asked_at: request.asked_at.toISOString(),
    expires_at: request.expires_at.toISOString(),
    trial: plan.trial_available,
    is_premium: isPremiumNow(plan),
    language: request.language,
  };
}

/**
 * Opens the checkout of a subscription, or of a gift card that is mailed to the payer. Throws PaymentLinkOver,
 * AlreadyPremium, and what the checkout throws.
 */
export async function payForMember(
  deps: SubscriptionDeps,
  { token, what }: Input<typeof contract.payForMember>['body'],
): Promise<string> {
  const { payments, publicUrl } = deps;
  const { request, member } = await openRequest(deps, token);
  const language: Language = request.language;
  const back = `${publicUrl}/family/pay`;
  const addresses = { success_url: `${back}#thanks=${what}`, cancel_url: `${back}#token=${token}` };
  if (what === 'gift_card') {
    const { url } = await payments.createGiftCardCheckout({
      ...addresses,
      language,
      email: request.email,
    });
    return url;
  }
  const url = await createCheckout(deps, member, { ...addresses, language }, request.email);
  await queries.setRequestCheckout(deps.db, request);
  return url;
}
