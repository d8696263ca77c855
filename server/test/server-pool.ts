import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Reset, resetOf, type Session } from './database-reset.ts';
import { type KeptConnections, keepConnections } from './kept-connections.ts';

/** A copy of the migrated database. */
interface Pooled {
  name: string;
  url: string;
  reset: Reset;
  connections: KeptConnections;
}

/**
 * Databases of the test server that tests have closed, for reuse: copying one takes several times as long as resetting
 * its rows to those after the migrations.
 */
const idle: Pooled[] = [];

/** The number of times that each database in use is open: a second process of a test opens the one of the first. */
const open = new Map<string, { pooled: Pooled; count: number }>();

/**
 * Number of dead rows from which a table is vacuumed: all later tests would have to pass over the dead rows of a large
 * one.
 */
const VACUUM_FROM = 500;

/** Runs a function with a connection of its own. */
async function onConnection<Answer>(
  url: string,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work({
      rows: async (sql) => (await client.query(sql)).rows,
      run: async (sql) => void (await client.query(sql)),
    });
  } finally {
    await client.end();
  }
}

/** Creates a database of the server as a copy of another, and returns its name. */
export async function copyDatabase(server: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onConnection(`${server}/postgres`, ({ run }) =>
    run(`create database ${name} template ${template}`),
  );
  return name;
}

async function copyMigrated(server: string): Promise<Pooled> {
  const name = await copyDatabase(server, 'migrated');
  const url = `${server}/${name}`;
  const connections = keepConnections(url);
  return { name, url, connections, reset: await onConnection(url, resetOf) };
}

/** Returns the name of a migrated, empty database of the server, to be opened with `lease`. */
export async function nameOfMigrated(server: string): Promise<string> {
  const pooled = idle.pop() ?? (await copyMigrated(server));
  open.set(pooled.name, { pooled, count: 0 });
  return pooled.name;
}

/** Ends connections that others left behind, so that they hold no lock and write nothing later. */
const endOthers = (kept: readonly number[]) => `select pg_terminate_backend(pid, 1000)
  from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and pid <> all('{${kept}}')`;

const DEAD_ROWS = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup >= ${VACUUM_FROM}`;

/** Resets a closed database for reuse; false when a test has changed more than rows. */
async function bringBack(session: Session, { connections, reset }: Pooled): Promise<boolean> {
  await session.run(`set lock_timeout = '2s'`);
  await session.rows(endOthers(await connections.processes()));
  if (!(await reset(session))) return false;
  for (const { name } of await session.rows<{ name: string }>(DEAD_ROWS)) {
    await session.run(`vacuum ${name}`);
  }
  return true;
}

async function returnToPool(pooled: Pooled): Promise<void> {
  try {
    const isLikeNew = await onConnection(pooled.url, (session) => bringBack(session, pooled));
    if (isLikeNew) return void idle.push(pooled);
  } catch {
    // A database that cannot be reset is not used again.
  }
  await pooled.connections.endAll();
}

/**
 * Counts a user of a database, and returns the function that closes it. The last user of a copy of the migrated
 * database returns it to the pool.
 */
export function lease(name: string, close: () => Promise<void>): () => Promise<void> {
  const state = open.get(name);
  if (!state) return close;
  state.count += 1;
  let isClosed = false;
  return async () => {
    await close();
    if (isClosed) return;
    isClosed = true;
    state.count -= 1;
    if (state.count > 0 || !open.delete(name)) return;
    await returnToPool(state.pooled);
  };
}
