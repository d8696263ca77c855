import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';
import { LiveEvent } from './live-events.ts';
import { LiveLevel } from './live-sessions.ts';
import { ProjectKind } from './projects.ts';

/** Bytes of an hour of a replay, compressed for the network (docs/product.md#live-replays). */
export const REPLAY_HOUR_MAX_BYTES = 1_000_000;

/** A replay as the list shows it. The id of a session of ours is a word, that of a held one is its session's id. */
export const ReplaySummary = Type.Object({
  id: Type.String(),
  title_fr: Type.String(),
  title_en: Type.String(),
  description_fr: Type.String(),
  description_en: Type.String(),
  /** The languages in which it exists: both for recordings of ours, the spoken one for held sessions. */
  languages: Type.Array(Language),
  level: LiveLevel,
  kind: ProjectKind,
  /** Empty for recordings of ours. */
  host_name: Type.String(),
  /** The time at which it was held; null for recordings of ours. */
  held_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  duration_ms: Type.Integer({ minimum: 0 }),
  /** True if members of the free plan may watch it. */
  open: Type.Boolean(),
});
export type ReplaySummary = Static<typeof ReplaySummary>;

/** A replay in one language: the content of each file at the start, and all events. */
export const Replay = Type.Object({
  ...ReplaySummary.properties,
  language: Language,
  files: Type.Record(Type.String(), Type.String()),
  events: Type.Array(LiveEvent),
});
export type Replay = Static<typeof Replay>;

/** Characters of the reason for which a replay is hidden or shown again. */
export const REPLAY_REASON_MAX_LENGTH = 300;

/** The reason for which a replay is hidden; null for a visible replay. */
export const ReplayVisibility = Type.Object({
  hidden: Type.Boolean(),
  reason: Type.Union([Type.String(), Type.Null()]),
});
export type ReplayVisibility = Static<typeof ReplayVisibility>;

/** A replay that is hidden, with the fields of the list, the reason and the time. */
export const HiddenReplay = Type.Object({
  ...ReplaySummary.properties,
  reason: Type.String(),
  hidden_at: Type.String({ format: 'date-time' }),
});
export type HiddenReplay = Static<typeof HiddenReplay>;

const ReplayParams = Type.Object({ id: Type.String({ maxLength: 80 }) });

export const listReplays = endpoint({
  method: 'GET',
  path: '/live/replays',
  access: 'everyone',
  summary:
    'All replays without their events, recordings of ours first, then the latest session first.',
  answer: Type.Array(ReplaySummary),
});

export const readReplay = endpoint({
  method: 'GET',
  path: '/live/replays/:id',
  access: 'member',
  summary:
    'A replay in a language it exists in: 403 replay_premium for members of the free plan unless it is open.',
  params: ReplayParams,
  query: Type.Object({ lang: Type.Optional(Language) }),
  answer: Replay,
});

export const listHiddenReplays = endpoint({
  method: 'GET',
  path: '/admin/live/hidden-replays',
  access: 'admin',
  summary: 'All replays that are hidden, with the reason, the latest hidden first.',
  answer: Type.Array(HiddenReplay),
});

export const readReplayVisibility = endpoint({
  method: 'GET',
  path: '/admin/live/replays/:id/visibility',
  access: 'admin',
  summary: 'Whether a replay is hidden, and why.',
  params: ReplayParams,
  answer: ReplayVisibility,
});

export const setReplayVisibility = endpoint({
  method: 'PUT',
  path: '/admin/live/replays/:id/visibility',
  access: 'admin',
  summary:
    'Hides a replay from everybody but administrators, or shows it again; the reason is in the audit log.',
  params: ReplayParams,
  body: Type.Object({
    hidden: Type.Boolean(),
    reason: Type.String({ minLength: 1, maxLength: REPLAY_REASON_MAX_LENGTH, pattern: '\\S' }),
  }),
  answer: ReplayVisibility,
});
