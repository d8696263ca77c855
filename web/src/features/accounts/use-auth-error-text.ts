import { useTranslation } from '../../lib/i18n.ts';
import { type AuthAction, authErrorKey } from './auth-error.ts';

/** Tells a failed sign-up, sign-in or reset in the reader's language (specification §8). */
export function useAuthErrorText(): (error: unknown, action: AuthAction) => string {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  return (error, action) => {
    const key = authErrorKey(error, action);
    return key ? t(key) : common('error');
  };
}
