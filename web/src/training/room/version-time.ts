import { formatDate } from '@codivia/contract/format-dates';
import type { Language } from '@codivia/contract/language';

/** When a version was kept, as people say it: the time alone for today, with the day before that. */
export function timeOf(savedAt: number, language: Language, now = Date.now()): string {
  const today = new Date(savedAt).toDateString() === new Date(now).toDateString();
  return formatDate(savedAt, language, today ? 'time' : 'weekday');
}
