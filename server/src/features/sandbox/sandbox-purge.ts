import { and, eq, lt, sql } from 'drizzle-orm';
import type { JobKind } from '../../services/jobs.ts';
import type { SandboxDeps } from './sandbox.deps.ts';
import {
  sandbox_checkouts,
  sandbox_events,
  sandbox_keys,
  sandbox_portals,
} from './sandbox.table.ts';

/** How long pages and events are kept that nobody needs any more, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

export const sandboxPurge: JobKind<object> = {
  name: 'sandbox-purge',
  concurrency: 1,
  cron: '37 3 * * *',
};

/** Deletes old pages and events of the sandbox. Gift cards that were paid stay, without who bought them. */
export async function purgeSandbox({ db, clock }: SandboxDeps): Promise<void> {
  const since = new Date(clock().getTime() - KEPT);
  await db.delete(sandbox_keys).where(lt(sandbox_keys.created_at, since));
  await db.delete(sandbox_portals).where(lt(sandbox_portals.created_at, since));
  await db.delete(sandbox_events).where(lt(sandbox_events.created_at, since));
  const isPaidCard = and(
    eq(sandbox_checkouts.kind, 'gift_card'),
    eq(sandbox_checkouts.status, 'complete'),
  );
  await db
    .delete(sandbox_checkouts)
    .where(and(lt(sandbox_checkouts.created_at, since), sql`not (${isPaidCard})`));
  await db
    .update(sandbox_checkouts)
    .set({ email: null, user_id: null, key: null })
    .where(lt(sandbox_checkouts.created_at, since));
}
