import { randomUUID } from 'node:crypto';
import type { GiftCardPurchase } from '@codivia/contract/gift-cards';
import type { Language } from '@codivia/contract/language';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { Jobs } from '../../services/jobs.ts';
import type { GiftCardPayment, Payments } from '../../services/payments/payments.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { grantYear } from '../accounts/premium.service.ts';
import { giftCardCode, giftCardHash } from './gift-card-code.ts';
import { CODES_PER_MEMBER, CODES_PER_NETWORK, RESENDS } from './gift-card-limits.ts';
import { giftCardMail } from './gift-card-mail.job.ts';
import { InvalidCode, PurchaseNotFound } from './gift-cards.errors.ts';
import {
  consumeGiftCard,
  findGiftCardOfPayment,
  insertGiftCard,
  isUnused,
} from './gift-cards.queries.ts';

/** What the rules of gift cards work with. */
export interface GiftCardDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  limits: RateLimits;
  /** What codes are made from. */
  tokenSecret: string;
}

/**
 * Makes the card of a payment and the job that mails it, in the transaction of the event that tells
 * of the payment. Any further event about the same payment changes nothing.
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
async function expectUnused(db: Db, code: string): Promise<string> {
  const hash = giftCardHash(code);
  if (!hash || !(await isUnused(db, hash))) throw InvalidCode();
  return hash;
}

/**
 * Counts a code as a wrong one of its network unless it could be activated now. Throws InvalidCode,
 * TooManyRequests.
 */
export async function admitCode(
  { db, limits }: Pick<GiftCardDeps, 'db' | 'limits'>,
  code: string,
  network: string,
): Promise<void> {
  await limits.spend(CODES_PER_NETWORK, network);
  await expectUnused(db, code);
  await limits.giveBack(CODES_PER_NETWORK, network);
}

/**
 * Activates a card within a transaction: of many at once one succeeds. Answers until when premium then
 * lasts: a year after the last day that is paid for already (docs/decisions/0056). Throws InvalidCode.
 */
export async function redeemGiftCard(
  tx: Db,
  code: string,
  userId: string,
  now: Date,
): Promise<Date> {
  const hash = giftCardHash(code);
  if (!hash || !(await consumeGiftCard(tx, hash, userId, now))) throw InvalidCode();
  const until = await grantYear(tx, userId, now);
  if (!until) throw AuthenticationRequired();
  return until;
}

/**
 * Activates a card for a member; answers until when premium then lasts. Throws InvalidCode,
 * TooManyRequests.
 */
export async function activateCardOf(
  deps: GiftCardDeps,
  code: string,
  userId: string,
  network: string,
): Promise<Date> {
  const { db, clock, limits } = deps;
  await limits.spend(CODES_PER_MEMBER, userId);
  await admitCode(deps, code, network);
  const until = await db.transaction((tx) => redeemGiftCard(tx, code, userId, clock()));
  await limits.giveBack(CODES_PER_MEMBER, userId);
  return until;
}

export {
  /** Forgets where the cards of a buyer went; they stay valid for whoever has their codes. */
  dropBuyer as forgetBuyer,
  /** Forgets where cards went that were mailed before a moment. */
  dropOldBuyers,
  /** Whether an account holds a card: it is open then even while its address is not confirmed. */
  hasActivatedCard,
} from './gift-cards.queries.ts';

/** What became of a purchase. Throws PurchaseNotFound. */
export async function purchaseOf(db: Db, paymentId: string): Promise<GiftCardPurchase> {
  const card = await findGiftCardOfPayment(db, paymentId);
  if (!card) throw PurchaseNotFound();
  return {
    email: card.buyer_email,
    mailed: card.mailed_at !== null,
    activated: card.activated_at !== null,
  };
}

/**
 * Mails the card of a purchase to its buyer again, with the same code. A card that is used, or whose
 * buyer is forgotten, is mailed to nobody. Throws PurchaseNotFound, TooManyRequests.
 */
export async function resendCardOf(
  { db, jobs, limits }: GiftCardDeps,
  paymentId: string,
): Promise<void> {
  const card = await findGiftCardOfPayment(db, paymentId);
  if (!card || card.activated_at || !card.buyer_email) throw PurchaseNotFound();
  await limits.spend(RESENDS, card.id);
  await jobs.enqueue(db, giftCardMail, { gift_card_id: card.id, again: randomUUID() });
}

/** Opens the page where a card is paid; the way back leads to ours. Throws PaymentsUnavailable. */
export async function openGiftCardCheckout(
  { payments, publicUrl }: { payments: Payments; publicUrl: string },
  language: Language,
  buyer: { id: string; email: string } | null,
): Promise<{ url: string }> {
  const { url } = await payments.createGiftCardCheckout({
    language,
    ...(buyer ? { email: buyer.email, user_id: buyer.id } : {}),
    // The provider puts the checkout's id in the place of the braces.
    success_url: `${publicUrl}/gift-card/thanks?purchase={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/?gift-card=cancelled#gift-card`,
  });
  return { url };
}
