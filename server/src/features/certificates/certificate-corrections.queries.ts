import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from '../accounts/accounts.table.ts';
import { audit_log } from '../audit/audit.table.ts';
import { certificates } from './certificates.table.ts';

/** Returns the name on a certificate, which nobody else changes until the transaction ends. */
export async function lockName(tx: Db, id: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ user_name: certificates.user_name })
    .from(certificates)
    .where(eq(certificates.certificate_id, id))
    .for('update');
  return found?.user_name;
}

export async function updateName(tx: Db, id: string, user_name: string, now: Date): Promise<void> {
  await tx
    .update(certificates)
    .set({ user_name, name_corrected_at: now })
    .where(eq(certificates.certificate_id, id));
}

/** The numbers of a member's certificates, always in the same order. */
export async function selectNumbers(tx: Db, userId: string): Promise<string[]> {
  const found = await tx
    .select({ id: certificates.certificate_id })
    .from(certificates)
    .where(eq(certificates.user_id, userId))
    .orderBy(certificates.certificate_id);
  return found.map(({ id }) => id);
}

/** The audit entries about the names on these certificates, the latest first. */
export function selectCorrections(db: Db, ids: string[]) {
  return db
    .select({ entry: audit_log, actor_name: users.name })
    .from(audit_log)
    .leftJoin(users, eq(users.id, audit_log.actor_id))
    .where(
      and(
        eq(audit_log.subject, 'certificate'),
        eq(audit_log.action, 'correct'),
        inArray(audit_log.subject_id, ids),
      ),
    )
    .orderBy(desc(audit_log.id));
}

/**
 * Deletes the names from the corrections of a member's certificates, since the entries outlive the account; that they
 * were corrected stays recorded.
 */
export async function deleteCorrectedNames(tx: Db, userId: string): Promise<void> {
  const theirs = tx
    .select({ id: certificates.certificate_id })
    .from(certificates)
    .where(eq(certificates.user_id, userId));
  await tx
    .update(audit_log)
    .set({ changes: sql`'[{"field":"user_name"}]'::jsonb` })
    .where(and(eq(audit_log.subject, 'certificate'), inArray(audit_log.subject_id, theirs)));
}
