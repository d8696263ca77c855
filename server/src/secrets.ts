import { createHash, randomBytes } from 'node:crypto';

/** Returns a new random token of 256 bits for one person. The database stores only its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash by which a secret is stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
