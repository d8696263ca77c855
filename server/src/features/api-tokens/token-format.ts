import { randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_TOKEN_PREFIX } from '@codivia/contract/api/api-tokens';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Random characters: 238 bits. */
const RANDOM_LENGTH = 40;
/** Characters that hold the 32 bits of the checksum. */
const CHECKSUM_LENGTH = 6;

/** The form of a token; scanners of public code search for this (docs/decisions/0263). */
export const TOKEN_FORM = new RegExp(
  `^${API_TOKEN_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`,
);

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    digits = ALPHABET[rest % ALPHABET.length] + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}

/** Returns a new token: prefix, random characters, and a checksum of both. */
export function newApiToken(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const body = API_TOKEN_PREFIX + random.join('');
  return body + checksumOf(body);
}

/** Tells whether two texts of the same length are equal, in a time that does not depend on where they differ. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Tells whether a text can be one of our tokens: any other text is never looked up. */
export function isTokenForm(text: string): boolean {
  if (!TOKEN_FORM.test(text)) return false;
  const body = text.slice(0, -CHECKSUM_LENGTH);
  return equalInConstantTime(text.slice(-CHECKSUM_LENGTH), checksumOf(body));
}
