import { Piscina } from 'piscina';
import type { HashTask } from './hash.worker.ts';

/**
 * Pause between two hashes when many are waiting, which leaves the processor to all other work, in milliseconds.
 * Without it `GET /courses` took 2.1 times as long while 200 people signed in, on two processors; with it 1.85 times
 * (`logins`).
 */
export const PAUSE_MS = 40;

/** The pool that hashes one password at a time, at a lower priority than the thread that answers requests. */
export const pool = new Piscina<HashTask, string | boolean>({
  filename: new URL('./hash.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  niceIncrement: 15,
});
