import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done, ErrorAnswer } from './errors.ts';
import { LIVE_EDITS_MAX, LiveEdit, LiveEvent, LivePublication } from './live-events.ts';
import { LiveSession } from './live-sessions.ts';

/** Characters of a question (docs/product.md#live-questions). */
export const LIVE_QUESTION_MAX_LENGTH = 300;
/** Questions of one participant that may wait in a session. */
export const LIVE_OPEN_QUESTIONS_MAX = 5;
/** Questions that are listed at once: the ones with the most votes. */
export const LIVE_QUESTIONS_SHOWN = 50;
export const LIVE_POLL_OPTIONS_MAX = 6;
export const LIVE_POLL_TEXT_MAX_LENGTH = 120;
/** Time for which a "too fast" signal counts, in seconds. */
export const LIVE_SIGNAL_SECONDS = 120;

/** A host types and decides; a participant has a seat. */
export const LiveRole = Type.Union([Type.Literal('host'), Type.Literal('participant')]);
export type LiveRole = Static<typeof LiveRole>;

/** `pending` until a host has looked: only its author and hosts see it. */
export const LiveQuestionState = Type.Union([
  Type.Literal('pending'),
  Type.Literal('approved'),
  Type.Literal('answering'),
  Type.Literal('answered'),
  Type.Literal('refused'),
]);
export type LiveQuestionState = Static<typeof LiveQuestionState>;

/** A question without its author: participants do not know each other. */
export const LiveQuestion = Type.Object({
  id: Type.String(),
  text: Type.String(),
  state: LiveQuestionState,
  votes: Type.Integer(),
  /** True if the caller asked it, or has voted for it. */
  mine: Type.Boolean(),
  voted: Type.Boolean(),
});
export type LiveQuestion = Static<typeof LiveQuestion>;

export const LivePoll = Type.Object({
  id: Type.String(),
  question: Type.String(),
  options: Type.Array(Type.String()),
  open: Type.Boolean(),
  /** Number of votes for each option; null for participants while the poll is open. */
  counts: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  /** The option the caller has chosen, from 0. */
  chosen: Type.Union([Type.Integer(), Type.Null()]),
});
export type LivePoll = Static<typeof LivePoll>;

/** The state that changes without being part of the replay: sent to everybody in the room. */
export const LiveStatus = Type.Object({
  participants: Type.Integer(),
  /** True if a host is connected. */
  host_present: Type.Boolean(),
  /**
   * The connected hosts, as `who` of their carets. Absent while a process of an earlier release serves some of them.
   */
  hosts: Type.Optional(Type.Array(Type.String())),
  /** Number of participants for whom it is too fast at the moment; 0 for participants. */
  too_fast: Type.Integer(),
  /** Changes whenever the list of questions or the poll has changed: read it again. */
  questions_revision: Type.Integer(),
});
export type LiveStatus = Static<typeof LiveStatus>;

/** The room at one moment. Events after `seq` come from the stream. */
export const LiveRoom = Type.Object({
  session: LiveSession,
  role: LiveRole,
  /** Present time of the server, to show how long the session has been going. */
  now: Type.String({ format: 'date-time' }),
  seq: Type.Integer({ minimum: 0 }),
  /** Each file of the kind with its text and version. */
  files: Type.Record(
    Type.String(),
    Type.Object({ text: Type.String(), version: Type.Integer({ minimum: 0 }) }),
  ),
  /** The latest selection and run, and all notes and questions being answered, in their order. */
  events: Type.Array(LiveEvent),
  status: LiveStatus,
  poll: Type.Union([LivePoll, Type.Null()]),
  /** An address for sound or video chosen by the operator, elsewhere; null by default. */
  video_url: Type.Union([Type.String(), Type.Null()]),
});
export type LiveRoom = Static<typeof LiveRoom>;

const SessionParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const QuestionParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
  question_id: Type.String({ format: 'uuid' }),
});
const PollParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
  poll_id: Type.String({ format: 'uuid' }),
});

export const startLiveSession = endpoint({
  method: 'POST',
  path: '/live/sessions/:id/start',
  access: 'member',
  summary:
    'Starts a session, by its host or an administrator: 409 live_too_early, 409 live_over; started again it stays as it is.',
  params: SessionParams,
  answer: LiveSession,
});

export const endLiveSession = endpoint({
  method: 'POST',
  path: '/live/sessions/:id/end',
  access: 'member',
  summary: 'Ends a session, which becomes a replay; ended again it stays as it is.',
  params: SessionParams,
  answer: LiveSession,
});

export const readLiveRoom = endpoint({
  method: 'GET',
  path: '/live/sessions/:id/room',
  access: 'member',
  summary:
    'The room of a session that is live, for its hosts and those with a seat: 403 live_seat_required, 409 live_not_started, 409 live_over.',
  params: SessionParams,
  answer: LiveRoom,
});

/**
 * Server-sent events: `log` with an array of LiveEvent, whose id is the seq of the last one; `status` with a
 * LiveStatus; `end` with `{ code }` when the caller has to leave: live_over, live_not_allowed or live_restart.
 */
