import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectToServer, type Database } from '../src/db/connect.ts';
import { openPooledEmbedded } from './embedded-pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { kind: 'pglite'; dump: string } | { kind: 'server'; url: string };
  }
}

/** A migrated, empty database of the kind this test project runs on; `url` is set on a server. */
export async function openTestDatabase(): Promise<Database & { url?: string }> {
  const kind = inject('testDatabase');
  if (kind.kind === 'pglite') return openPooledEmbedded(kind.dump);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: `${kind.url}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template migrated`);
  await admin.end();
  const url = `${kind.url}/${name}`;
  // Connections that end with the server at the end of a run are no failure.
  const database = await connectToServer(url, () => {});
  return { ...database, url };
}
