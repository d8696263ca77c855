import { createHash, randomBytes } from 'node:crypto';

/** A token for one person's hands; 256 random bits. The database only ever sees its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
