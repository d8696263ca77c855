import type { PasswordChangeAnswer } from '@codivia/contract/api/accounts';
import type { Language } from '@codivia/contract/api/language';
import { ApiError, messageFor } from './api-error.ts';

/** The way on for somebody who signed in with a temporary password. */
export type TemporaryPasswordFailure = {
  text: string;
  /** The token with which another password is set; undefined for a password that has expired. */
  token: string | undefined;
};

/** Reads the refusal of a temporary password; undefined for any other failure. */
export function temporaryPasswordFailure(
  error: unknown,
  language: Language,
): TemporaryPasswordFailure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (!['password_change_required', 'temporary_password_expired'].includes(error.code))
    return undefined;
  const { reset_token: token } = error.answer as PasswordChangeAnswer;
  return { text: messageFor(error, language), token };
}
