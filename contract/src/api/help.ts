import Type, { type Static } from 'typebox';
import { FILE_PATH_MAX_LENGTH } from '../files/file-names.ts';
import { Email } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import { Language } from './language.ts';

/** The topics of a question (docs/product.md#help-questions). */
export const HELP_CATEGORIES = ['exercise', 'technical', 'account', 'payment', 'other'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];
export const HelpCategory = Type.Unsafe<HelpCategory>(Type.Enum([...HELP_CATEGORIES]));

/** `open` waits for the team; `answered` and `closed` return to it with a new message. */
export const HELP_STATES = ['open', 'answered', 'closed'] as const;
export type HelpState = (typeof HELP_STATES)[number];
export const HelpState = Type.Unsafe<HelpState>(Type.Enum([...HELP_STATES]));

/** In characters. */
export const HELP_SUBJECT_MAX_LENGTH = 120;
export const HELP_TEXT_MAX_LENGTH = 5000;
/** All files of an attachment together, in characters. */
export const HELP_CODE_MAX_LENGTH = 100_000;
export const HELP_FILES_MAX = 10;
export const HELP_NAMES_MAX = 100;
/** Minimum number of answers in 30 days for a statement about the waiting time. */
export const HELP_RESPONSES_MIN = 5;

/** The subject of a question: a page of this site, and the code at that time. */
export const HelpAttachment = Type.Object(
  {
    path: Type.String({ pattern: '^/[a-z0-9/_-]*$', maxLength: 200 }),
    title: Type.String({ maxLength: 200 }),
    files: Type.Array(
      Type.Object(
        {
          name: Type.String({ maxLength: 100 }),
          code: Type.String({ maxLength: HELP_CODE_MAX_LENGTH }),
        },
        { additionalProperties: false },
      ),
      { maxItems: HELP_FILES_MAX },
    ),
    /** Names of files beside the code that are not sent with it. */
    beside: Type.Optional(
      Type.Array(Type.String({ maxLength: FILE_PATH_MAX_LENGTH }), { maxItems: HELP_NAMES_MAX }),
    ),
  },
  { additionalProperties: false },
);
export type HelpAttachment = Static<typeof HelpAttachment>;

const Moment = Type.String({ format: 'date-time' });
const Text = Type.String({ pattern: '\\S', maxLength: HELP_TEXT_MAX_LENGTH });
const MessageBody = Type.Object({ text: Text });
const StateBody = Type.Object({
  state: Type.Union([Type.Literal('open'), Type.Literal('closed')]),
});

export const HelpQuestion = Type.Object({
  category: HelpCategory,
  subject: Type.String({ pattern: '\\S', maxLength: HELP_SUBJECT_MAX_LENGTH }),
  text: Text,
  language: Language,
  attachment: Type.Union([HelpAttachment, Type.Null()]),
});
export type HelpQuestion = Static<typeof HelpQuestion>;

export const HelpThreadSummary = Type.Object({
  id: Type.String(),
  category: HelpCategory,
  subject: Type.String(),
  state: HelpState,
  created_at: Moment,
  updated_at: Moment,
});
export type HelpThreadSummary = Static<typeof HelpThreadSummary>;

/** A question in the list of its author. */
export const OwnHelpThread = Type.Object({
  ...HelpThreadSummary.properties,
  /** True if there is an answer that was not read. */
  unread: Type.Boolean(),
});
export type OwnHelpThread = Static<typeof OwnHelpThread>;

/** One message. It does not name the team member who has written it. */
export const HelpMessage = Type.Object({
  id: Type.String(),
  from_team: Type.Boolean(),
  text: Type.String(),
  attachment: Type.Union([HelpAttachment, Type.Null()]),
  created_at: Moment,
});
export type HelpMessage = Static<typeof HelpMessage>;

export const HelpThread = Type.Object({
  ...HelpThreadSummary.properties,
  messages: Type.Array(HelpMessage),
});
export type HelpThread = Static<typeof HelpThread>;

const ThreadParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const readHelpResponseTime = endpoint({
  method: 'GET',
  path: '/help/response-time',
  access: 'everyone',
  summary: 'The measured median time to a first answer in the last 30 days.',
  answer: Type.Object({
    /** First answers of the last 30 days. */
    answers: Type.Integer({ minimum: 0 }),
    /** Null with fewer than HELP_RESPONSES_MIN answers. */
    median_minutes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  }),
});

export const listHelpThreads = endpoint({
  method: 'GET',
  path: '/help/threads',
  access: 'member',
  summary: "The member's own questions, the one that changed last first, 100 at most.",
  answer: Type.Array(OwnHelpThread),
});

export const askForHelp = endpoint({
  method: 'POST',
  path: '/help/threads',
  access: 'member',
  summary: 'A new question of a member. Questions of premium members come first in the queue.',
  body: HelpQuestion,
  answer: HelpThread,
});

export const readHelpThread = endpoint({
  method: 'GET',
  path: '/help/threads/:id',
  access: 'member',
  summary:
    'One of the own questions with its messages; of a merged one that which it was merged into.',
  params: ThreadParams,
  answer: HelpThread,
});

export const writeHelpMessage = endpoint({
  method: 'POST',
  path: '/help/threads/:id/messages',
  access: 'member',
  summary: 'Another message of the member, which puts the question back into the queue.',
  params: ThreadParams,
  body: MessageBody,
  answer: HelpThread,
});

export const setHelpThreadState = endpoint({
  method: 'PUT',
  path: '/help/threads/:id/state',
  access: 'member',
  summary: 'Closes an own question, or opens it again.',
  params: ThreadParams,
  body: StateBody,
  answer: HelpThread,
});

/** The secret of a link in a mail. It goes in the body: addresses are recorded in many places. */
const Token = Type.String({ pattern: '^[\\w-]{43}$' });

export const askForHelpByMail = endpoint({
  method: 'POST',
  path: '/help/visitor-threads',
  access: 'everyone',
  summary:
    'A question of somebody without an account. It enters the queue once the link in the mail is followed.',
  body: Type.Object({ ...HelpQuestion.properties, email: Email }),
  answer: Done,
});

export const openHelpLink = endpoint({
  method: 'POST',
  path: '/help/visitor-threads/open',
  access: 'everyone',
  summary:
    'The question that a link in a mail leads to. The first one confirms it; 404 when the link is over.',
  body: Type.Object({ token: Token }),
  answer: HelpThread,
});

export const writeHelpMessageByLink = endpoint({
  method: 'POST',
  path: '/help/visitor-threads/messages',
  access: 'everyone',
  summary: 'Another message of the one who has the link.',
  body: Type.Object({ ...MessageBody.properties, token: Token }),
  answer: HelpThread,
});

export const setHelpThreadStateByLink = endpoint({
  method: 'PUT',
  path: '/help/visitor-threads/state',
  access: 'everyone',
  summary: 'Closes the question, or opens it again.',
  body: Type.Object({ ...StateBody.properties, token: Token }),
  answer: HelpThread,
});
