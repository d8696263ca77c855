import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { contentsOf, expectWorking, fillDatabase } from '../../test/copied-database.ts';
import {
  openAgain,
  openDatabaseWithoutTables,
  openUnsharedDatabase,
} from '../../test/test-database.ts';
import { connectToServer, type Database, openEmbedded } from '../db/connect.ts';
import { moveDatabase } from './move-database.ts';
import { withTransaction } from './session.ts';

describe.skipIf(inject('testDatabase').kind === 'pglite')('a move', () => {
  let source: Database & { url?: string };
  let contents: Record<string, string>;

  /**
   * Fills a database and stops its server. Moving from a server into the embedded database and back covers every way
   * there is; with the embedded one at each end, opening four of them took ten seconds.
   */
  beforeAll(async () => {
    const server: TestApp = await buildTestApp({}, { database: await openUnsharedDatabase() });
    await fillDatabase(server);
    await server.app.close();
    source = server.database;
    if (source.url) {
      // Opens the database again without the connections of the stopped server.
      source = await openAgain(server.database);
      await server.database.close();
    }
    contents = await contentsOf(source);
  });
  afterAll(() => source.close());

  const quiet = () => undefined;

  test('everything is moved, also when it is interrupted, and moves back', async () => {
    const target = await openEmbedded();
    const first: string[] = [];
    const interrupted = moveDatabase(source, target, (table) => {
      first.push(table);
      if (table === 'projects') throw new Error('the cable');
    });
    await expect(interrupted).rejects.toThrow('the cable');
    const second: string[] = [];
    await moveDatabase(source, target, (table) => second.push(table));
    expect(first.filter((table) => second.includes(table))).toEqual([]);
    expect(await contentsOf(target)).toEqual(contents);

    const back = await openDatabaseWithoutTables();
    await moveDatabase(target, back, quiet);
    expect(await contentsOf(back)).toEqual(contents);
    await expectWorking(back);
    await back.close();
    await expectWorking(target);
    await target.close();
  });

  test('what arrived otherwise is noticed', async () => {
    const target = await openDatabaseWithoutTables();
    const changed = moveDatabase(source, target, async (table) => {
      if (table !== 'projects') return;
      await withTransaction(target, (run) =>
        run(`insert into users (email, name, password_hash, role, language, created_at)
        values ('eve@example.org', 'Eve', 'none', 'user', 'en', now())`),
      );
    });
    await expect(changed).rejects.toThrow('table users arrived');
    await target.close();
  });

  test('nothing is moved into a database that is in use, or from one', async () => {
    await expect(moveDatabase(source, source, quiet)).rejects.toThrow('not empty');
    if (!source.url) return;
    const other = await connectToServer(source.url, quiet);
    await withTransaction(other, (run) => run('select 1'));
    await expect(moveDatabase(source, source, quiet)).rejects.toThrow(
      'other programs are connected',
    );
    await other.close();
  });
});
