import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuthenticationRequired } from './errors.ts';
import { networkOf } from './services/network.ts';
import type { RateLimit, RateLimits } from './services/rate-limits.ts';

/** A rate limit of a route: every request counts, regardless of its result. */
export interface RouteLimit extends RateLimit {
  /** The requests that count together: those of one network, of one member, or with the same key. */
  per: 'ip' | 'user' | ((request: FastifyRequest) => string);
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

function subjectOf({ per }: RouteLimit, request: FastifyRequest): string {
  if (per === 'ip') return networkOf(request.ip);
  if (per !== 'user') return per(request);
  if (!request.user) throw AuthenticationRequired();
  return request.user.id;
}

/** Makes the pre-handler that counts each request of a route. It throws TooManyRequests. */
export function countWith(app: FastifyInstance, limit: RouteLimit) {
  return async (request: FastifyRequest): Promise<void> =>
    app.rateLimits.spend(limit, subjectOf(limit, request));
}
