import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { HashingBusy } from './accounts.errors.ts';
import type { HashTask } from './hash.worker.ts';

/**
 * How many requests that hash may be under way in one process: three classes that sign in at once. The
 * last of them waits about three seconds.
 */
export const HASHING_LIMIT = 100;

/** One hash at a time, below the priority of the thread that answers everybody else. */
const pool = new Piscina<HashTask, string | boolean>({
  filename: new URL('./hash.worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  niceIncrement: 5,
});

/**
 * These requests work one after the other, their statements included: all at once they would fill the
 * queue of the database, and everybody else would wait behind them.
 */
const turns = pLimit(1);

/**
 * Does what hashes a password when its turn comes, unless too many wait already: those are refused
 * before they cost anything else. Not to be nested. Throws HashingBusy.
 */
export async function admitHashing<T>(work: () => Promise<T>): Promise<T> {
  if (turns.activeCount + turns.pendingCount >= HASHING_LIMIT) throw HashingBusy();
  return turns(async () => {
    // Whoever else has come meanwhile is answered between two turns.
    await setImmediate();
    return work();
  });
}

/** The same password may be typed with composed or with separate accents. */
function typed(password: string): string {
  return password.normalize('NFC');
}

/** To be called within `admitHashing` by whatever strangers can ask for. */
export async function hashPassword(password: string): Promise<string> {
  return String(await pool.run({ password: typed(password) }));
}

/** Stands in for the hash of people who do not exist, so that asking for them takes as long. */
let nobodysHash: Promise<string> | undefined;

/**
 * True when the password is the one behind the hash; without a hash false, after the same work. To be
 * called within `admitHashing`.
 */
export async function passwordFits(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('base64url'));
  const hash = passwordHash ?? (await nobodysHash);
  const fits = await pool.run({ password: typed(password), hash });
  return passwordHash !== undefined && fits === true;
}
