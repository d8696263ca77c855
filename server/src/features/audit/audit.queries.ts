import type { AuditQuery, AuditSubject } from '@codivia/contract/api/admin-audit';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { listOrder, paged } from '../../db/list-order.ts';
import { users } from '../accounts/accounts.table.ts';
import { audit_log } from './audit.table.ts';

/** Number of entries in one answer, unless `limit` says otherwise. */
const AUDIT_ROWS = 50;

/** Replaces an id that is not to be known any more. */
const ANONYMOUS = '';

type NewEntry = typeof audit_log.$inferInsert;

export async function insertAudit(tx: Db, entry: NewEntry): Promise<void> {
  await tx.insert(audit_log).values(entry);
}

/** Deletes from the entries about an account whom they were about and the changed fields; the actions stay. */
export async function anonymiseAuditOf(
  tx: Db,
  subject: AuditSubject,
  subject_id: string,
): Promise<void> {
  await tx
    .update(audit_log)
    .set({ subject_id: ANONYMOUS, changes: [] })
    .where(and(eq(audit_log.subject, subject), eq(audit_log.subject_id, subject_id)));
}

/** Returns entries with the name of the administrator. */
export function selectAudit(db: Db, query: Omit<AuditQuery, 'q'>) {
  const { subject, subject_id } = query;
  const order = listOrder(query, { at: [audit_log.id] }, { sort: 'at', direction: 'desc' });
  const found = db
    .select({ entry: audit_log, actor_name: users.name })
    .from(audit_log)
    .leftJoin(users, eq(users.id, audit_log.actor_id))
    .where(
      and(
        subject ? eq(audit_log.subject, subject) : undefined,
        subject_id ? eq(audit_log.subject_id, subject_id) : undefined,
      ),
    )
    .orderBy(...order)
    .$dynamic();
  return paged(found, { ...query, limit: query.limit ?? AUDIT_ROWS });
}
