import { createHmac } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../secrets.ts';
import { networkOf } from '../../services/network.ts';

/** The origin of a request. */
export interface Caller {
  /** A household or school. */
  network: string;
  /** The random token of this browser: a new one when it has none yet. */
  device: string;
  /** The browser and its system by the browser's own words; null when it does not say. */
  browser: string | null;
  system: string | null;
}

const COOKIE = 'codivia_device';
/** Lifetime of the cookie: a year after the last sign-in, in seconds. */
const COOKIE_LIFETIME = 365 * 24 * 60 * 60;
/** Maximum length of a user agent that is read: no browser has a longer one. */
const USER_AGENT_LENGTH = 512;

function describe(userAgent: string | undefined): Pick<Caller, 'browser' | 'system'> {
  if (!userAgent || userAgent.length > USER_AGENT_LENGTH) return { browser: null, system: null };
  const seen = Bowser.parse(userAgent);
  return { browser: seen.browser.name || null, system: seen.os.name || null };
}

/** Returns the origin of a request. */
export function callerOf(request: FastifyRequest): Caller {
  const stored = request.cookies[COOKIE];
  return {
    network: networkOf(request.ip),
    device: stored && /^[\w-]{43}$/.test(stored) ? stored : newSecret(),
    ...describe(request.headers['user-agent']),
  };
}

/** Stores the token of a browser in a cookie, which is sent only with requests to sign in. */
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

/** Returns the hash of a device that is stored for one person: two people's rows of one device differ. */
export function deviceHash(key: string, userId: string, device: string): string {
  return createHmac('sha256', key).update(`device\0${userId}\0${device}`).digest('base64url');
}
