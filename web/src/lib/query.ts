import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from './http.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MAX_RETRIES = 2;

/** A refusal, 403 above all, is never asked again; anything else at most twice. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return !isRefusal(error) && failures < MAX_RETRIES;
}

/** Milliseconds before retry `attempt` (from 0): 1 s, doubling, 30 s at most. */
export function retryDelay(attempt: number): number {
  return Math.min(SECOND * 2 ** attempt, 30 * SECOND);
}

/** The data policy of the whole app (docs/product.md#data-fetching). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        // Readers without network are told so, instead of seeing a skeleton for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** First word of the key of everything that belongs to the signed-in member. */
export const MEMBER = 'member';

/** Key of a member's data; forgotten as soon as somebody else is signed in. */
export function memberKey<const Rest extends readonly unknown[]>(
  ...rest: Rest
): readonly [typeof MEMBER, ...Rest] {
  return [MEMBER, ...rest];
}
