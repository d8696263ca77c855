import type { Language } from '@codivia/contract/language';

/** A day and a time as people write them. */
export function momentOf(moment: string | number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));
}
