import Type, { type Static } from 'typebox';
import { countQuery, FlagFilter, FoundTotal, listQuery, Moment, Person } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import {
  HELP_TEXT_MAX_LENGTH,
  HelpCategory,
  HelpMessage,
  HelpState,
  HelpThreadSummary,
} from './help.ts';
import { Bilingual, Language } from './language.ts';

/** Time for which a team member counts as present in a thread after their last sign, in seconds. */
export const HELP_PRESENCE_SECONDS = 30;

const PersonOrNull = Type.Union([Person, Type.Null()]);
const ThreadParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Text = Type.String({ pattern: '\\S', maxLength: HELP_TEXT_MAX_LENGTH });

/** A question in the queue. */
export const AdminHelpThread = Type.Object({
  ...HelpThreadSummary.properties,
  language: Language,
  /** True if a premium member asked it. */
  premium: Type.Boolean(),
  /** The time since which somebody waits for the team; in other states, the time since which they waited last. */
  waiting_since: Moment,
  /** The member; null for a visitor. */
  member: PersonOrNull,
  /** The address to which answers are sent. */
  email: Type.String(),
  assignee: PersonOrNull,
});
export type AdminHelpThread = Static<typeof AdminHelpThread>;

/** A message as the team sees it: with its author, and notes too. */
export const AdminHelpMessage = Type.Object({
  ...HelpMessage.properties,
  /** The member who asked does not see it here; the download of their data contains it. */
  note: Type.Boolean(),
  author: PersonOrNull,
});
export type AdminHelpMessage = Static<typeof AdminHelpMessage>;

export const AdminHelpThreadDetail = Type.Object({
  ...AdminHelpThread.properties,
  messages: Type.Array(AdminHelpMessage),
  /** Other questions of the same person, the newest first: it can be merged into one of them. */
  related: Type.Array(HelpThreadSummary),
});
export type AdminHelpThreadDetail = Static<typeof AdminHelpThreadDetail>;

const FILTERS = {
  state: Type.Optional(HelpState),
  category: Type.Optional(HelpCategory),
  language: Type.Optional(Language),
  premium: FlagFilter,
  /** `me`, or `nobody`. */
  assigned: Type.Optional(Type.Union([Type.Literal('me'), Type.Literal('nobody')])),
};

/** `queue` is premium first, then the longest waiting first. */
export const HELP_SORTS = ['queue', 'created_at'] as const;
const HelpListQuery = listQuery(HELP_SORTS, FILTERS);
export type HelpListQuery = Static<typeof HelpListQuery>;

export const listAdminHelpThreads = endpoint({
  method: 'GET',
  path: '/admin/help/threads',
  access: 'admin',
  summary: 'Questions in the order of the queue; `q` looks at subjects, beginnings and addresses.',
  query: HelpListQuery,
  answer: Type.Array(AdminHelpThread),
});

export const countAdminHelpThreads = endpoint({
  method: 'GET',
  path: '/admin/help/thread-count',
  access: 'admin',
  summary: 'How many questions the list has in all; under a search up to 1,000, then `more`.',
  query: countQuery(FILTERS),
  answer: FoundTotal,
});

export const readAdminHelpThread = endpoint({
  method: 'GET',
  path: '/admin/help/threads/:id',
  access: 'admin',
  summary: 'A question with all messages and notes.',
  params: ThreadParams,
  answer: AdminHelpThreadDetail,
});

export const answerHelpThread = endpoint({
  method: 'POST',
  path: '/admin/help/threads/:id/answers',
  access: 'admin',
  summary: 'Answers a question. A mail says so, with a link and without the text.',
  params: ThreadParams,
  body: Type.Object({ text: Text }),
  answer: AdminHelpThreadDetail,
});

export const noteHelpThread = endpoint({
  method: 'POST',
  path: '/admin/help/threads/:id/notes',
  access: 'admin',
  summary: 'Adds a note for the team.',
  params: ThreadParams,
  body: Type.Object({ text: Text }),
  answer: AdminHelpThreadDetail,
});

export const assignHelpThread = endpoint({
  method: 'PUT',
  path: '/admin/help/threads/:id/assignment',
  access: 'admin',
  summary: 'Gives a question to an administrator, or to nobody; 422 help_not_staff for others.',
  params: ThreadParams,
  body: Type.Object({ user_id: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]) }),
  answer: AdminHelpThreadDetail,
});

export const setAdminHelpThreadState = endpoint({
  method: 'PUT',
  path: '/admin/help/threads/:id/state',
  access: 'admin',
  summary: 'Closes a question, or opens it again.',
  params: ThreadParams,
  body: Type.Object({ state: Type.Union([Type.Literal('open'), Type.Literal('closed')]) }),
  answer: AdminHelpThreadDetail,
});

export const mergeHelpThread = endpoint({
  method: 'POST',
  path: '/admin/help/threads/:id/merge',
  access: 'admin',
  summary: 'Moves all messages into another question of the same person; 422 help_not_mergeable.',
  params: ThreadParams,
  body: Type.Object({ into: Type.String({ format: 'uuid' }) }),
  answer: AdminHelpThreadDetail,
});

export const showHelpPresence = endpoint({
  method: 'PUT',
  path: '/admin/help/threads/:id/presence',
  access: 'admin',
  summary: 'Says that the caller looks at a question or writes an answer; answers who else does.',
  params: ThreadParams,
  body: Type.Object({ writing: Type.Boolean() }),
  answer: Type.Array(Type.Object({ ...Person.properties, writing: Type.Boolean() })),
});

export const listHelpStaff = endpoint({
  method: 'GET',
  path: '/admin/help/staff',
  access: 'admin',
  summary: 'Those who can answer questions.',
  answer: Type.Array(Person),
});

const TEMPLATE = {
  title: Type.String({ pattern: '\\S', maxLength: 120 }),
  text: Type.Object({
    fr: Type.String({ pattern: '\\S', maxLength: HELP_TEXT_MAX_LENGTH }),
    en: Type.String({ pattern: '\\S', maxLength: HELP_TEXT_MAX_LENGTH }),
  }),
};

/** An answer to be used again, in both languages. */
export const HelpTemplate = Type.Object({
  id: Type.String(),
  title: Type.String(),
  text: Bilingual,
});
export type HelpTemplate = Static<typeof HelpTemplate>;

export const listHelpTemplates = endpoint({
  method: 'GET',
  path: '/admin/help/templates',
  access: 'admin',
  summary: 'The reusable answers, by title.',
  answer: Type.Array(HelpTemplate),
});

export const createHelpTemplate = endpoint({
  method: 'POST',
  path: '/admin/help/templates',
  access: 'admin',
  summary: 'A new reusable answer.',
  body: Type.Object(TEMPLATE),
  answer: HelpTemplate,
});

export const updateHelpTemplate = endpoint({
  method: 'PUT',
  path: '/admin/help/templates/:id',
  access: 'admin',
  summary: 'Changes a reusable answer.',
  params: ThreadParams,
  body: Type.Object(TEMPLATE),
  answer: HelpTemplate,
});

export const deleteHelpTemplate = endpoint({
  method: 'DELETE',
  path: '/admin/help/templates/:id',
  access: 'admin',
  summary: 'Deletes a reusable answer.',
  params: ThreadParams,
  answer: Done,
});
