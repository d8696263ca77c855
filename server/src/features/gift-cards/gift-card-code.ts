import { createHash, createHmac } from 'node:crypto';

/** Crockford's base 32: no letter that could be read as another or as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five groups of four characters of 5 bits each: 100 bits. */
const GROUPS = 5;
const GROUP = 4;

/**
 * Returns the code of the card that was paid for by `paymentId`, such as `7Q2M-0X9K-TR4B-8ZW1-E5HN`. It is computed
 * from the server's secret whenever it is needed, so that neither tables nor queues hold it, and the same mail can be
 * written again after a crash (docs/decisions/0056).
 */
export function giftCardCode(tokenSecret: string, paymentId: string): string {
  const bytes = createHmac('sha256', tokenSecret).update(`gift-card\0${paymentId}`).digest();
  const characters = [...bytes.subarray(0, GROUPS * GROUP)].map((byte) => ALPHABET[byte % 32]);
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-');
}

/** Returns a typed code without differences that do not count: case, spaces, hyphens, look-alikes. */
function plain(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** Returns the hash by which the database knows a code; undefined for a text that is no code at all. */
export function giftCardHash(typed: string): string | undefined {
  const code = plain(typed);
  const isCode = code.length === GROUPS * GROUP && [...code].every((c) => ALPHABET.includes(c));
  return isCode ? createHash('sha256').update(code).digest('base64url') : undefined;
}
