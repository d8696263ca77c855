import type { LiveEvent, LiveEventBody } from '@codivia/contract/api/live-events';
import type { LiveQuestion, LiveRoom, LiveStatus } from '@codivia/contract/api/live-room';
import type { LiveSession } from '@codivia/contract/api/live-sessions';

/** An invented session that is going on. */
export function liveSession(changes: Partial<LiveSession> = {}): LiveSession {
  return {
    id: 's1',
    title_fr: 'Un jeu en direct',
    title_en: 'A game live',
    language: 'en',
    description_fr: 'Ensemble.',
    description_en: 'Together.',
    level: 'beginner',
    kind: 'python',
    starts_at: '2026-11-20T10:00:00.000Z',
    minutes: 60,
    seats: 30,
    open_replay: false,
    state: 'live',
    host_name: 'Mia',
    seats_taken: 2,
    started_at: '2026-11-20T10:00:00.000Z',
    ended_at: null,
    ...changes,
  };
}

export function liveStatus(changes: Partial<LiveStatus> = {}): LiveStatus {
  return {
    participants: 2,
    host_present: true,
    too_fast: 0,
    questions_revision: 0,
    ...changes,
  };
}

export function liveQuestion(changes: Partial<LiveQuestion> = {}): LiveQuestion {
  return {
    id: 'q1',
    text: 'Why a loop?',
    state: 'approved',
    votes: 2,
    mine: false,
    voted: false,
    ...changes,
  };
}

/** Events that follow each other from `first` on, a second apart. */
export function liveEvents(bodies: readonly LiveEventBody[], first = 1): LiveEvent[] {
  return bodies.map((body, i) => ({ seq: first + i, at: (first + i) * 1000, body }));
}

/** An invented room, five minutes after the start. */
export function liveRoom(changes: Partial<LiveRoom> = {}): LiveRoom {
  return {
    session: liveSession(),
    role: 'participant',
    now: '2026-11-20T10:05:00.000Z',
    seq: 0,
    files: { 'main.py': { text: 'print("Hi")\n', version: 0 } },
    events: [],
    status: liveStatus(),
    poll: null,
    video_url: null,
    ...changes,
  };
}
