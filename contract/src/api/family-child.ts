import Type, { type Static } from 'typebox';
import { TimeZoneQuery } from '../text/local-days.ts';
import { Email, Member } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Done, ErrorAnswer } from './errors.ts';
import { AskedBy, FamilySwitches, FamilyView, TieState } from './family.ts';
import { Language } from './language.ts';

/** Parents whom a member may have, or have asked, at the same time. */
export const PARENTS_MAX = 4;
/** Days after “under 15” before which a member cannot say that they have turned 15. */
export const FIFTEEN_WAIT_DAYS = 30;

const Moment = Type.String({ format: 'date-time' });
const OptionalMoment = Type.Union([Moment, Type.Null()]);

/** A parent as the child sees them. */
export const OwnParent = Type.Object({
  id: Type.String({ format: 'uuid' }),
  email: Type.String(),
  asked_by: AskedBy,
  asked_at: Moment,
  state: TieState,
  answered_at: OptionalMoment,
  /** Their latest look at the family page. */
  seen_at: OptionalMoment,
  switches: FamilySwitches,
  /** The day of the deletion that this parent has asked for. */
  deletion_on: OptionalMoment,
});
export type OwnParent = Static<typeof OwnParent>;

export const OwnFamily = Type.Object({
  parents: Type.Array(OwnParent),
  /** All that parents see, or would see. */
  view: FamilyView,
  /** The day from which a member under 15 may say that they have turned 15; absent for everybody else. */
  fifteen_from: Type.Optional(Moment),
});
export type OwnFamily = Static<typeof OwnFamily>;

export const readOwnFamily = endpoint({
  method: 'GET',
  path: '/user/parents',
  access: 'member',
  summary: 'The member’s parents, and what parents see of the member.',
  query: TimeZoneQuery,
  answer: OwnFamily,
});

export const askParent = endpoint({
  method: 'POST',
  path: '/user/parents',
  access: 'member',
  summary:
    'Mails a question to a parent; again to one who has not answered. 400 parent_address_own, 409 parent_known, parent_full or too_many_parents.',
  body: Type.Object({ email: Email, lang: Type.Optional(Language) }),
  answer: Done,
});

export const endParent = endpoint({
  method: 'DELETE',
  path: '/user/parents/:parent_id',
  access: 'member',
  summary:
    'Takes a question back, or, from 15, ends what a parent sees and decides. 403 parents_until_15, 409 parent_answered.',
  params: Type.Object({ parent_id: Type.String({ format: 'uuid' }) }),
  answer: Done,
});

export const turnFifteen = endpoint({
  method: 'POST',
  path: '/user/fifteen',
  access: 'member',
  summary:
    'The member has turned 15; their parents are told. 409 too_soon in the first 30 days, not_under_15 for others.',
  answer: Member,
  failures: {
    409: Type.Object({ ...ErrorAnswer.properties, from: Type.Optional(Moment) }),
  },
});

export const objectToDeletion = endpoint({
  method: 'POST',
  path: '/user/deletion-objection',
  access: 'member',
  summary: 'Stops every deletion that a parent has asked for. 404 without one.',
  answer: Done,
});
