import type { Language } from './language.ts';

/** docs/product.md#prices. In whole euros for French, in whole dollars for English. */
export const PREMIUM_MONTHLY_PRICE = 9;
export const GIFT_CARD_PRICE = 60;
/** The first week of a member's first subscription is free. */
export const TRIAL_DAYS = 7;
/** Number of days within which members who are not content get their money back. */
export const GUARANTEE_DAYS = 30;
/** European law: a purchase from afar may be revoked within that time. */
export const WITHDRAWAL_DAYS = 14;

/** The currency of each language. */
export const CURRENCIES = { fr: 'eur', en: 'usd' } as const satisfies Record<Language, string>;
export type Currency = (typeof CURRENCIES)[Language];
