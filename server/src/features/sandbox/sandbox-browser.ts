import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { hashOf, newSecret } from '../../secrets.ts';
import { claimPage, hasPage, insertKey } from './sandbox.queries.ts';

const COOKIE = 'codivia_sandbox';

/** Returns the secret of this browser; undefined before its first page. */
function secretOf(request: FastifyRequest): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const found = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) || undefined;
}

/**
 * Opens a page to the browser that comes with its key, and remembers that browser. False when the key belongs to
 * another one.
 */
export async function openPageTo(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  key: string,
): Promise<boolean> {
  const secret = secretOf(request) ?? newSecret();
  if (!(await claim(db, page, key, secret))) return false;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const cookie = `${COOKIE}=${secret}; Path=/sandbox; HttpOnly; SameSite=Strict${secure}`;
  reply.header('set-cookie', cookie);
  return true;
}

/** The token for a page's forms; undefined when the page is not this browser's. */
export async function ownerToken(
  db: Db,
  request: FastifyRequest,
  page: string,
): Promise<string | undefined> {
  const secret = secretOf(request);
  return secret && (await ownsPage(db, page, secret)) ? formToken(page, secret) : undefined;
}

/** Tells whether a form was sent from its own page. */
export function isOwnForm(sentToken: string | null, token: string): boolean {
  const [a, b] = [Buffer.from(sentToken ?? ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns an id with 192 random bits, which nobody can guess. */
export function newId(prefix: string): string {
  return `${prefix}_sandbox_${randomBytes(24).toString('base64url')}`;
}

/** Returns the query of an address with which one browser may open a page. */
export async function newPageKey(db: Db, page: string, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await insertKey(db, { key_hash: hashOf(key), page, created_at: now });
  return `?key=${key}`;
}

/** Reserves a page for the first browser that comes with its key; false for any other browser. */
export async function claim(db: Db, page: string, key: string, browser: string): Promise<boolean> {
  await claimPage(db, { page, key_hash: hashOf(key) }, hashOf(browser));
  return ownsPage(db, page, browser);
}

/** Tells whether a page belongs to this browser. */
export function ownsPage(db: Db, page: string, browser: string): Promise<boolean> {
  return hasPage(db, page, hashOf(browser));
}

/** Returns the token that a form of this page must carry: another site cannot know it. */
export function formToken(page: string, browser: string): string {
  return hashOf(`form\0${page}\0${browser}`);
}
