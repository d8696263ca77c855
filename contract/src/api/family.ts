import Type, { type Static, type TSchema } from 'typebox';
import { TimeZoneQuery } from '../text/local-days.ts';
import { Email } from './accounts.ts';
import { CertificateKind } from './certificates.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';
import { ChildPremium } from './family-payments.ts';
import { Language } from './language.ts';
import { AgeGroup } from './permissions.ts';
import { PersonalData } from './personal-data.ts';

/** The version of the text that parents agree to. A text that allows more gets the next number. */
export const CONSENT_VERSION = 1;
/** Days for which a link in a mail to a parent works: the one to the question, and the one to the family page. */
export const FAMILY_LINK_DAYS = 30;
/** Days after which an unanswered question to a parent is asked once more. */
export const CONSENT_REMINDER_DAYS = 7;
/** Days after which an address is deleted whose owner has not answered, or has not accepted. */
export const PARENT_ADDRESS_DAYS = 30;
/** Days for which a child can object to the deletion of the account. */
export const DELETION_OBJECTION_DAYS = 7;
/** Children who may name the same address. */
export const PARENT_CHILDREN_MAX = 10;
/** Days for which a live session is shown to parents. */
export const SHOWN_SESSIONS_DAYS = 30;
/** Titles of one kind that a family page shows. */
export const FAMILY_TITLES_MAX = 20;

/** The beginning of a family link; the rest is the secret. */
export const FAMILY_TOKEN_PREFIX = 'fam_';

const Moment = Type.String({ format: 'date-time' });
const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Titles = { title: Type.String(), title_fr: Type.String() };

/** The rights that a parent allows, and whether they want the weekly mail. */
export const FamilySwitches = Type.Object(
  {
    may_publish: Type.Boolean(),
    may_mentoring: Type.Boolean(),
    may_live: Type.Boolean(),
    weekly_mail: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type FamilySwitches = Static<typeof FamilySwitches>;

export const TieState = Type.Enum(['asked', 'accepted', 'refused', 'not_mine']);
export type TieState = Static<typeof TieState>;

/** The reason why an address was given: the age of the child, or an invitation. */
export const AskedBy = Type.Enum(['age', 'invitation']);

/** Something that everybody with its address can see. The portfolio has the id `portfolio`. */
export const PublicItem = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['project', 'link', 'portfolio']),
  title: Type.String(),
  path: Type.String(),
  since: Type.Optional(Moment),
});
export type PublicItem = Static<typeof PublicItem>;

/** All that parents see of what a child does; children see the same on a page of their own. */
export const FamilyView = Type.Object({
  /** Today and the six days before, by the days of the reader's time zone. */
  week: Type.Object({
    days: Type.Array(Type.Object({ day: Type.String(), minutes: Type.Integer({ minimum: 0 }) })),
    minutes: Type.Integer({ minimum: 0 }),
    /** The latest lessons that were completed, five at most; `lesson_count` counts them all. */
    lessons: Type.Array(Type.Object(Titles)),
    lesson_count: Type.Integer({ minimum: 0 }),
    exercises: Type.Integer({ minimum: 0 }),
    /** Projects that were begun or changed. */
    projects: Type.Integer({ minimum: 0 }),
  }),
  certificates: Type.Array(
    Type.Object({
      certificate_id: Type.String(),
      kind: CertificateKind,
      completion_date: Moment,
      ...Titles,
    }),
  ),
  public: Type.Array(PublicItem),
  threads: Type.Array(
    Type.Object({
      title: Type.String(),
      with: Type.Enum(['mentor', 'teacher']),
      created_at: Moment,
      closed: Type.Boolean(),
    }),
  ),
  live_sessions: Type.Array(Type.Object({ ...Titles, entered_at: Moment })),
});
export type FamilyView = Static<typeof FamilyView>;

/** A child on the family page. */
export const FamilyChild = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  age: Nullable(AgeGroup),
  switches: FamilySwitches,
  /** The rights that this parent allows, but something else closes. */
  closed_otherwise: Type.Array(Type.Enum(['publish', 'mentoring', 'live'])),
  /** The deletion of the account that a parent has asked for; `own`: this one. */
  deletion: Nullable(Type.Object({ on: Moment, own: Type.Boolean() })),
  /** Null for a class account, for which nobody pays. */
  premium: Nullable(ChildPremium),
  ...FamilyView.properties,
});
export type FamilyChild = Static<typeof FamilyChild>;

export const Family = Type.Object({
  email: Type.String(),
  children: Type.Array(FamilyChild),
  /** True if this link shows one child only, and the parent has more. */
  has_more: Type.Boolean(),
});
export type Family = Static<typeof Family>;

