import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { TooManyRequests } from '../errors.ts';
import { countUses, deleteCount, undoUse } from './rate-limits.queries.ts';

/** The number of times that something may be done in one window of time. */
export interface RateLimit {
  /** The name of the limit; two limits of one name share their counts. */
  name: string;
  limit: number;
  seconds: number;
}

export interface RateLimits {
  /** Counts one use for a subject. Returns whether it is allowed, and the remaining uses and seconds of the window. */
  take(
    rule: RateLimit,
    subject: string,
  ): Promise<{ allowed: boolean; left: number; seconds: number }>;
  /** Counts one use for a subject; false when none is left. */
  trySpend(rule: RateLimit, subject: string): Promise<boolean>;
  /** Counts one use for a subject. Throws TooManyRequests, with the time to wait. */
  spend(rule: RateLimit, subject: string): Promise<void>;
  /**
   * Returns the number of uses that a subject has left. In a transaction nobody else counts this subject until it ends.
   */
  left(rule: RateLimit, subject: string): Promise<{ uses: number; seconds: number }>;
  /**
   * Counts one use, does the work, and takes the use back if that succeeds: only failures count, and simultaneous ones
   * count too. Throws TooManyRequests, and the errors of the work.
   */
  attempt<Result>(rule: RateLimit, subject: string, work: () => Promise<Result>): Promise<Result>;
  /** Resets the count of a subject. */
  clear(rule: RateLimit, subject: string): Promise<void>;
}

function keyOf(rule: RateLimit, subject: string): string {
  return createHash('sha256').update(`${rule.name}\0${subject}`).digest('base64url');
}

/**
 * Counts in the database, with one atomic statement for each use, so that many processes count together. A window
 * begins with the first use; refused uses do not lengthen it.
 */
export function createRateLimits(db: Db, clock: Clock): RateLimits {
  async function use(rule: RateLimit, subject: string, uses = 1) {
    const now = clock();
    const count = await countUses(db, { key: keyOf(rule, subject), uses, rule, now });
    const seconds = Math.ceil((count.resets_at.getTime() - now.getTime()) / 1000);
    return { used: count.used, allowed: count.used <= rule.limit, seconds };
  }

  async function spend(rule: RateLimit, subject: string): Promise<void> {
    const { allowed, seconds } = await use(rule, subject);
    if (!allowed) throw TooManyRequests(seconds);
  }

  return {
    async take(rule, subject) {
      const { used, allowed, seconds } = await use(rule, subject);
      return { allowed, left: Math.max(rule.limit - used, 0), seconds };
    },
    trySpend: async (rule, subject) => (await use(rule, subject)).allowed,
    spend,
    async left(rule, subject) {
      const { used, seconds } = await use(rule, subject, 0);
      return { uses: Math.max(rule.limit - used, 0), seconds };
    },
    async attempt(rule, subject, work) {
      await spend(rule, subject);
      const result = await work();
      await undoUse(db, keyOf(rule, subject));
      return result;
    },
    clear: (rule, subject) => deleteCount(db, keyOf(rule, subject)),
  };
}
