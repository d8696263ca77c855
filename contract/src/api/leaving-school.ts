import Type, { type Static } from 'typebox';
import { Email, NewPassword } from './accounts.ts';
import { Moment, MomentOrNull } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Done, ErrorAnswer } from './errors.ts';
import { Language } from './language.ts';

/** Number of days after which a class account forgets that it was to become a personal one. */
export const LEAVING_DAYS = 30;

/** Number of days between the confirmation of the address and the change, in which the pupil can stop it. */
export const LEAVING_WAIT_DAYS = 3;

/**
 * The state of the agreement of a parent. `missing`: nobody is asked, also once an address that never answered was
 * deleted.
 */
export const LeavingParent = Type.Union([
  Type.Literal('not_needed'),
  Type.Literal('missing'),
  Type.Literal('asked'),
  Type.Literal('refused'),
  Type.Literal('accepted'),
]);
export type LeavingParent = Static<typeof LeavingParent>;

/** The progress of a class account on the way to a personal one. */
export const SchoolLeaving = Type.Object({
  /** Null until it is asked for. */
  asked_at: MomentOrNull,
  /** The address that it gets; null as well when somebody else has taken it meanwhile. */
  email: Type.Union([Type.String(), Type.Null()]),
  email_confirmed: Type.Boolean(),
  /** The moment from which the account can become a personal one; null until the address is confirmed. */
  changes_at: MomentOrNull,
  parent: LeavingParent,
  parent_email: Type.Union([Type.String(), Type.Null()]),
  /** The moment from which the account is deleted with its class. */
  deleted_after: MomentOrNull,
});
export type SchoolLeaving = Static<typeof SchoolLeaving>;

export const readSchoolLeaving = endpoint({
  method: 'GET',
  path: '/user/leave-school',
  access: 'member',
  summary:
    'How far a class account is on the way to a personal one. 403 not_class_account for others.',
  answer: SchoolLeaving,
});

export const leaveSchool = endpoint({
  method: 'POST',
  path: '/user/leave-school',
  access: 'member',
  summary:
    'Mails a link to the address that a class account shall have, and under 15 a question to a parent. It becomes a personal account some days after POST /auth/verify has followed the link, once the parent accepts. 400 parent_address_missing, parent_address_own, 403 not_class_account, wrong_words, 409 email_taken, age_answered, too_soon.',
  body: Type.Object({
    /** The three words of the class account, in any form in which they sign in. */
    words: Type.String({ minLength: 1, maxLength: 200 }),
    email: Email,
    /** The password that the account gets. */
    password: NewPassword,
    over_15: Type.Boolean(),
    /** Needed under 15, unless a parent has accepted already. */
    parent_email: Type.Optional(Email),
    lang: Type.Optional(Language),
  }),
  answer: Done,
  failures: {
    409: Type.Object({ ...ErrorAnswer.properties, from: Type.Optional(Moment) }),
  },
});

export const stopLeaving = endpoint({
  method: 'DELETE',
  path: '/user/leave-school',
  access: 'member',
  summary:
    'Ends what was begun to make a class account a personal one: the address, the password and the question to a parent are forgotten. 403 not_class_account.',
  answer: Done,
});
