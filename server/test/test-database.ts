import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectToServer, type Database, embeddedDatabase } from '../src/db/connect.ts';
import { openDump, openPooledEmbedded } from './embedded-pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** On the embedded database the files of dumps, else the address of the server. */
    testDatabase:
      | { kind: 'pglite'; migrated: string; withoutTables: string }
      | { kind: 'server'; url: string };
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
  if (kind.kind === 'pglite') return openPooledEmbedded(kind.migrated);
  return createOnServer(kind.url, 'migrated');
}

/** A database without tables, of the same kind. */
export async function openDatabaseWithoutTables(): Promise<TestDatabase> {
  const kind = inject('testDatabase');
  if (kind.kind === 'server') return createOnServer(kind.url, 'template0');
  const pglite = await openDump(kind.withoutTables);
  return embeddedDatabase(pglite, () => pglite.close());
}
