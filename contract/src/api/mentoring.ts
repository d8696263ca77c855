import Type, { type Static } from 'typebox';
import { PreviewFile, Slug } from '../exercises/base.ts';
import { FILE_PATH_MAX_LENGTH } from '../files/file-names.ts';
import { PROJECT_FILES_MAX } from '../files/project-files.ts';
import { endpoint } from './endpoint.ts';
import { Language } from './language.ts';
import { MentorProfile } from './mentor-profile.ts';
import { ProjectKind } from './projects.ts';

/** Requests of one learner that may be open at once (docs/product.md#mentoring-requests). */
export const OPEN_REQUESTS_MAX = 2;
/** Number of hours without an answer after which a claimed request is in the queue again. */
export const CLAIM_HOURS = 24;
/** The waiting time is the median of the last WAIT_DAYS days, once enough requests were answered. */
export const WAIT_DAYS = 30;
export const WAITS_NEEDED = 5;
/** Months until a thread is deleted (docs/product.md#retention). */
export const THREAD_MONTHS = 12;
/** Characters of one message. */
export const MESSAGE_MAX_LENGTH = 2000;
/** Bytes (UTF-8) of the code of one version, all files together: some 1,500 lines. */
export const CODE_MAX_BYTES = 60_000;
/** Messages of one thread, and versions and proposals of its code. */
export const MESSAGES_MAX = 200;
export const VERSIONS_MAX = 50;
const Moment = Type.String({ format: 'date-time' });
const Files = Type.Record(Type.String(), Type.String());
/** Names of files that the learner has added to the exercise; their contents stay in the learner's browser. */
const OwnFiles = Type.Array(Type.String({ minLength: 1, maxLength: FILE_PATH_MAX_LENGTH }), {
  maxItems: PROJECT_FILES_MAX,
});
const MessageText = Type.String({ maxLength: MESSAGE_MAX_LENGTH });

/** `waiting` in the queue, `claimed` by a mentor who has to answer, `answered` (it is the learner's turn), `closed`. */
export const ThreadState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('claimed'),
  Type.Literal('answered'),
  Type.Literal('closed'),
]);
export type ThreadState = Static<typeof ThreadState>;

/** The place where the code was written. `project_id` is for the learner alone. */
export const ThreadSource = Type.Object({
  lesson_id: Type.Union([Type.String(), Type.Null()]),
  exercise_id: Type.Union([Type.String(), Type.Null()]),
  project_id: Type.Union([Type.String(), Type.Null()]),
  challenge_id: Type.Union([Type.String(), Type.Null()]),
  /** True if a version can replace the learner's code there: else it was only completed or predicted. */
  own_program: Type.Boolean(),
});
export type ThreadSource = Static<typeof ThreadSource>;

/** A person as the other side sees them: a first name, empty when the account has none, and a level. */
export const Persona = Type.Object({ first_name: Type.String(), level: Type.Integer() });
export type Persona = Static<typeof Persona>;

/** The fields of requests in every list. */
export const SUMMARY = {
  id: Type.String(),
  /** The title of the exercise, or the name of the project. */
  title: Type.String(),
  kind: ProjectKind,
  language: Language,
  state: ThreadState,
  created_at: Moment,
  updated_at: Moment,
};

export const ThreadSummary = Type.Object(SUMMARY);
export type ThreadSummary = Static<typeof ThreadSummary>;

/** A request in the list of its learner. */
export const OwnThread = Type.Object({
  ...SUMMARY,
  /** The class whose teachers have begun it; absent where the learner has asked a mentor. */
  class_name: Type.Optional(Type.String()),
  /** True if the mentor wrote something that was not read. */
  unread: Type.Boolean(),
});
export type OwnThread = Static<typeof OwnThread>;

/** The latest check of the exercise, as the learner saw it. */
export const CheckResult = Type.Object({
  passed: Type.Boolean(),
  message: Type.String({ maxLength: 1000 }),
});
export type CheckResult = Static<typeof CheckResult>;

/** A state of the code that is stored with the thread, from number 1. */
export const CodeVersion = Type.Object({
  number: Type.Integer(),
  files: Files,
  /** `request`: as in the question; `learner`: changed by hand; `proposal`: accepted from the mentor. */
  origin: Type.Union([Type.Literal('request'), Type.Literal('learner'), Type.Literal('proposal')]),
  created_at: Moment,
});
export type CodeVersion = Static<typeof CodeVersion>;

export const ProposalState = Type.Union([
  Type.Literal('open'),
  Type.Literal('accepted'),
  Type.Literal('declined'),
]);
export type ProposalState = Static<typeof ProposalState>;

export const AuthorRole = Type.Union([Type.Literal('learner'), Type.Literal('mentor')]);
export type AuthorRole = Static<typeof AuthorRole>;

/** A line of a version, from 1. */
export const CodePlace = Type.Object({
  file: Type.String({ maxLength: 40 }),
  line: Type.Integer({ minimum: 1, maximum: 100_000 }),
});
export type CodePlace = Static<typeof CodePlace>;

/**
 * `hidden` after a report until an administrator has looked, `removed` permanently: both without contents. `held` before
 * anybody but its writer has seen it.
 */
export const MessageState = Type.Union([
  Type.Literal('shown'),
  Type.Literal('hidden'),
  Type.Literal('removed'),
  Type.Literal('held'),
]);
export type MessageState = Static<typeof MessageState>;

