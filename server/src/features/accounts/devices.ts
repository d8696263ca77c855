import { createHmac } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../secrets.ts';
import { networkOf } from '../../services/network.ts';

/** Where a request comes from. */
export interface Caller {
  /** A household or school. */
  network: string;
  /** The random token of this browser: a new one when it has none yet. */
  device: string;
  /** What the browser says it is, and runs on; null when it does not say. */
  browser: string | null;
  system: string | null;
}

const COOKIE = 'codivia_device';
/** A year, in seconds, from the last time somebody signed in. */
const COOKIE_LIFETIME = 365 * 24 * 60 * 60;
/** Longer ones are not looked at: no browser describes itself at that length. */
const USER_AGENT_LENGTH = 512;

function describe(userAgent: string | undefined): Pick<Caller, 'browser' | 'system'> {
  if (!userAgent || userAgent.length > USER_AGENT_LENGTH) return { browser: null, system: null };
  const seen = Bowser.parse(userAgent);
  return { browser: seen.browser.name || null, system: seen.os.name || null };
}

/** Reads who calls out of a request. */
export function callerOf(request: FastifyRequest): Caller {
  const stored = request.cookies[COOKIE];
  return {
    network: networkOf(request.ip),
    device: stored && /^[\w-]{43}$/.test(stored) ? stored : newSecret(),
    ...describe(request.headers['user-agent']),
  };
}

/** Has the browser of somebody who signed in keep its token, which only signing in is sent. */
export function setDeviceCookie(reply: FastifyReply, device: string, publicUrl: string): void {
  const options: CookieSerializeOptions = {
    path: '/api/auth',
    maxAge: COOKIE_LIFETIME,
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  };
  reply.setCookie(COOKIE, device, options);
}

/** A device as it is remembered for one person: two people's rows of one device differ. */
export function deviceHash(key: string, userId: string, device: string): string {
  return createHmac('sha256', key).update(`device\0${userId}\0${device}`).digest('base64url');
}
