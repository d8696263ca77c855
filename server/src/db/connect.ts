import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { createPglite } from './create-pglite.ts';
import { lockFolder } from './folder-lock.ts';
import { listenOnServer, type OnNotice, type StopListening } from './listen.ts';
import { UnnamedClient } from './pooler.ts';
import { openReopening } from './reopening-pglite.ts';
import { connectToReplica } from './replica.ts';
import * as schema from './schema.ts';

/**
 * Keeps outdated compiled code of the embedded database in memory. When V8 13 frees such code, it sometimes does not find
 * it and ends the process (`jit_page_->allocations_.erase(addr) == 1`, open as nodejs/node#64500). The memory is bounded:
 * each function is replaced once.
 */
setFlagsFromString('--no-wasm-code-gc');

/** The database, or a transaction of it, for queries. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  db: Db;
  /** For reads that may be a moment late and that no rule depends on; the same as `db` where there is no replica. */
  replica: Db;
  /** The driver behind, for libraries that bring their own SQL. */
  client:
    | { kind: 'pglite'; pglite: PGlite }
    | {
        kind: 'server';
        pool: pg.Pool;
        /**
         * Address for connections that need a session; differs from the pool's where a pooler is before the database.
         */
        directUrl: string;
        isPooled: boolean;
      };
  /**
   * Calls back with the payload at every NOTIFY of a channel, and once without a payload whenever notices may have been
   * missed.
   */
  listen(channel: string, onNotice: OnNotice): Promise<StopListening>;
  close(): Promise<void>;
}

/** Returns the embedded database of an open PGlite; `close` closes that PGlite. */
export function embeddedDatabase(pglite: PGlite, close: () => Promise<void>): Database {
  const db = drizzlePglite(pglite, { schema }) as unknown as Db;
  return {
    db,
    replica: db,
    client: { kind: 'pglite', pglite },
    listen: (channel, onNotice) => pglite.listen(channel, onNotice),
    close,
  };
}

/**
 * Opens the database of a folder. A folder whose first set-up was interrupted holds nothing and cannot be opened: its
 * set-up starts again.
 */
async function openFolder(dataDir: string, log: (problem: Error) => void): Promise<PGlite> {
  const folder = join(dataDir, 'db');
  const begun = join(dataDir, 'db-begun');
  if (existsSync(begun)) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(folder)) writeFileSync(begun, '');
  const pglite = await openReopening(folder, log);
  rmSync(begun, { force: true });
  return pglite;
}

/** Opens the embedded database in a folder, or in memory without one. Throws FolderInUse. */
export async function openEmbedded(
  dataDir?: string,
  log: (problem: Error) => void = () => {},
): Promise<Database> {
  const unlock = dataDir ? await lockFolder(dataDir) : () => {};
  try {
    const pglite = await (dataDir ? openFolder(dataDir, log) : createPglite());
    return embeddedDatabase(pglite, async () => {
      await pglite.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database that would not store texts unchanged. */
export class UnfitDatabase extends Error {}

/**
 * Refuses databases of another encoding than UTF-8: there a letter with an accent is several letters, and would be
 * searched and cut wrongly.
 */
async function expectUnicode(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  await pool.end();
  throw new UnfitDatabase(
    `the database at DATABASE_URL has the encoding ${encoding}; create it with UTF8.`,
  );
}

/** Other addresses of the same database. */
export interface OtherAddresses {
  /** The address past the pooler before the database. */
  direct?: string | undefined;
  /** A standby. */
  replica?: string | undefined;
}

/** Connects to a PostgreSQL server. Throws UnfitDatabase. */
export async function connectToServer(
  url: string,
  log: (problem: Error) => void,
  { direct: directUrl = url, replica: replicaUrl }: OtherAddresses = {},
): Promise<Database> {
  const isPooled = directUrl !== url;
  const prepare = (opened: pg.Pool) => {
    opened.on('error', log);
    // The pool reports errors of idle connections only: an error of a connection within a transaction would end the
    // process. Its statement fails as well, and reports it.
    opened.on('connect', (client) => client.on('error', () => {}));
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...(isPooled && { Client: UnnamedClient }),
  });
  prepare(pool);
  await expectUnicode(pool);
  const through = (one: pg.Pool) => drizzleNode(one, { schema }) as unknown as Db;
  const db = through(pool);
  const behind = replicaUrl ? connectToReplica(replicaUrl, pool, prepare, log) : undefined;
  return {
    db,
    replica: behind ? through(behind.pool) : db,
    client: { kind: 'server', pool, directUrl, isPooled },
    listen: (channel, onNotice) => listenOnServer(directUrl, channel, onNotice, log),
    async close() {
      await Promise.all([pool.end(), behind?.close()]);
    },
  };
}

/** Returns the number of connections that a database server admits in all; undefined for the embedded database. */
export async function maxConnections({ client }: Database): Promise<number | undefined> {
  if (client.kind === 'pglite') return undefined;
  const { rows } = await client.pool.query<{ max_connections: string }>('show max_connections');
  return Number(rows[0]?.max_connections);
}

/** Throws when the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
