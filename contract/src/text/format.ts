import { type Language, LOCALES } from '../api/language.ts';
import { CURRENCIES, type Currency } from '../api/prices.ts';

/** Numbers without groups of thousands, and with no more decimals than are shown: only their sign differs. */
const PLAIN = /^\d{1,3}(\.\d{1,3})?$/;

/** A number: `2 000,5` in French, `2,000.5` in English. */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string {
  // The first use of `Intl` costs a browser some 15 ms, which most pages can do without.
  const digits = String(value);
  if (!options && PLAIN.test(digits)) {
    return language === 'fr' ? digits.replace('.', ',') : digits;
  }
  return new Intl.NumberFormat(LOCALES[language], options).format(value);
}

/** A share between 0 and 1 in percent: `95 %`, `95%`. */
export function formatPercent(share: number, language: Language): string {
  return formatNumber(share, language, { style: 'percent' });
}

/** A whole amount, in the currency of the language unless another is paid: `9 €`, `$9`. */
export function formatPrice(
  amount: number,
  language: Language,
  currency: Currency = CURRENCIES[language],
): string {
  return formatNumber(amount, language, { style: 'currency', currency, maximumFractionDigits: 0 });
}

/** Formats an amount to be paid, in cents, as a checkout writes it: `9,00 €`, `$9.00`. */
export function formatAmount(
  cents: number,
  language: Language,
  currency: Currency = CURRENCIES[language],
): string {
  return formatNumber(cents / 100, language, { style: 'currency', currency });
}

/** Forbids a line break inside "e-mail", which browsers break after its hyphen. */
export function keepTogether(text: string): string {
  return text.length > 6 ? text.replace(/\be-(?=mail)/gi, '$&\u2060') : text;
}

/**
 * The plural form for a count, by the rules of Unicode (CLDR) without `Intl`, whose first use is slow. French
 * has a third form, for millions, which our texts do not need.
 */
export function pluralForm(count: number, language: Language): 'one' | 'other' {
  const isOne = language === 'fr' ? Math.abs(count) < 2 : Math.abs(count) === 1;
  return isOne ? 'one' : 'other';
}
