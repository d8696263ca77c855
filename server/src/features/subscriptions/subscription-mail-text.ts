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
  (facts: {
    name: string;
    until: string;
    trial: boolean;
    isOver: boolean;
    /** A month of Premium. */
    price: string;
  }) => SubscriptionWords
>;

/** Returns a mail about a subscription. */
export function writeSubscriptionMail(words: Words, facts: SubscriptionFacts) {
  const { language, publicUrl, name, until, trial, now, currency } = facts;
  const text = words[language]({
    name: greetingName(name),
    until: formatBillingDay(until, language),
    trial,
    isOver: until <= now,
    price: formatPrice(PREMIUM_MONTHLY_PRICE, language, currency),
  });
  const { button, path = '/dashboard', ...letter } = text;
  const link = `${publicUrl}${path}`;
  return writeMail({ ...letter, language, publicUrl, button: { label: button, link } });
}
