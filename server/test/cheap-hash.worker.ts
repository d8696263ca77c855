import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashTask } from '../src/features/accounts/hash.worker.ts';

const LEAST_COST = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 };

export default function work({ password, hash }: HashTask): string | boolean {
  return hash === undefined ? hashSync(password, LEAST_COST) : verifies(hash, password);
}

/** Compares a password with a hash. The stored hash of members from factories is no hash at all: no password fits. */
function verifies(hash: string, password: string): boolean {
  try {
    return verifySync(hash, password);
  } catch {
    return false;
  }
}
