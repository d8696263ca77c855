import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: OWASP's recommendation, about 10 ms. */
const COST = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A password to hash, or to compare with a hash. */
export type HashTask = { password: string; hash?: string };

/** Runs in a separate thread: returns the hash, or whether the password matches the hash. */
export default function work({ password, hash }: HashTask): string | boolean {
  if (hash === undefined) return hashSync(password, COST);
  try {
    return verifySync(hash, password);
  } catch {
    return false;
  }
}
