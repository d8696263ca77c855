import type { Language } from '@codivia/contract/language';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When something was changed, as people say it: "5 minutes ago", "yesterday", then the day itself. */
export function changedAt(moment: string, language: Language, now = Date.now()): string {
  const then = Date.parse(moment);
  const ago = Math.max(0, now - then);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (ago < MINUTE) return relative.format(0, 'second');
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < 7 * DAY) return relative.format(-Math.floor(ago / DAY), 'day');
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'medium',
  });
  return language === 'fr' ? `le ${day.format(then)}` : `on ${day.format(then)}`;
}
