import Type, { type Static } from 'typebox';
import { PASSWORD_MAX_LENGTH } from './account-rules.ts';
import { MomentOrNull } from './admin-lists.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './errors.ts';

/** Number of single-use codes for anyone who has lost their app. */
export const RECOVERY_CODES = 10;

const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
/** Six digits of the app, or a recovery code. */
export const SecondFactorCode = Type.String({ minLength: 6, maxLength: 40 });

export const SecondFactorState = Type.Object({
  /** The time since which signing in requires a code; null when it does not. */
  enabled_at: MomentOrNull,
  recovery_codes_left: Type.Integer(),
});
export type SecondFactorState = Static<typeof SecondFactorState>;

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/auth/second-factor',
  access: 'member',
  summary:
    'Whether the own account asks for a code at sign-in; for administrators and mentors. 403 second_factor_not_offered for everybody else, here and below.',
  answer: SecondFactorState,
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'member',
  summary:
    'Makes a new secret for an authenticator app and answers it, this once. It counts when a code of it has been confirmed. 403 wrong_password, 409 second_factor_on.',
  body: Type.Object({ password: Password }),
  answer: Type.Object({
    /** In base 32, to be typed. */
    secret: Type.String(),
    /** The secret as an otpauth:// address, to be shown as a QR code. */
    uri: Type.String(),
  }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  access: 'member',
  summary:
    'From now on signing in asks for a code. Answers the recovery codes, this once. 400 second_factor_wrong.',
  body: Type.Object({ code: SecondFactorCode }),
  answer: Type.Object({ recovery_codes: Type.Array(Type.String()) }),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'member',
  summary:
    'Replaces the recovery codes, used or not, and answers the new ones, this once. 403 wrong_password, 400 second_factor_wrong, 409 second_factor_off.',
  body: Type.Object({ password: Password, code: SecondFactorCode }),
  answer: Type.Object({ recovery_codes: Type.Array(Type.String()) }),
});

export const disableSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'member',
  summary: 'Signing in asks for no code any more. 403 wrong_password, 400 second_factor_wrong.',
  body: Type.Object({ password: Password, code: SecondFactorCode }),
  answer: Done,
});
