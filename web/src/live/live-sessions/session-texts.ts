import type { Language } from '@codivia/contract/api/language';
import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { keepTogether } from '@codivia/contract/text/format';

type Texts = Pick<LiveSession, 'title_fr' | 'title_en' | 'description_fr' | 'description_en'>;

/** The title in the reader's language. */
export function titleOf(session: Texts, language: Language): string {
  return keepTogether(session[`title_${language}`]);
}

/** The description in the reader's language. */
export function descriptionOf(session: Texts, language: Language): string {
  return keepTogether(session[`description_${language}`]);
}

/** Returns the number of free seats. */
export function freeSeats({ seats, seats_taken }: Pick<LiveSession, 'seats' | 'seats_taken'>) {
  return Math.max(0, seats - seats_taken);
}

const apiAddress = (path: string, language: Language) => `/api/live/${path}?lang=${language}`;

/** Returns the addresses of files for calendar programs: of all sessions, or of one. */
export function calendarFile(language: Language, id?: string): string {
  const name = id ? `sessions/${encodeURIComponent(id)}/calendar.ics` : 'calendar.ics';
  return apiAddress(name, language);
}

/** Returns the address from which a calendar program keeps reading the file of all sessions. */
export function calendarSubscription(language: Language): string {
  return `webcal://${location.host}${calendarFile(language)}`;
}
