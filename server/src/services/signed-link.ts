import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time for which the link of a mail works, in days. */
const LINK_DAYS = 90;

function signatureOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}

/**
 * Returns the token of a mail's link for one person, without signing in. `purpose` is what it allows; a token for one
 * purpose is forged for every other.
 */
export function signedToken(secret: string, purpose: string, id: string, now: Date): string {
  const text = `${id}_${(now.getTime() + LINK_DAYS * DAY_MS).toString(36)}`;
  return `${text}_${signatureOf(secret, purpose, text)}`;
}

const FORM = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_([\da-z]{1,12})_([\w-]{43})$/;

/** Returns the person that a token names, whether or not it is genuine; undefined when it names nobody. */
export const namedBy = (token: string): string | undefined => FORM.exec(token)?.[1];

/** Returns the person for whom a token works; `forged` or `expired` when it works for nobody. */
export function readSignedToken(
  secret: string,
  purpose: string,
  token: string,
  now: Date,
): { id: string } | 'forged' | 'expired' {
  const [, id = '', end = '', signature = ''] = FORM.exec(token) ?? [];
  const expected = Buffer.from(signatureOf(secret, purpose, `${id}_${end}`));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged';
  return Number.parseInt(end, 36) > now.getTime() ? { id } : 'expired';
}
