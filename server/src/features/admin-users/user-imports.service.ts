import type { ImportedRow, ImportedUser } from '@codivia/contract/api/admin-user-imports';
import type { JobDeps } from '../../deps.ts';
import { mailInvitations } from '../accounts/password-change.service.ts';
import { unfittingHash } from '../accounts/passwords.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { type CheckedUser, checkRows } from './imported-rows.ts';
import { insertUsers, selectTaken } from './user-imports.queries.ts';

/** Accounts that are created in one transaction: the others do not wait long for it. */
const BATCH = 100;

const addressOf = ({ email }: CheckedUser) => email.toLowerCase();

/**
 * Creates accounts without a password, the jobs that mail their owners a link to choose one, and the line of the log.
 * Returns the addresses of those that were created, in lower case.
 */
function createBatch(
  { db, clock, jobs }: JobDeps,
  adminId: string,
  batch: CheckedUser[],
  password_hash: string,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const now = clock();
    const rows = batch.map((user) => ({ ...user, password_hash, created_at: now }));
    const created = await insertUsers(tx, rows);
    if (created.length === 0) return [];
    await mailInvitations({ jobs }, tx, created);
    await recordAudit(tx, adminId, now, {
      action: 'import',
      subject: 'user',
      subject_id: '',
      label: null,
      changes: [{ field: 'accounts', from: 0, to: created.length }],
    });
    return created.map(({ email }) => email.toLowerCase());
  });
}

/**
 * Judges the rows of a list, and creates the accounts that are new unless it is a dry run. What was created stays when
 * a later batch fails: with the same list again it exists.
 */
export async function importUsers(
  deps: JobDeps,
  adminId: string,
  { rows, dry_run }: { rows: ImportedUser[]; dry_run: boolean },
): Promise<{ rows: ImportedRow[]; created: number }> {
  const checked = checkRows(rows, deps.clock());
  const fitting = checked.filter((row) => typeof row !== 'string');
  const taken = await selectTaken(deps.db, fitting.map(addressOf));
  const wanted = fitting.filter((row) => !taken.has(addressOf(row)));
  const created = new Set<string>();
  if (!dry_run && wanted.length > 0) {
    const password_hash = await unfittingHash();
    for (let at = 0; at < wanted.length; at += BATCH) {
      const batch = wanted.slice(at, at + BATCH);
      for (const one of await createBatch(deps, adminId, batch, password_hash)) created.add(one);
    }
  }
  const isNew = (row: CheckedUser) =>
    dry_run ? !taken.has(addressOf(row)) : created.has(addressOf(row));
  return {
    rows: checked.map((row) =>
      typeof row === 'string'
        ? { state: 'refused', problem: row }
        : { state: isNew(row) ? 'new' : 'exists' },
    ),
    created: created.size,
  };
}
