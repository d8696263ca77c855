import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { connectToServer, type Database, UnfitDatabase } from './connect.ts';

let database: Database & { url?: string };
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a database keeps and finds letters with accents', async () => {
  const query = "select upper('é') in ('É', 'é') as known, length('élève') as letters";
  const { client } = database;
  const { rows } =
    client.kind === 'server' ? await client.pool.query(query) : await client.pglite.query(query);
  expect(rows).toEqual([{ known: true, letters: 5 }]);
});

// The embedded database has no other encoding.
const onServer = test.runIf(inject('testDatabase').kind === 'server');

onServer('a database that knows no letters with accents is refused', async () => {
  const { client, url } = database;
  if (client.kind !== 'server' || !url) throw new Error('No server to test on');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await client.pool.query(
    `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`,
  );
  const old = new URL(url);
  old.pathname = name;
  const refused = connectToServer(old.href, () => {});
  await expect(refused).rejects.toThrow(UnfitDatabase);
  await expect(refused).rejects.toThrow(/SQL_ASCII; create it with UTF8/);
});
