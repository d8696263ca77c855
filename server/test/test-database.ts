import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectToServer, type Database, openEmbedded } from '../src/db/connect.ts';
import { openPooledEmbedded } from './embedded-pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { kind: 'pglite'; dump: string } | { kind: 'server'; url: string };
  }
}

type TestDatabase = Database & { url?: string };

async function createOnServer(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: `${server}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const url = `${server}/${name}`;
  // Connections that end with the server at the end of a run are no failure.
  const database = await connectToServer(url, () => {});
  return { ...database, url };
}

/** A migrated, empty database of the kind this test project runs on; `url` is set on a server. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const kind = inject('testDatabase');
  if (kind.kind === 'pglite') return openPooledEmbedded(kind.dump);
  return createOnServer(kind.url, 'migrated');
}

/** A database without tables, of the same kind. */
export function openDatabaseWithoutTables(): Promise<TestDatabase> {
  const kind = inject('testDatabase');
  return kind.kind === 'pglite' ? openEmbedded() : createOnServer(kind.url, 'template0');
}
