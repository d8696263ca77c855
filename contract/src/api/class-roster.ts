import Type, { type Static } from 'typebox';
import { Name } from './accounts.ts';
import { SchoolClass } from './classes.ts';
import { endpoint } from './endpoint.ts';
import { ErrorAnswer } from './errors.ts';

/** Number of names that one call reads at most: a class. */
export const ROSTER_MAX = 40;
/** Number of lines and characters above which a list is refused as malformed. */
const LINES_MAX = 2000;
const LINE_MAX_LENGTH = 1000;

/**
 * A class account with its new words. The words are in this answer only: they are stored as a hash, and a lost card is
 * replaced by new words.
 */
export const ClassCard = Type.Object({
  /** The id of the member. */
  id: Type.String(),
  name: Type.String(),
  user_name: Type.String(),
  /** Three words, with hyphens between them. */
  words: Type.String(),
});
export type ClassCard = Static<typeof ClassCard>;

/** The fault of one line of a list: its index in `names`, from 0. */
export const RosterProblem = Type.Object({
  index: Type.Integer(),
  problem: Type.Union([Type.Literal('too_long'), Type.Literal('unreadable')]),
});
export type RosterProblem = Static<typeof RosterProblem>;

const ClassParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const MemberParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
  member_id: Type.String({ format: 'uuid' }),
});

export const addClassAccounts = endpoint({
  method: 'POST',
  path: '/classes/:id/members',
  access: 'member',
  summary:
    'Makes class accounts from a list of names; empty lines are left out. 400 roster_problems with the faults of each line, roster_empty, 413 roster_too_long above 40, 409 class_full above 60 members, class_archived.',
  params: ClassParams,
  body: Type.Object({
    names: Type.Array(Type.String({ maxLength: LINE_MAX_LENGTH }), { maxItems: LINES_MAX }),
  }),
  answer: Type.Array(ClassCard),
  failures: {
    400: Type.Object({
      ...ErrorAnswer.properties,
      problems: Type.Optional(Type.Array(RosterProblem)),
    }),
  },
});

export const renameClassMember = endpoint({
  method: 'PUT',
  path: '/classes/:id/members/:member_id',
  access: 'member',
  summary:
    'Changes the name of a member in the roster, and that of a class account at home in the class. 404 class_member_not_found.',
  params: MemberParams,
  body: Type.Object({ name: Name }),
  answer: SchoolClass,
});

export const removeClassMember = endpoint({
  method: 'DELETE',
  path: '/classes/:id/members/:member_id',
  access: 'member',
  summary:
    'Removes a member. A class account at home here is signed out and deleted after seven days, unless it is in another class, which becomes its home. 404 class_member_not_found.',
  params: MemberParams,
  answer: SchoolClass,
});

export const restoreClassMember = endpoint({
  method: 'POST',
  path: '/classes/:id/members/:member_id/restore',
  access: 'member',
  summary:
    'Takes a removed class account back. 404 class_member_not_found once it is deleted, 409 class_full.',
  params: MemberParams,
  answer: SchoolClass,
});

export const renewClassWords = endpoint({
  method: 'POST',
  path: '/classes/:id/words',
  access: 'member',
  summary:
    'Gives class accounts at home in the class new words and ends their sessions. 404 class_member_not_found, 409 not_class_account.',
  params: ClassParams,
  body: Type.Object({
    member_ids: Type.Array(Type.String({ format: 'uuid' }), {
      minItems: 1,
      maxItems: 60,
      uniqueItems: true,
    }),
  }),
  answer: Type.Array(ClassCard),
});
