import type { Language } from '@codivia/contract/api/language';
import {
  CURRENCIES,
  type Currency,
  GIFT_CARD_PRICE,
  PREMIUM_MONTHLY_PRICE,
} from '@codivia/contract/api/prices';
import type Stripe from 'stripe';
import { GIFT_CARD_NAME, PREMIUM_NAME } from './checkout-words.ts';

/** The goods and their prices; the lookup key names the amount, so that a new price is a new key. */
const GOODS = {
  premium: {
    name: PREMIUM_NAME.en,
    amount: PREMIUM_MONTHLY_PRICE * 100,
    recurring: { interval: 'month' },
  },
  gift_card: { name: GIFT_CARD_NAME.en, amount: GIFT_CARD_PRICE * 100, recurring: undefined },
} as const;

type Good = keyof typeof GOODS;

function isTaken(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'resource_already_exists';
}

async function productFor(stripe: Stripe, good: Good): Promise<string> {
  const id = `codivia_${good}`;
  try {
    await stripe.products.create({ id, name: GOODS[good].name });
  } catch (error) {
    if (!isTaken(error)) throw error; // somebody else was quicker
  }
  return id;
}

async function findPrice(stripe: Stripe, key: string): Promise<string | undefined> {
  const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  return found.data[0]?.id;
}

async function createPrice(
  stripe: Stripe,
  good: Good,
  currency: Currency,
  lookup_key: string,
): Promise<string> {
  const { amount: unit_amount, recurring } = GOODS[good];
  const product = await productFor(stripe, good);
  const price = { product, currency, unit_amount, lookup_key, ...(recurring && { recurring }) };
  try {
    const created = await stripe.prices.create(price, { idempotencyKey: `price-${lookup_key}` });
    return created.id;
  } catch (error) {
    // Two processes use an empty account: the price of the other one has the key.
    const theirs = await findPrice(stripe, lookup_key);
    if (!theirs) throw error;
    return theirs;
  }
}

/** Finds prices by their lookup keys, or creates them: an empty Stripe account is enough. */
export function stripePrices(stripe: Stripe) {
  const known = new Map<string, string>();
  return async (good: Good, language: Language): Promise<string> => {
    const currency = CURRENCIES[language];
    const key = `codivia_${good}_${currency}_${GOODS[good].amount}`;
    const price =
      known.get(key) ??
      (await findPrice(stripe, key)) ??
      (await createPrice(stripe, good, currency, key));
    known.set(key, price);
    return price;
  };
}
