import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language } from '@codivia/contract/api/language';
import type { LiveLevel } from '@codivia/contract/api/live-sessions';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { Deps } from '../../deps.ts';
import { firstNameOf } from '../mentoring/mentors.service.ts';
import { LiveSessionNotFound } from './live-sessions.errors.ts';
import { type ShownSessionRow, selectComing, selectSession } from './live-sessions.queries.ts';
import { plannedEnd } from './live-sessions.service.ts';

/** Interval at which subscribed programs should ask again, in seconds. */
const REFRESH_SECONDS = 60 * 60;

const LEVELS: Record<Language, Record<LiveLevel, string>> = {
  fr: { beginner: 'débutant', intermediate: 'intermédiaire', advanced: 'avancé' },
  en: { beginner: 'beginner', intermediate: 'intermediate', advanced: 'advanced' },
};

const WORDS = {
  fr: {
    calendar: 'Sessions en direct de Codivia',
    level: (level: string) => `Niveau : ${level}`,
    spoken: (language: string) => `Langue parlée : ${language}`,
    host: (name: string) => `Avec ${name}`,
  },
  en: {
    calendar: 'Live sessions of Codivia',
    level: (level: string) => `Level: ${level}`,
    spoken: (language: string) => `Spoken language: ${language}`,
    host: (name: string) => `With ${name}`,
  },
} satisfies Record<Language, object>;

interface CalendarDeps extends Deps {
  publicUrl: string;
  lang: Language | undefined;
}

/** Returns an event whose UID stays the same after changes of the session. */
function eventOf(session: ShownSessionRow, language: Language, publicUrl: string): ICalEventData {
  const words = WORDS[language];
  const host = firstNameOf(session.host_name ?? '');
  const link = `${publicUrl}/live/${session.id}`;
  const about = [
    words.level(LEVELS[language][session.level]),
    words.spoken(LANGUAGE_NAMES[session.language]),
    ...(host ? [words.host(host)] : []),
  ];
  return {
    id: `live-${session.id}@codivia`,
    sequence: session.sequence,
    stamp: session.updated_at,
    start: session.starts_at,
    end: plannedEnd(session),
    summary: language === 'fr' ? session.title_fr : session.title_en,
    description: [
      language === 'fr' ? session.description_fr : session.description_en,
      about.join('\n'),
      link,
    ].join('\n\n'),
    url: link,
    status: session.cancelled_at ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function calendarOf({ publicUrl, lang }: CalendarDeps, sessions: ShownSessionRow[]): string {
  const language = lang ?? DEFAULT_LANGUAGE;
  return ical({
    prodId: { company: 'Codivia', product: 'Live sessions', language: language.toUpperCase() },
    name: WORDS[language].calendar,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: sessions.map((session) => eventOf(session, language, publicUrl)),
  }).toString();
}

/** Returns the sessions of the calendar as text of RFC 5545. */
export async function readLiveCalendar(deps: CalendarDeps): Promise<string> {
  return calendarOf(deps, await selectComing(deps.db, deps.clock()));
}

/** Returns one session in any state as text of RFC 5545. Throws LiveSessionNotFound. */
export async function readLiveSessionCalendar(deps: CalendarDeps, id: string): Promise<string> {
  const session = await selectSession(deps.db, id);
  if (!session) throw LiveSessionNotFound();
  return calendarOf(deps, [session]);
}
