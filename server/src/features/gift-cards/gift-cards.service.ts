import { randomUUID } from 'node:crypto';
import type { GiftCardPurchase } from '@codivia/contract/gift-cards';
import type { Language } from '@codivia/contract/language';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AuthenticationRequired } from '../../errors.ts';
import type { Jobs } from '../../services/jobs.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { giftCardCode, giftCardHash } from './gift-card-code.ts';
import { giftCardEnd } from './gift-card-end.ts';
import { CODES_PER_MEMBER, CODES_PER_NETWORK, RESENDS } from './gift-card-limits.ts';
import { giftCardMail } from './gift-card-mail.job.ts';
import { InvalidCode, PurchaseNotFound } from './gift-cards.errors.ts';
import {
  consumeGiftCard,
  findGiftCardOfPayment,
  insertGiftCard,
  lockPremiumEnds,
  setGiftEnd,
} from './gift-cards.queries.ts';

/** What the rules of gift cards work with. */
export interface GiftCardWorld {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  limits: RateLimits;
  /** What codes are made from. */
  tokenSecret: string;
}

/** A gift card that somebody has paid for. */
export interface GiftCardPayment {
  /** The checkout, as the payment provider names it. */
  payment_id: string;
  email: string;
  language: Language;
  /** The buyer, if they were signed in. */
  buyer_id: string | null;
}

/**
 * Makes the card of a payment and the job that mails it, in the transaction of the event that tells
 * of the payment. Any further event about the same payment changes nothing.
 */
export async function issueGiftCard(
  { clock, jobs, tokenSecret }: Pick<GiftCardWorld, 'clock' | 'jobs' | 'tokenSecret'>,
  tx: Db,
  { payment_id, email, language, buyer_id }: GiftCardPayment,
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
  if (gift_card_id) await jobs.enqueue(tx, giftCardMail, { gift_card_id, mail_id: randomUUID() });
}

/** Activates a card within a transaction; answers until when premium then lasts. Throws InvalidCode. */
export async function redeemGiftCard(
  tx: Db,
  code: string,
  userId: string,
  now: Date,
): Promise<Date> {
  const hash = giftCardHash(code);
  if (!hash) throw InvalidCode();
  // Locked first, so that two cards at once of one member add up.
  const ends = await lockPremiumEnds(tx, userId);
  if (!ends) throw AuthenticationRequired();
  if (!(await consumeGiftCard(tx, hash, userId, now))) throw InvalidCode();
  const until = giftCardEnd(ends, now);
  await setGiftEnd(tx, userId, until);
  return until;
}

type Limited = Pick<GiftCardWorld, 'limits'>;

/** Counts `attempt` as a wrong code of a network until it succeeds. Throws TooManyRequests. */
export async function tryCode<T>(
  { limits }: Limited,
  network: string,
  attempt: () => Promise<T>,
): Promise<T> {
  await limits.spend(CODES_PER_NETWORK, network);
  const result = await attempt();
  await limits.giveBack(CODES_PER_NETWORK, network);
  return result;
}

/**
 * Activates a card for a member; answers until when premium then lasts. Throws InvalidCode,
 * TooManyRequests.
 */
export function activateCardOf(
  world: GiftCardWorld,
  code: string,
  userId: string,
  network: string,
): Promise<Date> {
  const { db, clock, limits } = world;
  return tryCode(world, network, async () => {
    await limits.spend(CODES_PER_MEMBER, userId);
    const until = await db.transaction((tx) => redeemGiftCard(tx, code, userId, clock()));
    await limits.giveBack(CODES_PER_MEMBER, userId);
    return until;
  });
}

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
  { db, jobs, limits }: GiftCardWorld,
  paymentId: string,
): Promise<void> {
  const card = await findGiftCardOfPayment(db, paymentId);
  if (!card || card.activated_at || !card.buyer_email) throw PurchaseNotFound();
  await limits.spend(RESENDS, card.id);
  await jobs.enqueue(db, giftCardMail, { gift_card_id: card.id, mail_id: randomUUID() });
}
