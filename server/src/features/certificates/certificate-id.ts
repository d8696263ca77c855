import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that could be read as another or as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 20 characters of 5 bits each: 100 bits that nobody guesses. */
const LENGTH = 20;

/** A new certificate id, such as `CV-7Q2M0X9KTR4B8ZW1E5HN`. */
export function newCertificateId(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `CV-${characters.join('')}`;
}