const ConsentToken = Type.String({ pattern: '^[\\w-]{43}$' });

export const ConsentQuestion = Type.Object({
  /** The child's first name; empty where the name may not be one. */
  child: Type.String(),
  age: Nullable(AgeGroup),
  asked_by: AskedBy,
  asked_at: Moment,
  state: TieState,
  switches: FamilySwitches,
  version: Type.Integer(),
  language: Language,
});
export type ConsentQuestion = Static<typeof ConsentQuestion>;

export const readConsent = endpoint({
  method: 'POST',
  path: '/consent/read',
  access: 'everyone',
  summary:
    'The question about one child that a link in a mail to a parent leads to. 410 consent_link_over.',
  body: Type.Object({ token: ConsentToken }),
  answer: ConsentQuestion,
});

export const answerConsent = endpoint({
  method: 'POST',
  path: '/consent/answer',
  access: 'everyone',
  summary:
    'The answer of a parent. An acceptance opens the family page of this child. 409 consent_changed for another version of the text, 410 consent_link_over.',
  body: Type.Object({
    token: ConsentToken,
    version: Type.Integer(),
    answer: Type.Enum(['accept', 'refuse', 'not_mine']),
    switches: FamilySwitches,
  }),
  answer: Type.Object({
    state: TieState,
    /** Absent when it was accepted before. */
    family_token: Type.Optional(Type.String()),
  }),
});

export const askForFamilyLink = endpoint({
  method: 'POST',
  path: '/family/links',
  access: 'everyone',
  summary:
    'Mails a link to the family page to a parent; answers alike whether or not the address is known.',
  body: Type.Object({ email: Email, lang: Type.Optional(Language) }),
  answer: Done,
});

const ChildParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const readFamily = endpoint({
  method: 'GET',
  path: '/family',
  access: 'parent',
  summary: 'The children of a parent, with their last seven days by a time zone.',
  query: TimeZoneQuery,
  answer: Family,
});

export const setFamilySwitches = endpoint({
  method: 'PUT',
  path: '/family/children/:id/switches',
  access: 'parent',
  summary:
    'Sets what the child may do. What a switch closes is no longer public when this answers.',
  params: ChildParams,
  body: FamilySwitches,
  answer: Done,
});

export const closePublicItem = endpoint({
  method: 'DELETE',
  path: '/family/children/:id/public/:item_id',
  access: 'parent',
  summary: 'Closes a published project, a link with files, or the portfolio of a child.',
  params: Type.Object({
    id: Type.String({ format: 'uuid' }),
    item_id: Type.Union([Type.String({ format: 'uuid' }), Type.Literal('portfolio')]),
  }),
  answer: Done,
});

export const leaveChild = endpoint({
  method: 'POST',
  path: '/family/children/:id/leave',
  access: 'parent',
  summary: 'Withdraws the agreement, and deletes the tie to the child.',
  params: ChildParams,
  answer: Done,
});

export const readChildData = endpoint({
  method: 'GET',
  path: '/family/children/:id/data',
  access: 'parent',
  summary:
    'All that is kept about a child, as a file, without what people have written to each other and without other parents.',
  params: ChildParams,
  answer: PersonalData,
});

export const askForDeletion = endpoint({
  method: 'POST',
  path: '/family/children/:id/deletion',
  access: 'parent',
  summary:
    'Asks for the deletion of a child’s account, which happens after seven days unless the child objects. 409 deletion_asked.',
  params: ChildParams,
  answer: Done,
});

export const withdrawDeletion = endpoint({
  method: 'DELETE',
  path: '/family/children/:id/deletion',
  access: 'parent',
  summary: 'Takes the request back. 409 deletion_not_asked.',
  params: ChildParams,
  answer: Done,
});

export const readParentData = endpoint({
  method: 'GET',
  path: '/family/data',
  access: 'parent',
  summary: 'All that is kept about the parent.',
  answer: Type.Object({
    email: Type.String(),
    language: Language,
    created_at: Moment,
    confirmed_at: Nullable(Moment),
    children: Type.Array(
      Type.Object({
        name: Type.String(),
        asked_by: AskedBy,
        asked_at: Moment,
        reminded_at: Nullable(Moment),
        state: TieState,
        answered_at: Nullable(Moment),
        seen_at: Nullable(Moment),
        version: Nullable(Type.Integer()),
        ...FamilySwitches.properties,
        deletion_asked_at: Nullable(Moment),
      }),
    ),
  }),
});

export const deleteParent = endpoint({
  method: 'DELETE',
  path: '/family',
  access: 'parent',
  summary: 'Withdraws every agreement, and deletes the address of the parent.',
  answer: Done,
});
