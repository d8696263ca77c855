import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Period of a code, in seconds; apps know no other. */
const PERIOD = 30;
/** Number of steps before and after the present one whose codes are accepted too: clocks differ. */
const WINDOW = 1;
/** An alphabet without letters that look like digits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Codivia', label, period: PERIOD, secret: Secret.fromBase32(secret) });
}

/** Returns the secret in the address that apps read from a QR code. */
export function otpauthUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the time step of a code; undefined when it is none of the present ones. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

function keyOf(tokenSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', tokenSecret, '', 'codivia second factor', 32));
}

/** Encrypts a secret for one person's row: it cannot be decrypted in another. */
export function seal(tokenSecret: string, userId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(tokenSecret), nonce).setAAD(
    Buffer.from(userId),
  );
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a secret. Throws when it was encrypted under another token secret, or for somebody else. */
export function unseal(tokenSecret: string, userId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(tokenSecret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(12, 28));
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
}

/** Returns a new recovery code of four groups of four characters: 80 random bits. */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** Returns the hash by which a recovery code is stored, however it is typed. */
export function recoveryHash(tokenSecret: string, userId: string, code: string): string {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHmac('sha256', tokenSecret)
    .update(`recovery\0${userId}\0${typed}`)
    .digest('base64url');
}