export const streamLiveRoom = endpoint({
  method: 'GET',
  path: '/live/sessions/:id/stream',
  access: 'member',
  summary: 'What happens in the room after an event, as it happens (text/event-stream).',
  params: SessionParams,
  query: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
  answers: 'text/event-stream',
  answer: Type.String(),
});

/**
 * The reason for which edits were refused; with the line that cannot be shown, counted from 1, when it is about one.
 */
export const LiveEditsAnswer = Type.Object({
  ...ErrorAnswer.properties,
  file: Type.Optional(Type.String()),
  line: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type LiveEditsAnswer = Static<typeof LiveEditsAnswer>;

export const pushLiveEdits = endpoint({
  method: 'POST',
  path: '/live/sessions/:id/edits',
  access: 'member',
  summary:
    'Edits of a host, all or none, on the present versions of their files: 409 live_version when there are newer ones (read the stream, rebase, push again), 413 live_code_too_large, 422 live_bad_changes, 422 live_line_refused for a line that leads out of the platform, 404 for others than hosts.',
  params: SessionParams,
  body: Type.Object({ edits: Type.Array(LiveEdit, { minItems: 1, maxItems: LIVE_EDITS_MAX }) }),
  answer: Type.Object({ seq: Type.Integer() }),
  failures: { 422: LiveEditsAnswer },
});

export const publishLive = endpoint({
  method: 'POST',
  path: '/live/sessions/:id/publications',
  access: 'member',
  summary: 'A selection, a run with its output, or a note of a host.',
  params: SessionParams,
  body: LivePublication,
  answer: Type.Object({ seq: Type.Integer() }),
});

export const signalTooFast = endpoint({
  method: 'PUT',
  path: '/live/sessions/:id/too-fast',
  access: 'member',
  summary: 'Tells the host that it goes too fast, or not any more.',
  params: SessionParams,
  body: Type.Object({ on: Type.Boolean() }),
  answer: Done,
});

export const listLiveQuestions = endpoint({
  method: 'GET',
  path: '/live/sessions/:id/questions',
  access: 'member',
  summary:
    'Approved and answered questions by votes and the own ones; for hosts those that wait too, up to the number shown.',
  params: SessionParams,
  answer: Type.Object({
    questions: Type.Array(LiveQuestion),
    /** All questions that the caller may see, listed or not. */
    total: Type.Integer(),
    poll: Type.Union([LivePoll, Type.Null()]),
  }),
});

export const askLiveQuestion = endpoint({
  method: 'POST',
  path: '/live/sessions/:id/questions',
  access: 'member',
  summary: 'Asks: 409 live_questions_limit, 422 contact_refused.',
  params: SessionParams,
  body: Type.Object({
    text: Type.String({ pattern: '\\S', maxLength: LIVE_QUESTION_MAX_LENGTH }),
  }),
  answer: LiveQuestion,
});

export const voteLiveQuestion = endpoint({
  method: 'PUT',
  path: '/live/sessions/:id/questions/:question_id/vote',
  access: 'member',
  summary: 'Votes for a question that is approved, once, or takes the vote back.',
  params: QuestionParams,
  body: Type.Object({ on: Type.Boolean() }),
  answer: LiveQuestion,
});

export const decideLiveQuestion = endpoint({
  method: 'PUT',
  path: '/live/sessions/:id/questions/:question_id/state',
  access: 'member',
  summary:
    'A host approves a question, refuses it, answers it before everybody, or marks it answered.',
  params: QuestionParams,
  body: Type.Object({ state: LiveQuestionState }),
  answer: LiveQuestion,
});

export const openLivePoll = endpoint({
  method: 'POST',
  path: '/live/sessions/:id/polls',
  access: 'member',
  summary: 'A host asks everybody; a poll that is open is closed.',
  params: SessionParams,
  body: Type.Object({
    question: Type.String({ pattern: '\\S', maxLength: LIVE_POLL_TEXT_MAX_LENGTH }),
    options: Type.Array(Type.String({ pattern: '\\S', maxLength: LIVE_POLL_TEXT_MAX_LENGTH }), {
      minItems: 2,
      maxItems: LIVE_POLL_OPTIONS_MAX,
    }),
  }),
  answer: LivePoll,
});

export const closeLivePoll = endpoint({
  method: 'POST',
  path: '/live/sessions/:id/polls/:poll_id/close',
  access: 'member',
  summary: 'Closes a poll and shows everybody its counts.',
  params: PollParams,
  answer: LivePoll,
});

export const answerLivePoll = endpoint({
  method: 'PUT',
  path: '/live/sessions/:id/polls/:poll_id/answer',
  access: 'member',
  summary: 'Chooses an option of an open poll, or another one: 409 live_poll_closed.',
  params: PollParams,
  body: Type.Object({
    option: Type.Integer({ minimum: 0, maximum: LIVE_POLL_OPTIONS_MAX - 1 }),
  }),
  answer: LivePoll,
});