export const ThreadMessage = Type.Object({
  id: Type.String(),
  author: AuthorRole,
  /** Null once that account is deleted. */
  first_name: Type.Union([Type.String(), Type.Null()]),
  state: MessageState,
  text: Type.String(),
  /** The version of the code that it is about. */
  version: Type.Integer(),
  place: Type.Union([CodePlace, Type.Null()]),
  proposal: Type.Union([Type.Object({ files: Files, state: ProposalState }), Type.Null()]),
  created_at: Moment,
});
export type ThreadMessage = Static<typeof ThreadMessage>;

export const Thread = Type.Object({
  ...SUMMARY,
  source: ThreadSource,
  viewer: AuthorRole,
  learner: Persona,
  mentor: Type.Union([Type.Object({ first_name: Type.String() }), Type.Null()]),
  /** The class whose teachers are the other side, in place of a mentor. */
  class: Type.Optional(Type.Object({ id: Type.String(), name: Type.String() })),
  check: Type.Union([CheckResult, Type.Null()]),
  own_files: OwnFiles,
  versions: Type.Array(CodeVersion),
  messages: Type.Array(ThreadMessage),
});
export type Thread = Static<typeof Thread>;

/** The page of mentoring: the member's rights, their requests, and the time until an answer. */
export const MentoringOverview = Type.Object({
  /** True if the member's plan has mentoring. */
  included: Type.Boolean(),
  /** Requests that may still be made until one is closed; 0 without the plan. */
  requests_left: Type.Integer(),
  /** Median of the measured waits, in minutes; null while there is not enough data. */
  median_wait_minutes: Type.Union([Type.Integer(), Type.Null()]),
  threads: Type.Array(OwnThread),
  /** The member's offer as a mentor; null for everybody else. */
  mentor: Type.Union([MentorProfile, Type.Null()]),
});
export type MentoringOverview = Static<typeof MentoringOverview>;

export const ThreadParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const MessageParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
  message_id: Type.String({ format: 'uuid' }),
});

export const readMentoring = endpoint({
  method: 'GET',
  path: '/mentoring',
  access: 'member',
  summary: "The member's own mentoring requests, the latest first, and the measured waiting time.",
  answer: MentoringOverview,
});

export const createThread = endpoint({
  method: 'POST',
  path: '/mentoring/threads',
  access: 'member',
  summary:
    'Asks for mentoring with the code: 403 mentoring_premium, 409 mentoring_limit beyond two open requests, 422 contact_refused, 413 mentoring_code_too_large.',
  body: Type.Object({
    source: Type.Object({
      lesson_id: Type.Optional(Type.String({ maxLength: 200 })),
      exercise_id: Type.Optional(Type.String({ maxLength: 200 })),
      project_id: Type.Optional(Type.String({ format: 'uuid' })),
      challenge_id: Type.Optional(Slug),
    }),
    kind: ProjectKind,
    files: Files,
    own_files: Type.Optional(OwnFiles),
    check: Type.Union([CheckResult, Type.Null()]),
    language: Language,
    text: Type.String({ pattern: '\\S', maxLength: MESSAGE_MAX_LENGTH }),
  }),
  answer: Thread,
});

export const readThread = endpoint({
  method: 'GET',
  path: '/mentoring/threads/:id',
  access: 'member',
  summary:
    'A thread, for its learner and for the mentor who has claimed it, or whoever teaches its class; 404 for others.',
  params: ThreadParams,
  answer: Thread,
});

export const readThreadFiles = endpoint({
  method: 'GET',
  path: '/mentoring/threads/:id/files',
  access: 'member',
  summary:
    'The files that the exercise of a thread gives its program, as they are now, for its learner and for the mentor who has claimed it; 404 for others.',
  params: ThreadParams,
  answer: Type.Object({ files: Type.Array(PreviewFile) }),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/mentoring/threads/:id/messages',
  access: 'member',
  summary:
    'A message, a comment on a line, or code: a proposal of the mentor, a new version of the learner. What is doubtful is held: its state says so. 409 thread_closed, 422 contact_refused.',
  params: ThreadParams,
  body: Type.Object({
    text: MessageText,
    version: Type.Integer({ minimum: 1, maximum: 10_000 }),
    place: Type.Optional(CodePlace),
    files: Type.Optional(Files),
  }),
  answer: Thread,
});

export const decideProposal = endpoint({
  method: 'PUT',
  path: '/mentoring/threads/:id/messages/:message_id/decision',
  access: 'member',
  summary:
    'The learner accepts a proposal, which becomes a version of the code, or declines it: 409 proposal_decided.',
  params: MessageParams,
  body: Type.Object({ accept: Type.Boolean() }),
  answer: Thread,
});

export const reportMessage = endpoint({
  method: 'POST',
  path: '/mentoring/threads/:id/messages/:message_id/report',
  access: 'member',
  summary: 'Hides a message of the other side until an administrator has looked at it.',
  params: MessageParams,
  answer: Thread,
});

export const closeThread = endpoint({
  method: 'POST',
  path: '/mentoring/threads/:id/close',
  access: 'member',
  summary: 'Closes a thread, by its learner or its mentor; closed again it stays as it is.',
  params: ThreadParams,
  answer: Thread,
});
