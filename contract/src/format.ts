import { type Language, LOCALES } from './language.ts';
import { CURRENCIES } from './prices.ts';

/** A number: `2 000,5` in French, `2,000.5` in English. */
export function formatNumber(
  value: number,
  language: Language,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(LOCALES[language], options).format(value);
}

/** A share between 0 and 1 in percent: `95 %`, `95%`. */
export function formatPercent(share: number, language: Language): string {
  return formatNumber(share, language, { style: 'percent' });
}

/** A whole amount in the currency of the language: `9 €`, `$9`. */
export function formatPrice(amount: number, language: Language): string {
  return formatNumber(amount, language, {
    style: 'currency',
    currency: CURRENCIES[language],
    maximumFractionDigits: 0,
  });
}

/** What is to be paid, in cents, as a checkout writes it: `9,00 €`, `$9.00`. */
export function formatAmount(cents: number, language: Language): string {
  const currency = CURRENCIES[language];
  return formatNumber(cents / 100, language, { style: 'currency', currency });
}

/** Forbids a line break inside "e-mail", which browsers break after its hyphen. */
export function keepTogether(text: string): string {
  return text.length > 6 ? text.replace(/\be-(?=mail)/gi, '$&\u2060') : text;
}

/** The plural form for a count; French has a third form, for millions, which our texts do not need. */
export function pluralForm(count: number, language: Language): 'one' | 'other' {
  return new Intl.PluralRules(LOCALES[language]).select(count) === 'one' ? 'one' : 'other';
}
