import type { Language } from '@codivia/contract/api/language';
import { type Currency, PREMIUM_MONTHLY_PRICE } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import { formatBillingDay } from '@codivia/contract/text/format-dates';
import { greetingName, type MailText, writeMail } from '../../services/mail-layout.ts';

/** The facts in a mail about a subscription. */
export interface SubscriptionFacts {
  name: string;
  language: Language;
  publicUrl: string;
  /** The end of the paid period. */
  until: Date;
  /** The currency of the payments; unset: the currency of the language. */
  currency?: Currency | undefined;
  /** True while the free week is running. */
  trial: boolean;
  /** The moment the mail is written. */
  now: Date;
}

/** The texts that differ from mail to mail; the button leads to the dashboard unless they say otherwise. */
export type SubscriptionWords = Omit<MailText, 'language' | 'publicUrl' | 'button'> & {
  button: string;
  path?: string;
};

export type Words = Record<
  Language,
  (facts: ReturnType<typeof subscriptionValues>) => SubscriptionWords
>;

/** Returns the facts in the form in which texts name them. */
export function subscriptionValues(facts: SubscriptionFacts) {
  const { language, name, until, trial, now, currency } = facts;
  return {
    name: greetingName(name),
    until: formatBillingDay(until, language),
    trial,
    isOver: until <= now,
    price: formatPrice(PREMIUM_MONTHLY_PRICE, language, currency),
  };
}

/** Returns a mail about a subscription. */
export function writeSubscriptionMail(words: Words, facts: SubscriptionFacts) {
  const { language, publicUrl } = facts;
  const text = words[language](subscriptionValues(facts));
  const { button, path = '/dashboard', ...letter } = text;
  const link = `${publicUrl}${path}`;
  return writeMail({ ...letter, language, publicUrl, button: { label: button, link } });
}
