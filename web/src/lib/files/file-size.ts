import type { Language } from '@codivia/contract/api/language';
import { formatNumber } from '@codivia/contract/text/format';

const UNITS: Record<Language, readonly [string, string, string]> = {
  en: ['bytes', 'kB', 'MB'],
  fr: ['octets', 'ko', 'Mo'],
};

/** A size in bytes for people: `512 bytes`, `12 kB`, `3.4 MB`, of a thousand each. */
export function formatSize(bytes: number, language: Language): string {
  const [small, thousands, millions] = UNITS[language];
  if (bytes < 1000) return `${formatNumber(bytes, language)}\u00a0${small}`;
  if (bytes < 999_500)
    return `${formatNumber(Math.round(bytes / 1000), language)}\u00a0${thousands}`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10, language)}\u00a0${millions}`;
}
