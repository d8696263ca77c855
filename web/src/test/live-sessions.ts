import type { LiveSession } from '@codivia/contract/api/live-sessions';

const HOUR_MS = 3_600_000;

/** An invented session that begins in a number of hours. */
export function liveSession(changes: Partial<LiveSession> = {}, inHours = 48): LiveSession {
  return {
    id: 's1',
    state: 'scheduled',
    title_fr: 'Un premier jeu',
    title_en: 'A first game',
    description_fr: 'On fait rebondir une balle.',
    description_en: 'We bounce a ball.',
    language: 'fr',
    level: 'beginner',
    kind: 'game',
    minutes: 45,
    seats: 30,
    seats_taken: 2,
    open_replay: false,
    host_name: 'Mia',
    started_at: null,
    ended_at: null,
    starts_at: new Date(Date.now() + inHours * HOUR_MS).toISOString(),
    ...changes,
  };
}

/** Returns the rights and seats of a member, as the server sends them. */
export function ownLiveSessions(changes: object = {}) {
  return {
    included: true,
    may_host: false,
    seats: [],
    reminders: [],
    hosted: [],
    ...changes,
  };
}
