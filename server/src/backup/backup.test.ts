import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { contentsOf, expectWorking, fillDatabase } from '../../test/copied-database.ts';
import { openDatabaseWithoutTables } from '../../test/test-database.ts';
import { type Database, openEmbedded } from '../db/connect.ts';
import { latestMigration, migrateTo } from '../db/migrate.ts';
import { fetchBackup, NoServer, offerBackups } from './backup-socket.ts';
import { restoreBackup } from './restore-backup.ts';
import { withSnapshot, withTransaction } from './session.ts';
import {
  hasMembers,
  selectMigration,
  selectPlaces,
  selectRows,
  selectTables,
} from './tables.queries.ts';
import { verifyBackup, writeBackup } from './write-backup.ts';

const CLI = join(import.meta.dirname, 'backup-cli.ts');

let server: TestApp;
let token: string;
let folder: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = await fillDatabase(server);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codivia-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => server.close());

const file = (name = 'all.backup') => join(folder, name);

describe('a backup', () => {
  test('brings every row, job and number back into an empty database', async () => {
    await writeBackup(server.database, file(), 'a secret');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await verifyBackup(file())).toBeGreaterThan(30);
    const target = await openDatabaseWithoutTables();
    const header = await restoreBackup(target, file());
    expect(header.token_secret).toBe('a secret');
    expect(await contentsOf(target)).toEqual(await contentsOf(server.database));
    await expectWorking(target);
    await target.close();
  });

  test('of a server can be restored into the embedded database', async ({ skip }) => {
    skip(server.database.client.kind === 'pglite', 'it has just been');
    await writeBackup(server.database, file(), null);
    const embedded = await openEmbedded();
    await restoreBackup(embedded, file());
    expect(await contentsOf(embedded)).toEqual(await contentsOf(server.database));
    await expectWorking(embedded);
    await embedded.close();
  });

  test('has all that was acknowledged before it began, while others write on', async () => {
    const body = { kind: 'python', files: { 'main.py': 'print(1)' } };
    const known: string[] = [];
    let writing = true;
    const writer = (async () => {
      for (let i = 0; writing && i < 400; i++) {
        const name = `Page ${i}`;
        const answer = await server.call('POST', '/projects', { token, body: { ...body, name } });
        if (answer.status === 200) known.push(answer.body.id);
      }
    })();
    while (known.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = [...known];
    await writeBackup(server.database, file(), null);
    writing = false;
    await writer;
    const text = gunzipSync(readFileSync(file())).toString();
    expect(before.filter((id) => !text.includes(id))).toEqual([]);
    await verifyBackup(file());
  });

  test('reads large rows a few at a time', async () => {
    await withTransaction(server.database, async (run) => {
      await run(`insert into stored_files (user_id, sha256, size, format, created_at)
        select (select id from users limit 1), n::text, 3000000, 'text', now() from generate_series(1, 5) as n`);
      await run(`insert into file_contents (user_id, sha256, content)
        select user_id, sha256, decode(repeat('00', 3000000), 'hex') from stored_files where length(sha256) = 1`);
    });
    await withSnapshot(server.database, async (run) => {
      const table = (await selectTables(run)).find(({ name }) => name === 'file_contents');
      if (!table) throw new Error('there is no such table');
      const { groups } = await selectPlaces(run, table, 0);
      expect(groups.map((places) => places.length)).toEqual([3, 2, 1]);
      const rows = await Promise.all(groups.map((places) => selectRows(run, table, places)));
      expect(rows.flat()).toHaveLength(6);
    });
    await withTransaction(server.database, (run) =>
      run(`delete from stored_files where length(sha256) = 1`),
    );
  });

  test('of older tables is brought up to date', async ({ skip }) => {
    skip(
      server.database.client.kind === 'pglite',
      'opening two more takes seconds, for the same SQL',
    );
    const old = await openDatabaseWithoutTables();
    await migrateTo(old, 1_795_181_137_292);
    await writeBackup(old, file(), null);
    await old.close();
    const target = await openDatabaseWithoutTables();
    await restoreBackup(target, file());
    expect(await withSnapshot(target, selectMigration)).toBe(latestMigration());
    await target.close();
  });
});

