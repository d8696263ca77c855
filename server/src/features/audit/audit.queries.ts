import type { AuditQuery, AuditSubject } from '@codivia/contract/api/admin-audit';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { listOrder, paged } from '../../db/list-order.ts';
import { users } from '../accounts/accounts.table.ts';
import { audit_log } from './audit.table.ts';

/** Number of entries in one answer, unless `limit` says otherwise. */
const AUDIT_ROWS = 50;

/** Replaces an id that is not to be known any more. */
const ANONYMOUS = '';

type NewEntry = typeof audit_log.$inferInsert;

/** Returns the number of the entry. */
export async function insertAudit(tx: Db, entry: NewEntry): Promise<number> {
  const [inserted] = await tx.insert(audit_log).values(entry).returning({ id: audit_log.id });
  if (!inserted) throw new Error('an entry of the audit log was not stored');
  return inserted.id;
}

/** Returns one entry, which nobody else can lock until the transaction ends. */
export async function lockAudit(tx: Db, id: number) {
  return (await tx.select().from(audit_log).where(eq(audit_log.id, id)).for('update'))[0];
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

function matching(query: Omit<AuditQuery, 'q'>) {
  const { subject, subject_id, action, actor_id, from, to, before } = query;
  return and(
    subject && eq(audit_log.subject, subject),
    subject_id ? eq(audit_log.subject_id, subject_id) : undefined,
    action && eq(audit_log.action, action),
    actor_id ? eq(audit_log.actor_id, actor_id) : undefined,
    from ? gte(audit_log.at, new Date(from)) : undefined,
    to ? lt(audit_log.at, new Date(to)) : undefined,
    before === undefined ? undefined : lt(audit_log.id, before),
  );
}

/** Returns entries with the name of the administrator. */
export function selectAudit(db: Db, query: Omit<AuditQuery, 'q'>) {
  const order = listOrder(query, { at: [audit_log.id] }, { sort: 'at', direction: 'desc' });
  const found = db
    .select({ entry: audit_log, actor_name: users.name })
    .from(audit_log)
    .leftJoin(users, eq(users.id, audit_log.actor_id))
    .where(matching(query))
    .orderBy(...order)
    .$dynamic();
  return paged(found, { ...query, limit: query.limit ?? AUDIT_ROWS });
}
