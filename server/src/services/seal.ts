import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The use of a sealed text: one that was sealed for one use does not open for another. */
type Purpose = 'second factor' | 'school sign-in';

function keyOf(tokenSecret: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', tokenSecret, '', `codivia ${purpose}`, 32));
}

/** Encrypts a text for one place, such as a person's row: it cannot be decrypted in another. */
export function seal(tokenSecret: string, purpose: Purpose, place: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenSecret, purpose), nonce).setAAD(
    Buffer.from(place),
  );
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text. Throws when it was encrypted under another token secret, or for another use or place. */
export function unseal(
  tokenSecret: string,
  purpose: Purpose,
  place: string,
  sealed: string,
): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const key = keyOf(tokenSecret, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}
