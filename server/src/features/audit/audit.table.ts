import type { AuditAction, AuditEntry, AuditSubject } from '@codivia/contract/api/admin-audit';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/moment.ts';
import { users } from '../accounts/accounts.table.ts';

/**
 * The changes in the admin panel, with their authors. An entry is written with the change itself. It holds nothing
 * personal about those whose accounts were changed, so that it may outlive them; the names in corrections of
 * certificates are taken out when the account goes.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Null for a job, and once the account is deleted. */
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text().$type<AuditAction>().notNull(),
    subject: text().$type<AuditSubject>().notNull(),
    subject_id: text().notNull(),
    /** The title of a course or a lesson, the number of a certificate; null for a user. */
    label: text(),
    changes: jsonb().$type<AuditEntry['changes']>().notNull(),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.subject_id, table.id),
    index('audit_log_actor').on(table.actor_id),
    index('audit_log_action').on(table.action, table.id),
  ],
);
