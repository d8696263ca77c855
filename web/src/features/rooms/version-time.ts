import type { Language } from '@codivia/contract/language';

/** When a version was kept, as people say it: the time alone for today, with the day before that. */
export function timeOf(savedAt: number, language: Language, now = Date.now()): string {
  const time: Intl.DateTimeFormatOptions = {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  };
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
  const today = new Date(savedAt).toDateString() === new Date(now).toDateString();
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB';
  return new Intl.DateTimeFormat(locale, today ? time : { ...day, ...time }).format(savedAt);
}
