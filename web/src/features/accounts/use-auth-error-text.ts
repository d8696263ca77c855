import { ApiError, messageFor } from '../../lib/api-error.ts';
import { type AuthAction, authErrorKey } from '../../lib/auth-error.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** Codes whose server message is shown, in both languages. */
const SERVER_MESSAGE_CODES = new Set([
  'password_too_common',
  'password_too_personal',
  'hashing_busy',
  'second_factor_required',
  'second_factor_wrong',
]);

/** True when a new password was refused as too common or too personal. */
export function isPasswordError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code.startsWith('password_too_');
}

/** Describes a failed sign-up, sign-in or reset in the reader's language. */
export function useAuthErrorText(): (error: unknown, action: AuthAction) => string {
  const { t, language } = useTranslation('accounts');
  const { t: common } = useTranslation('common');
  return (error, action) => {
    if (error instanceof ApiError && SERVER_MESSAGE_CODES.has(error.code)) {
      return messageFor(error, language);
    }
    const key = authErrorKey(error, action);
    return key ? t(key) : common('error');
  };
}
