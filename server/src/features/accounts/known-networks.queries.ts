import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { known_networks } from './accounts.table.ts';

export async function isKnownNetwork(
  db: Db,
  user_id: string,
  network_hash: string,
): Promise<boolean> {
  const found = await db
    .select({ seen_at: known_networks.seen_at })
    .from(known_networks)
    .where(and(eq(known_networks.user_id, user_id), eq(known_networks.network_hash, network_hash)));
  return found.length > 0;
}

export async function rememberNetwork(
  db: Db,
  user_id: string,
  network_hash: string,
  now: Date,
): Promise<void> {
  await db
    .insert(known_networks)
    .values({ user_id, network_hash, seen_at: now })
    .onConflictDoUpdate({
      target: [known_networks.user_id, known_networks.network_hash],
      set: { seen_at: now },
    });
}

/** Forgets networks that nobody signed in from since then. */
export async function dropOldNetworks(db: Db, since: Date): Promise<void> {
  await db.delete(known_networks).where(lt(known_networks.seen_at, since));
}
