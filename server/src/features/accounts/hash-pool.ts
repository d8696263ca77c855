import { Piscina } from 'piscina';
import type { HashTask } from './hash.worker.ts';

/**
 * How long the processor is left to everybody else between two hashes when many are waiting, in milliseconds. Without
 * it `GET /courses` took 2.1 times as long while 200 people signed in, on two processors; with it 1.85 times (`logins`).
 */
export const PAUSE_MS = 40;

/** One hash at a time, below the priority of the thread that answers everybody else. */
export const pool = new Piscina<HashTask, string | boolean>({
  filename: new URL('./hash.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  niceIncrement: 15,
});
