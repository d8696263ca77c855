import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A token for one person's hands; 256 random bits. The database only ever sees its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A network as it is remembered for one person: nothing can be read from it without the key. */
export function networkHash(key: string, userId: string, network: string): string {
  return createHmac('sha256', key).update(`network\0${userId}\0${network}`).digest('base64url');
}
