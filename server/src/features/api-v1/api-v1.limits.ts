import { API_REQUESTS_PER_MINUTE } from '@codivia/contract/api/api-v1';
import type { FastifyReply } from 'fastify';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import { ApiLimitReached } from './api-v1.errors.ts';

const REQUESTS: RateLimit = { name: 'api-v1', limit: API_REQUESTS_PER_MINUTE, seconds: 60 };

/**
 * Counts the requests of a token, also those that its authentication refuses, and states the remaining number in every
 * answer.
 */
export function limitRequestsWith(limits: RateLimits) {
  return async (tokenId: string, reply: FastifyReply): Promise<void> => {
    const { allowed, left, seconds } = await limits.take(REQUESTS, tokenId);
    reply.headers({
      'ratelimit-limit': REQUESTS.limit,
      'ratelimit-remaining': left,
      'ratelimit-reset': seconds,
      'ratelimit-policy': `${REQUESTS.limit};w=${REQUESTS.seconds}`,
    });
    if (!allowed) throw ApiLimitReached(seconds);
  };
}
