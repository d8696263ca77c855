import Type, { type Static } from 'typebox';

/** Characters of all files of a session together; a paste beyond it is refused. */
export const LIVE_CODE_MAX_CHARACTERS = 60_000;
/** Characters of the output of a run that a host publishes; the rest is cut. */
export const LIVE_OUTPUT_MAX_CHARACTERS = 4000;
/** Characters of the title and the text of a note. */
export const LIVE_NOTE_TITLE_MAX_LENGTH = 80;
export const LIVE_NOTE_MAX_LENGTH = 1000;
/** Edits in one call. */
export const LIVE_EDITS_MAX = 100;
/** Events of one session. */
export const LIVE_EVENTS_MAX = 50_000;

const FileName = Type.String({ maxLength: 40 });
/** Distinguishes the windows of hosts: made again whenever a room is opened. */
const ClientId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
const Place = Type.Integer({ minimum: 0, maximum: LIVE_CODE_MAX_CHARACTERS });

/** A change set of CodeMirror as `ChangeSet.toJSON` writes it: kept lengths, and deletions with inserted lines. */
export const LiveChanges = Type.Array(
  Type.Union([
    Type.Integer({ minimum: 0 }),
    Type.Array(Type.Union([Type.Integer({ minimum: 0 }), Type.String()]), { minItems: 1 }),
  ]),
);
export type LiveChanges = Static<typeof LiveChanges>;

/** An edit of a file in its version `version`, which makes version `version + 1`. */
export const LiveEdit = Type.Object({
  type: Type.Literal('edit'),
  file: FileName,
  version: Type.Integer({ minimum: 0 }),
  client: ClientId,
  changes: LiveChanges,
});
export type LiveEdit = Static<typeof LiveEdit>;

/** A host's selection; `anchor` and `head` count characters from 0. Selecting also shows the file. */
const LiveSelection = Type.Object({
  type: Type.Literal('select'),
  file: FileName,
  client: ClientId,
  anchor: Place,
  head: Place,
});

/** A run of the code as it is at this moment. Web pages and games have no output: participants run them. */
const LiveRun = Type.Object({
  type: Type.Literal('run'),
  output: Type.String({ maxLength: LIVE_OUTPUT_MAX_CHARACTERS }),
  /** The line of an error, from 1. */
  failed_line: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});

/** A note of the host: a chapter of the replay. */
const LiveNote = Type.Object({
  type: Type.Literal('note'),
  title: Type.String({ pattern: '\\S', maxLength: LIVE_NOTE_TITLE_MAX_LENGTH }),
  text: Type.String({ maxLength: LIVE_NOTE_MAX_LENGTH }),
});

/** The host that published it: the one whose session it is, or an administrator. */
export type LiveHost = 'host' | 'team';

/**
 * The server adds the host whose selection it is; without it, the selection is the host's. Administrators are
 * distinguished by the end of their id (`who`), and called by their first name while the session is live.
 */
const LiveSelected = Type.Object({
  ...LiveSelection.properties,
  by: Type.Optional(Type.Union([Type.Literal('host'), Type.Literal('team')])),
  who: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
});

/** The publications of a host besides edits. */
export const LivePublication = Type.Union([LiveSelection, LiveRun, LiveNote]);
export type LivePublication = Static<typeof LivePublication>;

/** A question that the host has chosen to answer before everybody, without its author. */
const LiveAnswering = Type.Object({
  type: Type.Literal('question'),
  question_id: Type.String(),
  text: Type.String(),
});

const LivePollOpened = Type.Object({
  type: Type.Literal('poll'),
  poll_id: Type.String(),
  question: Type.String(),
  options: Type.Array(Type.String()),
});

/** The counts are in the order of the options. */
const LivePollClosed = Type.Object({
  type: Type.Literal('poll-closed'),
  poll_id: Type.String(),
  counts: Type.Array(Type.Integer()),
});

/** The events of a session, in one order for everybody. */
export const LiveEventBody = Type.Union([
  LiveEdit,
  LiveSelected,
  LiveRun,
  LiveNote,
  LiveAnswering,
  LivePollOpened,
  LivePollClosed,
]);
export type LiveEventBody = Static<typeof LiveEventBody>;

/** `seq` counts the events of a session from 1 without gaps; `at` is milliseconds since its start. */
export const LiveEvent = Type.Object({
  seq: Type.Integer({ minimum: 1 }),
  at: Type.Integer({ minimum: 0 }),
  body: LiveEventBody,
});
export type LiveEvent = Static<typeof LiveEvent>;
