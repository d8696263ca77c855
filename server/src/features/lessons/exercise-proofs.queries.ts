import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { exercise_proofs } from './lessons.table.ts';

/** Returns the proven ones of these hashes. */
export async function selectProven(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { hash } = exercise_proofs;
  const found = await db
    .select({ hash })
    .from(exercise_proofs)
    .where(inArray(hash, [...hashes]));
  return new Set(found.map((row) => row.hash));
}

/** Records hashes as proven; those that are already stay as they are. Returns the new ones. */
export async function insertProofs(
  tx: Db,
  hashes: readonly string[],
  proven_by: string | null,
  proven_at: Date,
): Promise<Set<string>> {
  const rows = [...new Set(hashes)].map((hash) => ({ hash, proven_by, proven_at }));
  if (rows.length === 0) return new Set();
  const { hash } = exercise_proofs;
  const inserted = await tx
    .insert(exercise_proofs)
    .values(rows)
    .onConflictDoNothing()
    .returning({ hash });
  return new Set(inserted.map((row) => row.hash));
}