// Both databases refuse by the same code, and on a server an empty database is made in a hundredth of the time.
describe.skipIf(inject('testDatabase').kind === 'pglite')('nothing is restored', () => {
  const changed = (change: (bytes: Buffer) => Buffer) =>
    writeFileSync(file(), change(readFileSync(file('whole'))));
  let target: Database;
  beforeAll(async () => {
    target = await openDatabaseWithoutTables();
  });
  beforeEach(() => writeBackup(server.database, file('whole'), null));
  afterAll(() => target.close());

  test.each([
    ['that is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'is damaged'],
    ['whose end is missing', (bytes: Buffer) => cutLines(bytes, -2), 'is cut off'],
    ['with another row', (bytes: Buffer) => replaced(bytes, 'Ada 7', 'Eve 7'), 'is damaged'],
    ['that is no archive', () => Buffer.from('hello'), 'is damaged'],
    ['of something else', () => gzipSync('{"a":1}\n'), 'is no backup of Codivia'],
  ])('from a file %s', async (_, change, message) => {
    changed(change);
    await expect(restoreBackup(target, file())).rejects.toThrow(message);
    expect(await withSnapshot(target, hasMembers)).toBe(false);
  });

  test('when rows do not fit, and what was begun does not stand in the way of a sound file', async () => {
    changed((bytes) =>
      sealed(gunzipSync(bytes).toString().replace('"checksum":"', '"checksum":"1')),
    );
    await expect(restoreBackup(target, file())).rejects.toThrow('with checksum');
    await restoreBackup(target, file('whole'));
    await expectWorking(target);
  });

  test('from a newer version, or from no file', async () => {
    changed((bytes) =>
      replaced(bytes, `"migration":${latestMigration()}`, '"migration":9999999999999'),
    );
    await expect(restoreBackup(target, file())).rejects.toThrow('newer version');
    await expect(restoreBackup(target, file('none'))).rejects.toThrow('does not exist');
  });

  test('into a database that is in use', async () => {
    await expect(restoreBackup(server.database, file('whole'))).rejects.toThrow('not empty');
  });
});

test('a running server is asked for a backup, by several at a time', async () => {
  await expect(fetchBackup(folder, file('none'))).rejects.toThrow(NoServer);
  const socket = await offerBackups(server.database, folder, 'a secret');
  const files = ['one', 'two'].map(file);
  await Promise.all(files.map((path) => fetchBackup(folder, path)));
  for (const path of files) expect(await verifyBackup(path)).toBeGreaterThan(30);
  socket.close();
});

test('a running server survives those who hang up at any moment', async () => {
  const socket = await offerBackups(server.database, folder, 'a secret');
  const address = socket.address() as string;
  const hangUps: ((asking: Socket) => unknown)[] = [
    (asking) => asking.destroy(),
    (asking) => asking.once('connect', () => asking.destroy()),
    (asking) => asking.once('connect', () => asking.end()),
    (asking) => asking.once('data', () => asking.destroy()),
  ];
  const ends = hangUps.flatMap((hangUp) => {
    const sockets = [connect(address), connect(address)];
    return sockets.map((asking) => {
      asking.on('error', () => undefined);
      hangUp(asking);
      return once(asking.resume(), 'close');
    });
  });
  await Promise.all(ends);
  await expect(fetchBackup(folder, join(folder, 'none', 'file'))).rejects.toThrow('ENOENT');
  await fetchBackup(folder, file());
  expect(await verifyBackup(file())).toBeGreaterThan(30);
  socket.close();
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test.each([
  ['that does not exist', () => file('none/all.backup'), 'there is no folder'],
  ['that is a file', () => join(file('taken'), 'all.backup'), 'is not a folder'],
])('a backup into a folder %s is refused in one line', async (_, path, message) => {
  writeFileSync(file('taken'), '');
  const command = promisify(execFile)(process.execPath, [CLI, path()], {
    env: { ...process.env, DATA_DIR: folder },
  });
  const failure = await command.catch((error: { code: number; stderr: string }) => error);
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  expect(failure.stderr.trim().split('\n')).toHaveLength(1);
});

/** The backup without its last lines. */
function cutLines(bytes: Buffer, end: number): Buffer {
  const lines = gunzipSync(bytes).toString().split('\n');
  return gzipSync(`${lines.slice(0, end).join('\n')}\n`);
}

/** Returns any lines as a file with a valid seal. */
function sealed(text: string): Buffer {
  const lines = text.split('\n').slice(0, -2);
  const body = `${lines.join('\n')}\n`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  return gzipSync(`${body}${JSON.stringify({ lines: lines.length, sha256 })}\n`);
}

function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const text = gunzipSync(bytes).toString();
  expect(text).toContain(from);
  return gzipSync(text.replace(from, to));
}
