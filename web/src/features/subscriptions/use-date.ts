import { formatDate } from '@codivia/contract/format-dates';
import { useLanguage } from '../../lib/i18n.ts';

/** Writes a moment as a day of the reader's calendar: "27 novembre 2026", on one line. */
export function useDate(): (moment: string | null) => string {
  const language = useLanguage();
  return (moment) =>
    moment === null ? '' : formatDate(moment, language).replaceAll(' ', '\u00a0');
}
