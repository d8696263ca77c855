import { createHmac, randomInt } from 'node:crypto';
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
