import type { FastifyReply, FastifyRequest } from 'fastify';
import { seal, unseal } from '../../services/seal.ts';
import type { Flow } from './school-provider.ts';

const COOKIE = 'codivia_school';
const PATH = '/api/auth/school';

/** The contents of the cookie: first the sign-in that has begun, then who has come back. */
interface Carried {
  flow: Flow;
  pass: { userId: string };
}
type Stage = keyof Carried;

/** Seconds for which each is good. */
const LIFETIME: Record<Stage, number> = { flow: 10 * 60, pass: 60 };

interface CookieDeps {
  tokenSecret: string;
  publicUrl: string;
  clock(): Date;
}

/** Puts the state of a sign-in into the cookie of its browser, where nobody can read or change it. */
export function setSchoolCookie<S extends Stage>(
  { tokenSecret, publicUrl, clock }: CookieDeps,
  reply: FastifyReply,
  stage: S,
  carried: Carried[S],
): void {
  const maxAge = LIFETIME[stage];
  const text = JSON.stringify({ carried, until: clock().getTime() + maxAge * 1000 });
  reply.setCookie(COOKIE, seal(tokenSecret, 'school sign-in', stage, text), {
    path: PATH,
    maxAge,
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    // The provider leads back from another site.
    sameSite: 'lax',
  });
}

/** Returns the state of a sign-in in the cookie of a request; undefined when it is missing, changed or too old. */
export function readSchoolCookie<S extends Stage>(
  { tokenSecret, clock }: CookieDeps,
  { cookies }: FastifyRequest,
  stage: S,
): Carried[S] | undefined {
  try {
    const text = unseal(tokenSecret, 'school sign-in', stage, cookies[COOKIE] ?? '');
    const { carried, until } = JSON.parse(text) as { carried: Carried[S]; until: number };
    return until > clock().getTime() ? carried : undefined;
  } catch {
    return undefined;
  }
}

export function clearSchoolCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: PATH });
}
