import { Piscina } from 'piscina';
import type { HashTask } from './hash.worker.ts';

/** One hash at a time, below the priority of the thread that answers everybody else. */
export const pool = new Piscina<HashTask, string | boolean>({
  filename: new URL('./hash.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  niceIncrement: 5,
});
