import { Piscina } from 'piscina';

/** There is no pause between two hashes that take no time. */
export const PAUSE_MS = 0;

/**
 * Replaces `accounts/hash-pool.ts` in tests, which hash some thousand passwords: the same algorithm in a separate
 * thread, at the least cost there is, and at the priority of everything else.
 */
export const pool = new Piscina({
  filename: new URL('./cheap-hash.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});
