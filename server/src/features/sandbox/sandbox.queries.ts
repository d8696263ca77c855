import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sandbox_events, sandbox_keys, sandbox_portals } from './sandbox.table.ts';

export type SandboxEvent = typeof sandbox_events.$inferSelect;
export type SandboxPortal = typeof sandbox_portals.$inferSelect;

export async function insertKey(db: Db, key: typeof sandbox_keys.$inferInsert): Promise<void> {
  await db.insert(sandbox_keys).values(key);
}

/** Reserves a page for a browser, unless another one has it. */
export async function claimPage(
  db: Db,
  { page, key_hash }: { page: string; key_hash: string },
  browser_hash: string,
): Promise<void> {
  const mine = and(eq(sandbox_keys.key_hash, key_hash), eq(sandbox_keys.page, page));
  await db
    .update(sandbox_keys)
    .set({ browser_hash })
    .where(and(mine, isNull(sandbox_keys.browser_hash)));
}

export async function hasPage(db: Db, page: string, browser_hash: string): Promise<boolean> {
  const found = await db
    .select({ page: sandbox_keys.page })
    .from(sandbox_keys)
    .where(and(eq(sandbox_keys.page, page), eq(sandbox_keys.browser_hash, browser_hash)));
  return found.length > 0;
}

export async function insertPortal(db: Db, portal: SandboxPortal): Promise<void> {
  await db.insert(sandbox_portals).values(portal);
}

/** A portal that was opened after `since`. */
export async function findPortal(
  db: Db,
  id: string,
  since: Date,
): Promise<SandboxPortal | undefined> {
  const mine = and(eq(sandbox_portals.id, id), gt(sandbox_portals.created_at, since));
  return (await db.select().from(sandbox_portals).where(mine))[0];
}

export async function insertEvent(tx: Db, event: SandboxEvent): Promise<void> {
  await tx.insert(sandbox_events).values(event);
}

export async function findEvent(db: Db, id: string): Promise<SandboxEvent | undefined> {
  return (await db.select().from(sandbox_events).where(eq(sandbox_events.id, id)))[0];
}

/** Deletes keys, portals and events from before `since`. */
export async function deleteOldPages(db: Db, since: Date): Promise<void> {
  await db.delete(sandbox_keys).where(lt(sandbox_keys.created_at, since));
  await db.delete(sandbox_portals).where(lt(sandbox_portals.created_at, since));
  await db.delete(sandbox_events).where(lt(sandbox_events.created_at, since));
}
