import type { Database } from '../db/connect.ts';
import { hasMigration, migrate, migrateTo, withSetupLock } from '../db/migrate.ts';
import { installQueues } from '../services/jobs.ts';
import {
  type BackupHeader,
  type BackupLine,
  DamagedBackup,
  readBackupFile,
} from './backup-file.ts';
import { insertQueuedJobs } from './queue.queries.ts';
import { type Run, withSnapshot, withTransaction } from './session.ts';
import * as queries from './tables.queries.ts';

/** The database to be filled is not empty. */
export class DatabaseNotEmpty extends Error {}
/** The backup was made by a newer program, whose tables this one does not know. */
export class NewerBackup extends Error {}

/** Number of rows that are written at a time, and of their characters, unless one row has more. */
const BATCH = 500;
const BATCH_CHARACTERS = 16_000_000;

async function headerOf(path: string): Promise<BackupHeader> {
  const lines = readBackupFile(path);
  const { value } = await lines.next();
  await lines.return(undefined);
  return value as BackupHeader;
}

/**
 * Returns the names of the queues, which must exist before the rows are inserted. This first pass over the file also
 * finds damage.
 */
async function queuesOf(path: string): Promise<string[]> {
  let queues: string[] = [];
  for await (const line of readBackupFile(path)) {
    if (typeof line === 'object' && 'queues' in line) queues = line.queues;
  }
  return queues;
}

/** Fills empty tables line by line. */
class Loader {
  #run: Run;
  #tables: readonly queries.TableLayout[];
  #table: queries.TableLayout | undefined;
  #rows: string[] = [];
  #characters = 0;
  constructor(run: Run, tables: readonly queries.TableLayout[]) {
    this.#run = run;
    this.#tables = tables;
  }

  async take(line: BackupLine): Promise<void> {
    if (typeof line === 'string') {
      this.#rows.push(line);
      this.#characters += line.length;
      const isFull = this.#rows.length >= BATCH || this.#characters >= BATCH_CHARACTERS;
      if (isFull) await this.#flush();
    } else if ('table' in line) {
      this.#table = this.#tables.find(({ name }) => name === line.table);
      if (this.#table?.columns.join() !== line.columns.join()) {
        throw new DamagedBackup(`the backup's table ${line.table} is not one of this program.`);
      }
    } else if ('end' in line) {
      await this.#flush();
      await this.#verify(line);
    } else if ('job' in line) {
      await insertQueuedJobs(this.#run, [line.job]);
    } else if ('sequences' in line) {
      await queries.updateSequences(this.#run, line.sequences);
    }
  }

  async #flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    this.#characters = 0;
    if (this.#table && rows.length > 0) await queries.insertRows(this.#run, this.#table, rows);
  }

  async #verify(line: { end: string; rows: number; checksum: string }): Promise<void> {
    if (!this.#table) return;
    const { rows, checksum } = await queries.selectChecksum(this.#run, this.#table);
    if (rows === line.rows && checksum === line.checksum) return;
    throw new DamagedBackup(
      `table ${line.end} has ${rows} rows with checksum ${checksum}, but had ${line.rows} with ${line.checksum}.`,
    );
  }
}

async function load(run: Run, path: string): Promise<void> {
  const tables = await queries.selectTables(run);
  const keys = await queries.selectForeignKeys(run);
  // The rows that migrations insert come from the backup instead.
  await queries.truncateTables(run, tables);
  await queries.dropForeignKeys(run, keys);
  await queries.setTriggers(run, tables, 'disable');
  const loader = new Loader(run, tables);
  for await (const line of readBackupFile(path)) await loader.take(line);
  await queries.setTriggers(run, tables, 'enable');
  await queries.addForeignKeys(run, keys);
}

/**
 * Fills an empty database from a backup, wholly or not at all, and migrates its tables to this program's.
 * Every table is compared with its count and checksum in the backup.
 *
 * @returns the header of the backup
 * @throws DamagedBackup, NewerBackup, DatabaseNotEmpty
 */
export async function restoreBackup(database: Database, path: string): Promise<BackupHeader> {
  const header = await headerOf(path);
  if (!hasMigration(header.migration)) {
    throw new NewerBackup(
      `${path} was made by a newer version of Codivia; restore it with that one.`,
    );
  }
  const queues = await queuesOf(path);
  await withSetupLock(database, async () => {
    if (await withSnapshot(database, queries.hasMembers)) {
      throw new DatabaseNotEmpty('the database to restore into is not empty.');
    }
    await migrateTo(database, header.migration);
    await installQueues(database, queues);
    await withTransaction(database, (run) => load(run, path));
    await migrate(database);
  });
  return header;
}
