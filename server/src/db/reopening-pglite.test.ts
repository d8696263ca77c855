import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Database, openEmbedded } from './connect.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

function pgliteOf({ client }: Database): PGlite {
  if (client.kind === 'server') throw new Error('This is about the embedded database.');
  return client.pglite;
}

describe.runIf(inject('testDatabase').kind === 'pglite')('the embedded database', () => {
  let folder: string;
  let database: Database | undefined;
  const problems: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'codivia-lasting-'));
  });
  afterEach(async () => {
    await database?.close();
    database = undefined;
    problems.length = 0;
    rmSync(folder, { recursive: true, force: true });
  });

  const open = async () => {
    database = await openEmbedded(folder, ({ message }) => problems.push(message));
    return pgliteOf(database);
  };

  /**
   * Keeps the database from writing the next piece of its log, as a full disk does; returns the function that restores
   * the log.
   */
  async function takeLog(pglite: PGlite): Promise<() => void> {
    const [log, away] = [join(folder, 'db/pg_wal'), join(folder, 'away')];
    renameSync(log, away);
    await pglite.query('select pg_switch_wal()');
    return () => renameSync(away, log);
  }

  test('ends when it cannot write its log, refuses everything at once, and lasts', async () => {
    const pglite = await open();
    await pglite.exec('create table kept (id int); insert into kept values (1)');
    const notices: (string | undefined)[] = [];
    const stop = await database?.listen('notices', (payload) => notices.push(payload));
    const release = await takeLog(pglite);

    const failed = await pglite.query('insert into kept values (2)').catch((error) => error);
    expect(isDatabaseUnavailable(failed)).toBe(true);
    // Another call of the database that has ended would compute for ever.
    const inTransaction = pglite.transaction((tx) => tx.query('select 1'));
    expect(isDatabaseUnavailable(await inTransaction.catch((error) => error))).toBe(true);
    expect(problems).toEqual([expect.stringContaining('pg_wal')]);

    release();
    const read = () => pglite.query('select id from kept').then(({ rows }) => rows);
    await expect.poll(() => read().catch(() => [])).toEqual([{ id: 1 }]);
    await pglite.transaction((tx) => tx.query(`insert into kept values (3)`));
    expect(await read()).toEqual([{ id: 1 }, { id: 3 }]);
    // Listeners are told that notices may have been missed, and continue listening.
    await expect.poll(() => notices).toEqual([undefined]);
    await pglite.query(`select pg_notify('notices', 'news')`);
    await expect.poll(() => notices).toEqual([undefined, 'news']);
    await stop?.();
  });

  test('ends for good when it is closed meanwhile', async () => {
    const release = await takeLog(await open());
    await pgliteOf(database as Database)
      .query('create table never (id int)')
      .catch(() => {});
    await database?.close();
    release();
    const again = await open();
    expect((await again.query(`select to_regclass('never') as never`)).rows).toEqual([
      { never: null },
    ]);
  });

  test('begins again what a first start has left half done', async () => {
    mkdirSync(join(folder, 'db'));
    writeFileSync(join(folder, 'db/PG_VERSION'), '17');
    writeFileSync(join(folder, 'db-begun'), '');
    const pglite = await open();
    await pglite.exec('create table kept (id int)');
    await database?.close();
    const { rows } = await (await open()).query(`select to_regclass('kept')::text as kept`);
    expect(rows).toEqual([{ kept: 'kept' }]);
  });
});
