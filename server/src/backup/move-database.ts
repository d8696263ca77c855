import type { Database } from '../db/connect.ts';
import { migrate, withSetupLock } from '../db/migrate.ts';
import { installQueues } from '../services/jobs.ts';
import {
  countConnections,
  deleteMove,
  insertMove,
  putPage,
  selectMove,
  selectPage,
  selectSource,
} from './move.queries.ts';
import { insertQueuedJobs, selectQueuedJobs } from './queue.queries.ts';
import { DatabaseNotEmpty } from './restore-backup.ts';
import { withSnapshot, withTransaction } from './session.ts';
import * as queries from './tables.queries.ts';

/** The source is in use: rows written during the move would be lost. */
export class SourceInUse extends Error {}
/** The rows that arrived are not those that were sent. */
export class MoveFailed extends Error {}

/** Called when a table has been moved and compared. */
type OnTable = (table: string, rows: number) => unknown;

async function expectUnused(source: Database): Promise<void> {
  const { client } = source;
  if (client.kind === 'pglite') return;
  const others = (await withSnapshot(source, countConnections)) - client.pool.totalCount;
  if (others === 0) return;
  throw new SourceInUse(
    `other programs are connected to the database that is moved (${others}); stop all servers first.`,
  );
}

/** Prepares an empty target for rows in any order, or accepts one that an earlier attempt prepared. */
async function prepare(source: Database, target: Database): Promise<void> {
  const id = await withSnapshot(source, selectSource);
  const begun = await withSnapshot(target, selectMove);
  if (begun?.source === id) return;
  if (begun || (await withSnapshot(target, queries.hasMembers))) {
    throw new DatabaseNotEmpty('the database to move to is not empty.');
  }
  const { queues } = await withSnapshot(source, selectQueuedJobs);
  await migrate(target);
  await installQueues(target, queues);
  await withTransaction(target, async (run) => {
    const tables = await queries.selectTables(run);
    const keys = await queries.selectForeignKeys(run);
    await insertMove(run, { source: id, keys });
    await queries.truncateTables(run, tables);
    await queries.dropForeignKeys(run, keys);
    await queries.setTriggers(run, tables, 'disable');
  });
}

/** Moves the remaining rows of a table; each part is written together with the progress. */
async function moveTable(
  source: Database,
  target: Database,
  table: queries.TableLayout,
  onTable: OnTable,
): Promise<void> {
  const { name } = table;
  const at = await withSnapshot(target, (run) => selectPage(run, name));
  if (at.done) return;
  const pages = await withSnapshot(source, (run) => queries.countPages(run, name));
  let { page } = at;
  while (page < pages) {
    const from = page;
    const { groups, next } = await withSnapshot(source, (run) =>
      queries.selectPlaces(run, table, from),
    );
    await withTransaction(target, async (run) => {
      for (const places of groups) {
        const rows = await withSnapshot(source, (reading) =>
          queries.selectRows(reading, table, places),
        );
        await queries.insertRows(run, table, rows);
      }
      await putPage(run, name, next, false);
    });
    page = next;
  }
  const sent = await withSnapshot(source, (run) => queries.selectChecksum(run, table));
  const received = await withSnapshot(target, (run) => queries.selectChecksum(run, table));
  if (sent.rows !== received.rows || sent.checksum !== received.checksum) {
    throw new MoveFailed(
      `table ${name} arrived with ${received.rows} rows of ${sent.rows}, or with others: the source was changed meanwhile. Empty the target and move again.`,
    );
  }
  await withTransaction(target, (run) => putPage(run, name, page, true));
  await onTable(name, received.rows);
}

async function finish(source: Database, target: Database): Promise<void> {
  const { jobs } = await withSnapshot(source, selectQueuedJobs);
  const sequences = await withSnapshot(source, queries.selectSequences);
  await withTransaction(target, async (run) => {
    const state = await selectMove(run);
    await insertQueuedJobs(run, jobs);
    await queries.updateSequences(run, sequences);
    await queries.setTriggers(run, await queries.selectTables(run), 'enable');
    await queries.addForeignKeys(run, state?.keys ?? []);
    await deleteMove(run);
  });
}

/**
 * Copies everything from one database, which nobody uses meanwhile, into an empty one, table by table, and
 * compares their counts and checksums. A move that was interrupted continues where it was; the source stays
 * as it is.
 *
 * @throws SourceInUse, DatabaseNotEmpty, MoveFailed
 */
export async function moveDatabase(
  source: Database,
  target: Database,
  onTable: OnTable,
): Promise<void> {
  await expectUnused(source);
  await migrate(source);
  await withSetupLock(target, async () => {
    await prepare(source, target);
    for (const table of await withSnapshot(source, queries.selectTables)) {
      await moveTable(source, target, table, onTable);
    }
    await finish(source, target);
  });
}
