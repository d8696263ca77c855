import Type, { type Static } from 'typebox';
import { AVATAR_MAX_LENGTH, AVATAR_PATTERN, BIO_MAX_LENGTH } from './account-rules.ts';
import { Email, Name, NewPassword, Role } from './accounts.ts';
import {
  countQuery,
  FlagFilter,
  FoundTotal,
  listQuery,
  Moment,
  MomentOrNull,
  Revision,
} from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Conflict, Done } from './errors.ts';
import { Language } from './language.ts';

const AvatarUrl = Type.String({ pattern: AVATAR_PATTERN, maxLength: AVATAR_MAX_LENGTH });
const EndDate = Type.Union([Type.String({ format: 'date' }), Type.Null()]);
const ProviderId = Type.Union([Type.String(), Type.Null()]);

const FIELDS = {
  name: Name,
  email: Email,
  role: Role,
  /**
   * In answers: true if the member is premium now, in any way. In requests: send it only when it was switched. True
   * gives premium without an end; false takes back the premium that was given here, and is 409 premium_paid when a
   * subscription or a gift card still runs.
   */
  is_premium: Type.Boolean(),
  is_verified: Type.Boolean(),
  bio: Type.String({ maxLength: BIO_MAX_LENGTH }),
  avatar_url: AvatarUrl,
  /**
   * Last day (UTC) of premium by subscription. Changing it is 409 subscription_running while a subscription runs at the
   * payment provider, which decides then.
   */
  subscription_end_date: EndDate,
  language: Language,
};
export const UserFields = Type.Object(FIELDS);
export type UserFields = Static<typeof UserFields>;

/** The payment provider's ids of a member: the provider decides on them, so a request may only repeat them. */
const PROVIDER_IDS = {
  stripe_customer_id: Type.Optional(ProviderId),
  stripe_subscription_id: Type.Optional(ProviderId),
};

/** The fields of a new user unless the request sets others (docs/product.md#user-fields). */
export const NEW_USER: Omit<UserFields, 'name' | 'email'> = {
  role: 'user',
  is_premium: false,
  is_verified: true,
  bio: '',
  avatar_url: '',
  subscription_end_date: null,
  language: 'fr',
};

/** The reason for which somebody is premium. `administrator`: it was given in the panel, without an end. */
export const PremiumGround = Type.Union([
  Type.Literal('administrator'),
  Type.Literal('subscription'),
  Type.Literal('gift_card'),
]);
export type PremiumGround = Static<typeof PremiumGround>;

export const AdminUser = Type.Object({
  id: Type.String(),
  ...FIELDS,
  /** Empty for a class account. */
  email: Type.String(),
  /** An account without an address that a teacher made: neither address, role nor Premium can be changed here. */
  class_account: Type.Optional(Type.Literal(true)),
  /** Empty when not premium. */
  premium_grounds: Type.Array(PremiumGround),
  /** The end of premium; null when it does not end, or when there is none. */
  premium_until: MomentOrNull,
  stripe_customer_id: ProviderId,
  stripe_subscription_id: ProviderId,
  /** Counts the changes of the account, from 1. */
  revision: Revision,
  created_at: Moment,
});
export type AdminUser = Static<typeof AdminUser>;

const FILTERS = {
  role: Type.Optional(Role),
  is_premium: FlagFilter,
  is_verified: FlagFilter,
};

export const USER_SORTS = ['created_at', 'name', 'email'] as const;
export const UserListQuery = listQuery(USER_SORTS, FILTERS);
export type UserListQuery = Static<typeof UserListQuery>;

const UserParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const listAdminUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  summary: 'Accounts, the newest first unless told otherwise; `q` looks at names and addresses.',
  query: UserListQuery,
  answer: Type.Array(AdminUser),
});

export const countAdminUsers = endpoint({
  method: 'GET',
  path: '/admin/user-count',
  access: 'admin',
  summary: 'How many accounts the list has in all; under a search up to 1,000, then `more`.',
  query: countQuery(FILTERS),
  answer: FoundTotal,
});

export const readAdminUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  access: 'admin',
  summary: 'One account.',
  params: UserParams,
  answer: AdminUser,
});

export const createAdminUser = endpoint({
  method: 'POST',
  path: '/admin/users',
  access: 'admin',
  summary:
    'A new account that can sign in at once with the password given; 409 email_taken, 422 provider_ids_fixed.',
  body: Type.Object({
    ...Type.Partial(UserFields).properties,
    ...PROVIDER_IDS,
    name: Name,
    email: Email,
    password: NewPassword,
  }),
  answer: AdminUser,
});

export const sendUserResetLink = endpoint({
  method: 'POST',
  path: '/admin/users/:id/reset-link',
  access: 'admin',
  summary:
    'Mails the owner of an account a link to choose a new password, which works for 60 minutes; 409 class_account where there is no mailbox.',
  params: UserParams,
  answer: Done,
});

export const giveTemporaryPassword = endpoint({
  method: 'POST',
  path: '/admin/users/:id/temporary-password',
  access: 'admin',
  summary:
    'Gives an account a password that works for 7 days and leads to another one only, three words unless one is given. Its sessions and API tokens end, and its owner is told by mail. 409 class_account, administrator_password for an administrator, address_unconfirmed.',
  params: UserParams,
  body: Type.Object({ password: Type.Optional(NewPassword) }),
  answer: Type.Object({
    /** Shown once: it is stored as a hash. */
    password: Type.String(),
    until: Moment,
  }),
});

export const updateAdminUser = endpoint({
  method: 'PUT',
  path: '/admin/users/:id',
  access: 'admin',
  summary:
    'Changes the fields that are given, over a revision: 409 user_changed with the present state when there is a newer one; also 409 email_taken, last_administrator, premium_paid, subscription_running, class_account with an address, a role or Premium for a class account, and 422 provider_ids_fixed when they differ, password_fixed with a password. Another address waits to be confirmed: it is mailed a link, the former one is told, and all sessions end.',
  params: UserParams,
  body: Type.Object({
    ...Type.Partial(UserFields).properties,
    ...PROVIDER_IDS,
    /** This field is refused: nobody sets the password of somebody else. */
    password: Type.Optional(Type.Unknown()),
    revision: Revision,
  }),
  answer: AdminUser,
  failures: { 409: Type.Partial(Conflict('user', AdminUser)) },
});

/** The data that would be deleted with an account. */
export const UserDeletion = Type.Object({
  completed_lessons: Type.Integer(),
  certificates: Type.Integer(),
  projects: Type.Integer(),
  /** A subscription that would end at the payment provider. */
  subscription: Type.Boolean(),
});
export type UserDeletion = Static<typeof UserDeletion>;

export const previewUserDeletion = endpoint({
  method: 'GET',
  path: '/admin/users/:id/deletion',
  access: 'admin',
  summary: 'What would go with an account.',
  params: UserParams,
  answer: UserDeletion,
});

export const deleteAdminUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id',
  access: 'admin',
  summary:
    'Deletes an account for good with all that is kept about it: sessions end, the subscription too. 409 last_administrator.',
  params: UserParams,
  answer: Done,
});
