import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { known_devices } from './accounts.table.ts';

export async function isKnownDevice(db: Db, userId: string, device_hash: string): Promise<boolean> {
  const found = await db
    .select({ seen_at: known_devices.seen_at })
    .from(known_devices)
    .where(and(eq(known_devices.user_id, userId), eq(known_devices.device_hash, device_hash)));
  return found.length > 0;
}

export async function rememberDevice(
  db: Db,
  userId: string,
  device_hash: string,
  now: Date,
): Promise<void> {
  await db
    .insert(known_devices)
    .values({ user_id: userId, device_hash, seen_at: now })
    .onConflictDoUpdate({
      target: [known_devices.user_id, known_devices.device_hash],
      set: { seen_at: now },
    });
}

/** Deletes devices on which nobody signed in since then. */
export async function deleteOldDevices(db: Db, since: Date): Promise<void> {
  const { user_id: key, seen_at } = known_devices;
  await deleteInBatches(db, { table: known_devices, key, where: lt(seen_at, since) });
}

/** Forgets the devices of members whose passwords were replaced for them. */
export async function deleteDevicesOf(db: Db, userIds: string[]): Promise<void> {
  await db.delete(known_devices).where(inArray(known_devices.user_id, userIds));
}
