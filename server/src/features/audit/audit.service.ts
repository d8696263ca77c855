import {
  AUDIT_EXPORT_MAX,
  type AuditAction,
  type AuditEntry,
  type AuditFilters,
  type AuditQuery,
  type AuditSubject,
} from '@codivia/contract/api/admin-audit';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { namesOf } from '../accounts/users.queries.ts';
import { insertAudit, selectAudit } from './audit.queries.ts';

type Change = AuditEntry['changes'][number];

/**
 * Maximum length of values in an entry, in characters; longer texts are named without their values, since lessons keep
 * their versions themselves.
 */
const SHOWN_LENGTH = 200;

/** A value as an entry keeps it; undefined where it is too long. */
export function loggedValue(value: unknown): Change['from'] {
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' && value.length <= SHOWN_LENGTH ? value : undefined;
}

/** True if both values are equal, regardless of the order of keys in objects. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one === null || other === null) return false;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => sameValue((one as never)[key], (other as never)[key]))
  );
}

/**
 * Returns the differences between two states, field by field of `after`. Values of fields in `hidden`, and long ones,
 * are left out.
 */
export function changesBetween<State extends object>(
  before: State,
  after: Partial<State>,
  hidden: readonly string[] = [],
): Change[] {
  return (Object.keys(after) as (keyof State & string)[])
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => {
      const from = hidden.includes(field) ? undefined : loggedValue(before[field]);
      const to = hidden.includes(field) ? undefined : loggedValue(after[field]);
      const both = from !== undefined && to !== undefined;
      return both ? { field, from, to } : { field };
    });
}

export interface AuditRecord {
  action: AuditAction;
  subject: AuditSubject;
  subject_id: string;
  /** The title of a course or lesson, the number of a certificate; nothing for a user. */
  label: string | null;
  changes?: Change[];
}

/** Records an action as `recordAudit` does. Returns the number of the entry. */
export function recordNumberedAudit(
  tx: Db,
  actor: string | null,
  at: Date,
  { changes = [], ...entry }: AuditRecord,
): Promise<number> {
  return insertAudit(tx, { ...entry, changes, actor_id: actor, at });
}

/** Records an action and its administrator, within the transaction of the action. `actor` is null for a job. */
export async function recordAudit(
  tx: Db,
  actor: string | null,
  at: Date,
  record: AuditRecord,
): Promise<void> {
  await recordNumberedAudit(tx, actor, at, record);
}

/** True for entries about an account, whose present name is shown. */
const isMember = (subject: AuditSubject) => subject === 'user' || subject === 'teacher';

/** Returns the changes with their authors, the latest first. */
export async function listAudit(db: Db, query: Omit<AuditQuery, 'q'>): Promise<AuditEntry[]> {
  const found = await selectAudit(db, query);
  const members = found.map(({ entry }) => entry).filter(({ subject }) => isMember(subject));
  const named = await namesOf(db, members.map(({ subject_id }) => subject_id).filter(Boolean));
  return found.map(({ entry, actor_name }) => {
    const { id, at, actor_id, action, subject, subject_id, changes } = entry;
    return {
      id,
      action,
      subject,
      subject_id,
      changes,
      at: at.toISOString(),
      actor: actor_id ? { id: actor_id, name: actor_name } : null,
      label: isMember(subject) ? (named.get(subject_id) ?? null) : entry.label,
    };
  });
}

/** Returns entries for a file, and records which filters they were taken out with, without the values. */
export async function exportAudit(
  { db, clock }: { db: Db; clock: Clock },
  adminId: string,
  filters: AuditFilters,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const found = await listAudit(db, { ...filters, limit: AUDIT_EXPORT_MAX + 1 });
  await recordAudit(db, adminId, clock(), {
    action: 'export',
    subject: 'audit',
    subject_id: '',
    label: null,
    changes: Object.keys(filters).map((field) => ({ field })),
  });
  return { entries: found.slice(0, AUDIT_EXPORT_MAX), more: found.length > AUDIT_EXPORT_MAX };
}
