import { randomUUID } from 'node:crypto';
import type { GiftCardPurchase } from '@codivia/contract/api/gift-cards';
import type { Language } from '@codivia/contract/api/language';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { GiftCardPayment, Payments } from '../../services/payments/payments.ts';
import { grantYear } from '../accounts/premium.queries.ts';
import { changePremium } from '../accounts/premium-change.service.ts';
import type { PremiumEndDeps } from '../api-tokens/premium-end.service.ts';
import { giftCardCode, giftCardHash } from './gift-card-code.ts';
import { giftCardMail } from './gift-card-mail.job.ts';
import { InvalidCode, PurchaseNotFound } from './gift-cards.errors.ts';
import {
  consumeGiftCard,
  findGiftCardOfPayment,
  insertGiftCard,
  isUnused,
} from './gift-cards.queries.ts';

/** The dependencies of the rules of gift cards. */
export interface GiftCardDeps extends JobDeps {
  /** The secret from which codes are made. */
  tokenSecret: string;
}

/**
 * Makes the card of a payment and the job that mails it, in the transaction of the event about the payment. Any further
 * event about the same payment changes nothing.
 */
export async function issueGiftCard(
  { clock, jobs, tokenSecret }: Pick<GiftCardDeps, 'clock' | 'jobs' | 'tokenSecret'>,
  tx: Db,
  { checkout: payment_id, email, language, user_id: buyer_id }: GiftCardPayment,
): Promise<void> {
  const code_hash = giftCardHash(giftCardCode(tokenSecret, payment_id));
  if (!code_hash) throw new Error('a code of ours is no code');
  const gift_card_id = await insertGiftCard(tx, {
    payment_id,
    code_hash,
    buyer_id,
    buyer_email: email,
    language,
    paid_at: clock(),
  });
  if (gift_card_id) await jobs.enqueue(tx, giftCardMail, { gift_card_id });
}

/** Refuses a code that cannot be activated, at no further cost. Throws InvalidCode. */
export async function expectUnused(db: Db, code: string): Promise<void> {
  const hash = giftCardHash(code);
  if (!hash || !(await isUnused(db, hash))) throw InvalidCode();
}

/**
 * Activates a card within a transaction: of many at once one succeeds. Returns the new end of premium: a year after the
 * last day that is paid for already (docs/decisions/0056). Throws InvalidCode.
 */
export async function redeemGiftCard(
  tx: Db,
  deps: PremiumEndDeps,
  code: string,
  userId: string,
): Promise<Date> {
  const { now } = deps;
  const hash = giftCardHash(code);
  if (!hash || !(await consumeGiftCard(tx, hash, userId, now))) throw InvalidCode();
  const until = await changePremium(tx, deps, userId, () => grantYear(tx, userId, now));
  if (!until) throw AuthenticationRequired();
  return until;
}

/** Returns the state of a purchase. Throws PurchaseNotFound. */
export async function readGiftCardPurchase(db: Db, paymentId: string): Promise<GiftCardPurchase> {
  const card = await findGiftCardOfPayment(db, paymentId);
  if (!card) throw PurchaseNotFound();
  return {
    email: card.buyer_email,
    mailed: card.mailed_at !== null,
    activated: card.activated_at !== null,
  };
}

/**
 * The card of a purchase that can be mailed again: one that is not used, and whose buyer is known.
 * Throws PurchaseNotFound.
 */
export async function mailableCardOf(db: Db, paymentId: string): Promise<{ id: string }> {
  const card = await findGiftCardOfPayment(db, paymentId);
  if (!card || card.activated_at || !card.buyer_email) throw PurchaseNotFound();
  return card;
}

/** Mails a card to its buyer again, with the same code. */
export async function resendGiftCard(
  { db, jobs }: GiftCardDeps,
  { id: gift_card_id }: { id: string },
): Promise<void> {
  await jobs.enqueue(db, giftCardMail, { gift_card_id, again: randomUUID() });
}

/** Opens the page on which a card is paid; it leads back to our pages. Throws PaymentsUnavailable. */
export async function createGiftCardCheckout(
  { payments, publicUrl }: { payments: Payments; publicUrl: string },
  language: Language,
  buyer: { id: string; email: string } | null,
): Promise<{ url: string }> {
  const { url } = await payments.createGiftCardCheckout({
    language,
    ...(buyer ? { email: buyer.email, user_id: buyer.id } : {}),
    // The provider replaces the braces by the checkout's id.
    success_url: `${publicUrl}/gift-card/thanks?purchase={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/?gift-card=cancelled#gift-card`,
  });
  return { url };
}
