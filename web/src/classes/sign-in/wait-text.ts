import { formatDate } from '@codivia/contract/text/format-dates';
import type { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** Returns the function that says from when on the server takes tries again. */
export function useWaitText(): (error: ApiError) => string {
  const { t, language } = useTranslation('class-sign-in');
  return ({ retryAfter }) =>
    retryAfter
      ? t('too_many_until', { time: formatDate(Date.now() + retryAfter, language, 'clock') })
      : t('too_many');
}
