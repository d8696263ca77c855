import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { claimPage, hasPage, insertKey } from './sandbox.queries.ts';

/** 192 random bits: nobody guesses it. */
export function newId(prefix: string): string {
  return `${prefix}_sandbox_${randomBytes(24).toString('base64url')}`;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The query of an address that one browser may open a page with. */
export async function keyFor(db: Db, page: string, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await insertKey(db, { key_hash: hashOf(key), page, created_at: now });
  return `?key=${key}`;
}

/** Gives a page to the first browser that comes with its key; false for any other browser. */
export async function claim(db: Db, page: string, key: string, browser: string): Promise<boolean> {
  await claimPage(db, { page, key_hash: hashOf(key) }, hashOf(browser));
  return holds(db, page, browser);
}

/** Whether a page belongs to this browser. */
export function holds(db: Db, page: string, browser: string): Promise<boolean> {
  return hasPage(db, page, hashOf(browser));
}

/** What a form of this page must carry: another site cannot know it. */
export function formToken(page: string, browser: string): string {
  return hashOf(`form\0${page}\0${browser}`);
}
