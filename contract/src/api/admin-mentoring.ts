import Type, { type Static } from 'typebox';
import type { ContactKind } from '../text/contacts/findings.ts';
import { countQuery, listQuery, Moment, Person, Total } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { MentorProfile } from './mentor-profile.ts';
import {
  AuthorRole,
  CheckResult,
  CodeVersion,
  MessageState,
  ThreadMessage,
  ThreadState,
  ThreadSummary,
} from './mentoring.ts';

const ContactKindName = Type.Enum([
  ...['email', 'phone', 'handle', 'link', 'request', 'meeting', 'secrecy'],
] as ContactKind[]);

/** An action on a thread by others than its learner. `report` may be the learner's too. */
export const ThreadAction = Type.Union([
  Type.Literal('read'),
  Type.Literal('claim'),
  Type.Literal('release'),
  Type.Literal('answer'),
  Type.Literal('close'),
  Type.Literal('report'),
  Type.Literal('restore'),
  Type.Literal('remove'),
  Type.Literal('hold'),
]);
export type ThreadAction = Static<typeof ThreadAction>;

/** The role in which somebody saw a thread. */
export const ActorRole = Type.Union([AuthorRole, Type.Literal('admin')]);
export type ActorRole = Static<typeof ActorRole>;

export const ThreadAccess = Type.Object({
  at: Moment,
  /** Null once that account is deleted. */
  actor: Type.Union([Person, Type.Null()]),
  role: ActorRole,
  action: ThreadAction,
});
export type ThreadAccess = Static<typeof ThreadAccess>;

export const AdminThreadRow = Type.Object({
  ...ThreadSummary.properties,
  learner: Person,
  mentor: Type.Union([Person, Type.Null()]),
  /** The class whose teachers are the other side. */
  class_name: Type.Optional(Type.String()),
  /** Reported messages that wait for a decision. */
  reports: Type.Integer(),
  /** Number of held messages that wait for a decision, with the reasons. */
  held: Type.Integer(),
  held_for: Type.Array(ContactKindName),
});
export type AdminThreadRow = Static<typeof AdminThreadRow>;

/** A message with its contents, whether they are hidden from its readers or not. */
export const AdminThreadMessage = Type.Object({
  ...ThreadMessage.properties,
  person: Type.Union([Person, Type.Null()]),
  state: MessageState,
  /** The reason for which it was held before anybody else saw it. */
  held_for: Type.Union([ContactKindName, Type.Null()]),
});

export const AdminThread = Type.Object({
  ...AdminThreadRow.properties,
  check: Type.Union([CheckResult, Type.Null()]),
  own_files: Type.Array(Type.String()),
  versions: Type.Array(CodeVersion),
  messages: Type.Array(AdminThreadMessage),
  accesses: Type.Array(ThreadAccess),
});
export type AdminThread = Static<typeof AdminThread>;

const FILTERS = {
  /** True when a message of it is reported or held. */
  flagged: Type.Optional(Type.Boolean()),
  state: Type.Optional(ThreadState),
};
export const ADMIN_THREAD_SORTS = ['updated_at'] as const;
const AdminThreadsQuery = Type.Omit(listQuery(ADMIN_THREAD_SORTS, FILTERS), ['q']);
export type AdminThreadsQuery = Static<typeof AdminThreadsQuery>;

const ThreadParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const listAdminThreads = endpoint({
  method: 'GET',
  path: '/admin/mentoring',
  access: 'admin',
  summary: 'Mentoring threads without what is in them, the latest first.',
  query: AdminThreadsQuery,
  answer: Type.Array(AdminThreadRow),
});

export const countAdminThreads = endpoint({
  method: 'GET',
  path: '/admin/mentoring-count',
  access: 'admin',
  summary: 'How many mentoring threads there are for these filters.',
  query: Type.Omit(countQuery(FILTERS), ['q']),
  answer: Total,
});

export const readAdminThread = endpoint({
  method: 'GET',
  path: '/admin/mentoring/:id',
  access: 'admin',
  summary:
    'A whole thread, hidden messages too, and who has had it before them. The read is recorded.',
  params: ThreadParams,
  answer: AdminThread,
});

export const reviewMessage = endpoint({
  method: 'PUT',
  path: '/admin/mentoring/:id/messages/:message_id/review',
  access: 'admin',
  summary:
    'Decides about a reported or held message: shows it, or removes its contents for good. 409 message_reviewed.',
  params: Type.Object({
    id: Type.String({ format: 'uuid' }),
    message_id: Type.String({ format: 'uuid' }),
  }),
  body: Type.Object({ decision: Type.Union([Type.Literal('restore'), Type.Literal('remove')]) }),
  answer: AdminThread,
});

/** The mentor profile of an account; null for an account that is not a mentor's. */
export const AdminMentor = Type.Object({
  mentor: Type.Union([
    Type.Object({ ...MentorProfile.properties, granted_at: Moment }),
    Type.Null(),
  ]),
});
export type AdminMentor = Static<typeof AdminMentor>;

const UserParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const readUserMentor = endpoint({
  method: 'GET',
  path: '/admin/users/:id/mentor',
  access: 'admin',
  summary: 'Whether an account has the capability of a mentor.',
  params: UserParams,
  answer: AdminMentor,
});

export const setUserMentor = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/mentor',
  access: 'admin',
  summary:
    'Grants the capability of a mentor, ends its suspension, or withdraws it. Withdrawn, it ends at once, and claimed requests are in the queue again.',
  params: UserParams,
  body: Type.Object({ mentor: Type.Boolean() }),
  answer: AdminMentor,
});
