import Type, { type Static } from 'typebox';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './account-rules.ts';
import { endpoint } from './endpoint.ts';
import { Done, ErrorAnswer } from './errors.ts';
import { Language } from './language.ts';
import { Standing } from './permissions.ts';

export const Role = Type.Union([Type.Literal('user'), Type.Literal('admin')]);
export type Role = Static<typeof Role>;

/** A member as the member sees themselves. */
export const Member = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  language: Language,
  is_premium: Type.Boolean(),
  plan: Type.Union([Type.Literal('free'), Type.Literal('premium')]),
  created_at: Type.String({ format: 'date-time' }),
  ...Standing.properties,
});
export type Member = Static<typeof Member>;

/**
 * Tells whether somebody has everything that Premium gives: administrators have it without Premium, so it is not
 * offered to them.
 */
export function hasAllOfPremium({
  is_premium,
  role,
}: Pick<Member, 'is_premium' | 'role'>): boolean {
  return is_premium || role === 'admin';
}

/** `expires_in` is in seconds and belongs to the access token. */
export const Tokens = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  expires_in: Type.Integer(),
});
export type Tokens = Static<typeof Tokens>;

export const AuthAnswer = Type.Object({ ...Tokens.properties, user: Member });
export type AuthAnswer = Static<typeof AuthAnswer>;

export const Email = Type.String({ pattern: EMAIL_PATTERN, maxLength: EMAIL_MAX_LENGTH });
export const Name = Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH, pattern: '\\S' });
export const NewPassword = Type.String({
  minLength: PASSWORD_MIN_LENGTH,
  maxLength: PASSWORD_MAX_LENGTH,
});
/** The password of an existing account: its rules were applied when it was chosen. */
const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
/** A code of an authenticator app, or a recovery code: from anyone with a second factor. */
const Code = Type.Optional(Type.String({ minLength: 6, maxLength: 40 }));
const Secret = Type.String({ minLength: 1, maxLength: 512 });

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'everyone',
  summary:
    'Creates an account and sends the verification mail; with a gift token it also signs in.',
  query: Type.Object({ token: Type.Optional(Secret) }),
  body: Type.Object({
    email: Email,
    password: NewPassword,
    name: Name,
    lang: Type.Optional(Language),
    /** The answer to “15 or older?”; the question is asked later where it is missing. */
    over_15: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({ message: Done.properties.message, ...Type.Partial(AuthAnswer).properties }),
});

/** A refusal of a sign-in; after a temporary password with the token that `resetPassword` takes. */
export const PasswordChangeAnswer = Type.Object({
  ...ErrorAnswer.properties,
  reset_token: Type.Optional(Secret),
});
export type PasswordChangeAnswer = Static<typeof PasswordChangeAnswer>;

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'everyone',
  summary:
    'Opens a session. 401 second_factor_required asks an administrator for the same call with a code of their app, or a recovery code. A temporary password opens none: 403 password_change_required with the token with which another one is set, or temporary_password_expired.',
  body: Type.Object({
    email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
    password: Password,
    code: Code,
  }),
  answer: AuthAnswer,
  failures: { 403: PasswordChangeAnswer },
});

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'everyone',
  summary: 'Trades a refresh token for a new pair; a replayed token ends its whole family.',
  body: Type.Object({ refresh_token: Secret }),
  answer: Tokens,
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'everyone',
  summary: 'Revokes the refresh token and its family.',
  body: Type.Object({ refresh_token: Secret }),
  answer: Done,
});

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'member',
  summary: 'The signed-in member.',
  answer: Member,
});

export const answerAge = endpoint({
  method: 'POST',
  path: '/user/age',
  access: 'member',
  summary:
    'Keeps the answer to “15 or older?”; under 15, what needs a parent closes at once. 403 closed_by_class, 409 age_answered.',
  body: Type.Object({ over_15: Type.Boolean() }),
  answer: Member,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/me',
  access: 'member',
  summary:
    'Changes the password and ends every other session; the answer opens a new one here. 403 without the current password, unless the member signed in less than ten minutes ago; 403 second_factor_required without the code that an account with a second factor always needs.',
  body: Type.Object({
    password: NewPassword,
    current_password: Type.Optional(Password),
    code: Code,
  }),
  answer: AuthAnswer,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/user/email',
  access: 'member',
  summary:
    'Mails a link to another address, which takes the place of the present one when POST /auth/verify follows it. 403 wrong_password or second_factor_required, 409 email_taken or same_email.',
  body: Type.Object({ email: Email, password: Password, code: Code }),
  answer: Done,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user',
  access: 'member',
  summary:
    'Deletes the account with all that is kept about it, and ends its subscription; 403 for a wrong password.',
  body: Type.Object({ password: Password }),
  answer: Done,
});

export const verify = endpoint({
  method: 'POST',
  path: '/auth/verify',
  access: 'everyone',
  summary:
    'Confirms an e-mail address with the single-use token of the verification mail (24 h), and signs in. On another device than the one that registered, 422 password_needed unless the password of the account or a new one comes along.',
  body: Type.Object({
    token: Secret,
    /** The choice that was made when the account was registered. */
    password: Type.Optional(Password),
    /** The password that replaces the one of the registration. */
    new_password: Type.Optional(NewPassword),
  }),
  answer: Type.Object({ message: Done.properties.message, ...Type.Partial(AuthAnswer).properties }),
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'everyone',
  summary: 'Sends the verification mail again; answers alike whether or not the address is known.',
  body: Type.Object({ email: Email, lang: Type.Optional(Language) }),
  answer: Done,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'everyone',
  summary: 'Sends a reset link (60 min); answers alike whether or not the address is known.',
  body: Type.Object({ email: Email, lang: Type.Optional(Language) }),
  answer: Done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'everyone',
  summary:
    'Sets a new password with the token of the reset mail and ends every session. 403 second_factor_required without the code of an account with a second factor.',
  body: Type.Object({ token: Secret, new_password: NewPassword, code: Code }),
  answer: Done,
});

export const Profile = Type.Object({
  name: Type.String(),
  email: Type.String(),
  language: Language,
});
export type Profile = Static<typeof Profile>;

export const profile = endpoint({
  method: 'GET',
  path: '/users',
  access: 'member',
  summary: "The member's editable profile.",
  answer: Profile,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users',
  access: 'member',
  summary: "Changes the member's name or language; nothing else can be changed here.",
  body: Type.Object({ name: Type.Optional(Name), language: Type.Optional(Language) }),
  answer: Profile,
});
