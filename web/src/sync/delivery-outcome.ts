import { ApiError } from '../lib/api-error.ts';

/** Milliseconds until something is sent again, unless the account names a pause. */
const RETRY_MS = 30_000;

/** Sending it again may succeed. */
export interface Retry {
  kind: 'retry';
  /** Milliseconds to wait; null until the next visit, when the member may be allowed to again. */
  after: number | null;
  /** Tells whether the account has asked for the pause: it takes nothing before. */
  isPaced: boolean;
  error: unknown;
}

/** The account will never take it. */
export interface Refusal {
  kind: 'refused';
  /** Tells whether the content itself was refused, which its author should know; else its subject no longer exists. */
  isContent: boolean;
  error: ApiError;
}

export type Failure = Retry | Refusal;

/** Returns the outcome of a failed delivery (docs/product.md#data-fetching). */
export function deliveryOutcome(error: unknown): Failure {
  const retry = (after: number | null, isPaced = false): Retry => ({
    kind: 'retry',
    after,
    isPaced,
    error,
  });
  if (!(error instanceof ApiError)) return retry(RETRY_MS);
  const { status, retryAfter } = error;
  if (status === 401 || status === 403) return retry(null);
  if (status === 429) return retry(retryAfter ?? RETRY_MS, true);
  if (status === 0 || status === 408 || status >= 500) return retry(RETRY_MS);
  return { kind: 'refused', isContent: status === 413 || status === 422, error };
}
