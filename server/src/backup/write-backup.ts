import { rmSync } from 'node:fs';
import type { Database } from '../db/connect.ts';
import { BACKUP_FORMAT, createBackupFile, readBackupFile } from './backup-file.ts';
import { selectQueuedJobs } from './queue.queries.ts';
import { type Run, withSnapshot } from './session.ts';
import * as queries from './tables.queries.ts';

/** There is nothing to back up: no server has been started on the database. */
export class EmptyDatabase extends Error {}

type BackupFile = ReturnType<typeof createBackupFile>;

async function writeTable(run: Run, table: queries.TableLayout, file: BackupFile): Promise<void> {
  const { name, columns } = table;
  await file.write({ table: name, columns });
  const pages = await queries.countPages(run, name);
  let page = 0;
  while (page < pages) {
    const { groups, next } = await queries.selectPlaces(run, table, page);
    for (const places of groups) {
      for (const row of await queries.selectRows(run, table, places)) await file.write(row);
    }
    page = next;
  }
  await file.write({ end: name, ...(await queries.selectChecksum(run, table)) });
}

async function writeAll(run: Run, file: BackupFile, tokenSecret: string | null): Promise<void> {
  const migration = await queries.selectMigration(run);
  if (migration === null) throw new EmptyDatabase('there is nothing to back up yet.');
  const created_at = new Date().toISOString();
  await file.write({
    codivia_backup: BACKUP_FORMAT,
    created_at,
    migration,
    token_secret: tokenSecret,
  });
  for (const table of await queries.selectTables(run)) await writeTable(run, table, file);
  const { queues, jobs } = await selectQueuedJobs(run);
  await file.write({ queues });
  for (const job of jobs) await file.write({ job });
  await file.write({ sequences: await queries.selectSequences(run) });
}

/**
 * Writes everything a database holds at this moment into a new file.
 *
 * @param tokenSecret the secret of the data folder; null when it is a setting
 * @throws EmptyDatabase
 */
export async function writeBackup(
  database: Database,
  path: string,
  tokenSecret: string | null,
): Promise<void> {
  const file = createBackupFile(path);
  try {
    await withSnapshot(database, (run) => writeAll(run, file, tokenSecret));
    await file.end();
  } catch (error) {
    file.abandon();
    rmSync(path, { force: true });
    throw error;
  }
}

/** Reads a backup to its end and returns how many rows it has. Throws DamagedBackup. */
export async function verifyBackup(path: string): Promise<number> {
  let rows = 0;
  for await (const line of readBackupFile(path)) if (typeof line === 'string') rows++;
  return rows;
}
