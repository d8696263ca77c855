import { inject } from 'vitest';
import { connectToServer, type Database, embeddedDatabase } from '../src/db/connect.ts';
import { openDump, openPooledEmbedded } from './embedded-pool.ts';
import { copyDatabase, lease, nameOfMigrated } from './server-pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of dumps for the embedded database, else the address of the server, and of a pooler before it. */
    testDatabase:
      | { kind: 'pglite'; migrated: string; withoutTables: string }
      | { kind: 'server'; url: string; pooledUrl: string | undefined };
  }
}

export type TestDatabase = Database & {
  url?: string;
  /** The settings with which a process of its own uses it; unset on the embedded one. */
  settings?: Record<string, string>;
};
type TestServer = { url: string; pooledUrl: string | undefined };

/**
 * Opens a database of the test server by its name; when the server is behind a pooler, through that, as operators do.
 */
async function openOnServer({ url: server, pooledUrl }: TestServer, name: string) {
  const url = `${server}/${name}`;
  // Connections that end with the server at the end of a run are no failure.
  const DATABASE_URL = pooledUrl ? `${pooledUrl}/${name}` : url;
  const database = await connectToServer(DATABASE_URL, () => {}, { direct: url });
  const settings = { DATABASE_URL, DATABASE_DIRECT_URL: url };
  return { ...database, close: lease(name, database.close), url, settings };
}

/** Opens a migrated database: behind a pooler a new copy each, since it keeps connections of closed ones. */
async function openMigrated(server: TestServer): Promise<TestDatabase> {
  const copy = server.pooledUrl ? copyDatabase(server.url, 'migrated') : nameOfMigrated(server.url);
  return openOnServer(server, await copy);
}

/** Opens a database of a test again, as another process would, through a pooler if the first is. */
export async function openAgain({ url = '', client }: TestDatabase): Promise<TestDatabase> {
  const kind = inject('testDatabase');
  if (kind.kind === 'pglite' || client.kind === 'pglite') {
    throw new Error('the embedded database is for one process');
  }
  const pooledUrl = client.isPooled ? kind.pooledUrl : undefined;
  return openOnServer({ url: kind.url, pooledUrl }, new URL(url).pathname.slice(1));
}

/** Returns a migrated, empty database of the kind this test project runs on; `url` is set on a server. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const kind = inject('testDatabase');
  if (kind.kind === 'pglite') return openPooledEmbedded(kind.migrated);
  return openMigrated(kind);
}

/**
 * The same, past a pooler, and without connections that are kept open for the next test. For tests that count
 * connections.
 */
export async function openUnsharedDatabase(): Promise<TestDatabase> {
  const kind = inject('testDatabase');
  if (kind.kind === 'pglite') return openTestDatabase();
  return openOnServer(
    { url: kind.url, pooledUrl: undefined },
    await copyDatabase(kind.url, 'migrated'),
  );
}

/** The same, past a pooler where the tests run through one. */
export async function openUnpooled(): Promise<TestDatabase> {
  const kind = inject('testDatabase');
  if (kind.kind === 'pglite') return openTestDatabase();
  return openMigrated({ url: kind.url, pooledUrl: undefined });
}

/** Returns a database without tables, of the same kind. */
export async function openDatabaseWithoutTables(): Promise<TestDatabase> {
  const kind = inject('testDatabase');
  if (kind.kind === 'server') return openOnServer(kind, await copyDatabase(kind.url, 'template0'));
  const pglite = await openDump(kind.withoutTables);
  return embeddedDatabase(pglite, () => pglite.close());
}
