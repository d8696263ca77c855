import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A token for one person's hands; 256 random bits. The database only ever sees its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A device as it is remembered for one person: two people's rows of one device differ. */
export function deviceHash(key: string, userId: string, device: string): string {
  return createHmac('sha256', key).update(`device\0${userId}\0${device}`).digest('base64url');
}
