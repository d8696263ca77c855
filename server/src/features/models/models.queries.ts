import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { models } from './models.table.ts';

export type ModelRow = typeof models.$inferSelect;

/** The condition for one's own model: somebody else's does not exist. */
const own = (userId: string, id: string) => and(eq(models.user_id, userId), eq(models.id, id));

/** The member's models, the last changed first. */
export function selectModels(db: Db, userId: string): Promise<ModelRow[]> {
  return db
    .select()
    .from(models)
    .where(eq(models.user_id, userId))
    .orderBy(desc(models.updated_at), desc(models.id));
}

export async function selectModel(
  db: Db,
  userId: string,
  id: string,
): Promise<ModelRow | undefined> {
  return (await db.select().from(models).where(own(userId, id)))[0];
}

export function countModels(db: Db, userId: string): Promise<number> {
  return db.$count(models, eq(models.user_id, userId));
}

/** Stores a model in place of the one with its id. */
export async function upsertModel(
  tx: Db,
  { created_at, ...model }: typeof models.$inferInsert,
): Promise<ModelRow> {
  const [stored] = await tx
    .insert(models)
    .values({ ...model, created_at })
    .onConflictDoUpdate({ target: [models.user_id, models.id], set: model })
    .returning();
  if (!stored) throw new Error('a model was not stored');
  return stored;
}

/** Returns false when there was none. */
export async function deleteOwnModel(tx: Db, userId: string, id: string): Promise<boolean> {
  const removed = await tx.delete(models).where(own(userId, id)).returning({ id: models.id });
  return removed.length > 0;
}
