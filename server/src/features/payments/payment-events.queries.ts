import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { payment_events } from './payments.table.ts';

export async function hasPaymentEvent(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: payment_events.id })
    .from(payment_events)
    .where(eq(payment_events.id, id));
  return found.length > 0;
}

/** Returns false when the event was recorded before. */
export async function insertPaymentEvent(
  db: Db,
  event: typeof payment_events.$inferInsert,
): Promise<boolean> {
  const { id, type, received_at, user_id } = event;
  const inserted = await db
    .insert(payment_events)
    .values({ id, type, received_at, user_id })
    .onConflictDoNothing()
    .returning({ id: payment_events.id });
  return inserted.length > 0;
}

export async function deleteOldPaymentEvents(db: Db, since: Date): Promise<void> {
  const { id: key, received_at } = payment_events;
  await deleteInBatches(db, { table: payment_events, key, where: lt(received_at, since) });
}
