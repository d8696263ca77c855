import { ApiError, isNotFound } from '../../lib/api-error.ts';

/** The reason why a lesson is not shown. */
export type Refusal = 'login-required' | 'premium-required' | 'not-found' | 'failed';

function isAuthenticationError({ detail, message }: ApiError): boolean {
  const texts = typeof detail === 'string' ? [detail] : [detail?.en, detail?.fr];
  return [...texts, message].some((text) => text?.includes('authenticated'));
}

/** Returns the meaning of a failed lesson call (docs/product.md#error-texts). */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 401) return 'login-required';
  if (error.status === 403)
    return isAuthenticationError(error) ? 'login-required' : 'premium-required';
  return isNotFound(error) ? 'not-found' : 'failed';
}
