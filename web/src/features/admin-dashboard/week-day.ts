import type { Language } from '@codivia/contract/language';

/** The day a week starts on (`2026-11-16`), short: "16 Nov". */
export function weekDay(startsOn: string | undefined, language: Language): string {
  if (!startsOn) return '';
  return new Date(`${startsOn}T00:00:00Z`).toLocaleDateString(
    language === 'fr' ? 'fr-FR' : 'en-GB',
    { day: 'numeric', month: 'short', timeZone: 'UTC' },
  );
}
