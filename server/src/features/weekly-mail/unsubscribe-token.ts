import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Time for which the link of a mail can end the mails, in days. */
const LINK_DAYS = 90;

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`weekly-mail\0${text}`).digest('base64url');
}

/** Returns the token with which a mail's link ends the weekly mail of one member, without signing in. */
export function unsubscribeToken(secret: string, userId: string, now: Date): string {
  const text = `${userId}_${(now.getTime() + LINK_DAYS * DAY_MS).toString(36)}`;
  return `${text}_${signatureOf(secret, text)}`;
}

const FORM = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_([\da-z]{1,12})_([\w-]{43})$/;

/** Returns the member whose mail a token ends; `forged` or `expired` when it ends none. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
  now: Date,
): { user_id: string } | 'forged' | 'expired' {
  const [, userId = '', end = '', signature = ''] = FORM.exec(token) ?? [];
  const expected = Buffer.from(signatureOf(secret, `${userId}_${end}`));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged';
  return Number.parseInt(end, 36) > now.getTime() ? { user_id: userId } : 'expired';
}
