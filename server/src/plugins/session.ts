import type { Role } from '@codivia/contract/api/accounts';
import type { Language } from '@codivia/contract/api/language';
import { createSigner, createVerifier } from 'fast-jwt';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { AdminsOnly, AuthenticationRequired } from '../errors.ts';
import { isPremium } from '../features/accounts/premium.queries.ts';
import { noteSeen, prepareUserOfSession } from '../features/accounts/sessions.queries.ts';

/** The caller, read from the database for this very request. */
export interface SessionUser {
  id: string;
  session_id: string;
  email: string;
  name: string;
  role: Role;
  language: Language;
  is_premium: boolean;
  created_at: Date;
}

/** Lifetime of access tokens, in seconds: 15 minutes. */
export const ACCESS_TOKEN_LIFETIME = 15 * 60;

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
  }
  interface FastifyInstance {
    session: {
      /** Signs an access token for a session, for its pair of this generation, else for the first one. */
      sign(sessionId: string, generation?: number): string;
      /** Returns the calling member. Throws AuthenticationRequired. */
      member(request: FastifyRequest): Promise<SessionUser>;
      /** Returns the calling administrator. Throws AuthenticationRequired or AdminsOnly. */
      admin(request: FastifyRequest): Promise<SessionUser>;
    };
  }
}

function bearerOf(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw AuthenticationRequired();
  return token;
}

/**
 * Reads the session of access tokens, which contain nothing else; the session, the role and the rights are read from
 * the database at every request, so that a sign-out or a demotion takes effect at once.
 */
export const session = plugin<{ db: Db; clock: Clock; tokenSecret: string }>(
  async (app, { db, clock, tokenSecret }) => {
    const signToken = createSigner({ key: tokenSecret, algorithm: 'HS256', noTimestamp: true });
    const verifyToken = createVerifier({
      key: tokenSecret,
      algorithms: ['HS256'],
      requiredClaims: ['sid', 'exp'],
      ignoreExpiration: true, // checked below, against our own clock
      // About a kilobyte for each of the members that one process serves within the lifetime of a token.
      cache: 10_000,
    });
    const userOfSession = prepareUserOfSession(db);

    function claimsOf(token: string): { sid: string; gen?: number } {
      try {
        const claims = verifyToken(token) as { sid: string; gen?: number; exp: number };
        if (claims.exp * 1000 > clock().getTime()) return claims;
      } catch {
        // Whatever the fault of a token is, its bearer only needs to sign in again.
      }
      throw AuthenticationRequired();
    }

    async function member(request: FastifyRequest): Promise<SessionUser> {
      const { sid, gen = 0 } = claimsOf(bearerOf(request));
      const found = await userOfSession(sid);
      if (!found) throw AuthenticationRequired();
      const { premium_granted, premium_until, gift_until, seen_generation, ...user } = found;
      // Done once for each pair: from now on the refresh token before it cannot be exchanged again.
      if (gen > seen_generation) await noteSeen(db, sid, gen);
      const grounds = { premium_granted, premium_until, gift_until };
      return { ...user, is_premium: isPremium(grounds, clock()) };
    }

    app.decorateRequest('user', null);
    app.decorate('session', {
      sign(sessionId: string, generation = 0) {
        const exp = Math.floor(clock().getTime() / 1000) + ACCESS_TOKEN_LIFETIME;
        return signToken({ sid: sessionId, gen: generation, exp });
      },
      member,
      async admin(request: FastifyRequest) {
        const user = await member(request);
        if (user.role !== 'admin') throw AdminsOnly();
        return user;
      },
    });
  },
);
