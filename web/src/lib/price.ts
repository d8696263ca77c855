import type { Language } from '@codivia/contract/language';
import { CURRENCIES } from '@codivia/contract/prices';

/** A whole amount in the currency of the language (specification §9): `9 €`, `$9`. */
export function priceIn(language: Language, amount: number): string {
  return amount.toLocaleString(language, {
    style: 'currency',
    currency: CURRENCIES[language],
    maximumFractionDigits: 0,
  });
}
