import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { createRateLimits, type RateLimit } from '../../services/rate-limits.ts';
import { MAILS_PER_ADDRESS } from '../accounts/accounts.limits.ts';
import { parentOf } from './serve-family.ts';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

const byParent = (request: FastifyRequest) => parentOf(request).id;

/** Questions that a member has mailed to parents. Those that are refused do not count. */
const PARENT_MAILS: RateLimit = { name: 'parent-mails', limit: 5, seconds: 24 * HOUR };
/** Rate limit of what members change of their ties to parents. */
export const OWN_FAMILY: RouteLimit = { name: 'own-family', per: 'user', limit: 60, seconds: HOUR };
/** Rate limit of links to a question, from one network. */
export const CONSENTS: RouteLimit = { name: 'consents', per: 'ip', limit: 200, seconds: QUARTER };
const PAGES: RateLimit = { name: 'family-pages', limit: 300, seconds: QUARTER };
const CHANGES: RateLimit = { name: 'family-changes', limit: 120, seconds: HOUR };
/** Requests to delete a child's account, and their withdrawals. */
const DELETIONS: RateLimit = { name: 'family-deletions', limit: 5, seconds: 24 * HOUR };
const PAYMENTS: RateLimit = { name: 'family-payments', limit: 30, seconds: HOUR };
const DATA: RateLimit = { name: 'family-data', limit: 5, seconds: 24 * HOUR };

const perParent = (limit: RateLimit): RouteLimit => ({ ...limit, per: byParent });

export const FAMILY_PAGES = perParent(PAGES);
export const FAMILY_CHANGES = perParent(CHANGES);
export const FAMILY_DELETIONS = perParent(DELETIONS);
export const FAMILY_PAYMENTS = perParent(PAYMENTS);
export const FAMILY_DATA = perParent(DATA);

/** Counts a mail to a parent, within the transaction that asks them. Throws TooManyRequests. */
export async function spendMail(tx: Db, clock: Clock, userId: string, email: string) {
  const limits = createRateLimits(tx, clock);
  await limits.spend(PARENT_MAILS, userId);
  await limits.spend(MAILS_PER_ADDRESS, email.toLowerCase());
}
