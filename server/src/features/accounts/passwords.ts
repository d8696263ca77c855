import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: OWASP's recommendation, about 10 ms. */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The same password may be typed with composed or with separate accents. */
function typed(password: string): string {
  return password.normalize('NFC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), COST);
}

/** Stands in for the hash of people who do not exist, so that asking for them takes as long. */
const nobodysHash = await hashPassword(randomBytes(32).toString('base64url'));

/** True when the password is the one behind the hash; without a hash false, after the same work. */
export async function passwordFits(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? nobodysHash, typed(password)).catch(() => false);
  return passwordHash !== undefined && fits;
}
