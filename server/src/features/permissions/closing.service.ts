import type { Db } from '../../db/connect.ts';
import { notifyLive } from '../../db/live-notices.ts';
import type { Deps } from '../../deps.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { revokeTokensOf } from '../api-tokens/api-tokens.queries.ts';
import { deleteComingSeats } from '../live-sessions/live-sessions.queries.ts';
import { closeRequestsOf } from '../mentoring/threads.queries.ts';
import { updateOpen } from '../portfolio/portfolio.queries.ts';
import { deleteUnlisted } from '../project-files/project-files.queries.ts';
import { deletePagesOf } from '../published-projects/published-projects.queries.ts';
import { deleteLinksOf } from '../shared-links/shared-links.queries.ts';
import { closedRightsOf } from './permissions.queries.ts';

/** Numbers of what was closed. */
export interface Closed {
  projects: number;
  links: number;
  requests: number;
  seats: number;
  tokens: number;
}

async function unpublish(tx: Db, userId: string, now: Date): Promise<Partial<Closed>> {
  const projects = await deletePagesOf(tx, userId);
  const links = await deleteLinksOf(tx, userId, now);
  await deleteUnlisted(tx, userId);
  await updateOpen(tx, userId, false);
  return { projects, links };
}

async function leaveSessions(tx: Db, userId: string): Promise<Partial<Closed>> {
  const seats = await deleteComingSeats(tx, userId);
  if (seats > 0) await notifyLive(tx, 'rights');
  return { seats };
}

/**
 * Ends whatever a member has by rights that are closed to them now (docs/product.md#permissions). To be called after
 * each change that can close a right, in the same transaction: the member's row is locked first, so that nothing is
 * published meanwhile. Repeating it changes nothing, and nothing returns when a right opens again.
 */
export async function applyPermissions(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
): Promise<Closed> {
  const now = clock();
  await lockPremiumGrounds(tx, userId);
  const closed = await closedRightsOf(tx, userId);
  return {
    projects: 0,
    links: 0,
    requests: closed.mentoring ? await closeRequestsOf(tx, userId, now) : 0,
    seats: 0,
    tokens: closed.api ? (await revokeTokensOf(tx, userId, 'permission', now)).length : 0,
    ...(closed.publish && (await unpublish(tx, userId, now))),
    ...(closed.live && (await leaveSessions(tx, userId))),
  };
}
