import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { type Database, embeddedDatabase } from '../src/db/connect.ts';

/**
 * Embedded databases that tests have closed, for the next ones. Opening one takes a second of processor;
 * bringing its rows back to those after the migrations takes a thirtieth of that.
 */
const idle: Pooled[] = [];

interface Pooled {
  pglite: PGlite;
  /** SQL that brings every table and sequence back to what the migrations left. */
  reset: string;
  /** Tells whether tables, functions, triggers or rules were changed. */
  definitions: string;
}

const USER_SCHEMA = `not like all (array['pg\\_%', 'information\\_schema'])`;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname ${USER_SCHEMA} order by 1`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name,
    coalesce(last_value, start_value)::text as value, last_value is not null as used
  from pg_sequences where schemaname ${USER_SCHEMA}`;

const DEFINITIONS = `select md5(string_agg(version, ',' order by version)) as definitions from (
  select concat_ws(':', 'c', c.oid, c.relkind, c.relnatts, c.relname) as version
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname ${USER_SCHEMA}
  union all select concat_ws(':', 'p', p.oid, p.xmin)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname ${USER_SCHEMA}
  union all select concat_ws(':', 't', oid, xmin) from pg_trigger
  union all select concat_ws(':', 'k', oid, xmin) from pg_constraint) as present`;

async function rowsOf<Row>(pglite: PGlite, sql: string): Promise<Row[]> {
  return (await pglite.query<Row>(sql)).rows;
}

async function definitionsOf(pglite: PGlite): Promise<string> {
  return (await rowsOf<{ definitions: string }>(pglite, DEFINITIONS))[0]?.definitions ?? '';
}

/** The SQL that fills a table with the rows it holds now; nothing for an empty one. */
async function refillOf(pglite: PGlite, table: string): Promise<string[]> {
  const [contents] = await rowsOf<{ rows: string | null }>(
    pglite,
    `select json_agg(t)::text as rows from only ${table} t`,
  );
  if (!contents?.rows) return [];
  const rows = contents.rows.replaceAll("'", "''");
  return [`insert into ${table} select * from json_populate_recordset(null::${table}, '${rows}')`];
}

/** The database of a dump, in memory. */
export async function openDump(dump: string): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await openAsBlob(dump) });
}

async function openFresh(dump: string): Promise<Pooled> {
  const pglite = await openDump(dump);
  const tables = (await rowsOf<{ name: string }>(pglite, TABLES)).map(({ name }) => name);
  const sequences = await rowsOf<{ name: string; value: string; used: boolean }>(pglite, SEQUENCES);
  const refills: string[] = [];
  for (const table of tables) refills.push(...(await refillOf(pglite, table)));
  const reset = [
    // Neither triggers nor foreign keys look while rows go and come.
    'set session_replication_role = replica',
    ...tables.map((name) => `delete from only ${name}`),
    ...refills,
    ...sequences.map(({ name, value, used }) => `select setval('${name}', ${value}, ${used})`),
  ].join(';\n');
  return { pglite, reset, definitions: await definitionsOf(pglite) };
}

/** Makes a closed database like new, unless a test has changed more than rows. */
async function takeBack(pooled: Pooled): Promise<void> {
  const { pglite, reset, definitions } = pooled;
  try {
    await pglite.exec('rollback');
    await pglite.exec(reset);
    await pglite.exec('discard all');
    if ((await definitionsOf(pglite)) === definitions) {
      idle.push(pooled);
      return;
    }
  } catch {
    // What cannot be reset is not used again.
  }
  await pglite.close();
}

/** A PGlite that its user can close while the real one goes on; its listeners end with it. */
function leaseOf(pglite: PGlite): { leased: PGlite; end: () => Promise<void> } {
  let ended = false;
  const listeners: (() => Promise<void>)[] = [];
  const leased = new Proxy(pglite, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        if (ended) throw new Error('PGlite is closed');
        const answer = value.apply(target, values);
        if (key !== 'listen') return answer;
        return answer.then((stop: () => Promise<void>) => {
          listeners.push(stop);
          return stop;
        });
      };
    },
  });
  return {
    leased,
    async end() {
      ended = true;
      for (const stop of listeners) await stop();
    },
  };
}

/** A migrated, empty embedded database from the dump, or one that was closed and is like new again. */
export async function openPooledEmbedded(dump: string): Promise<Database> {
  const pooled = idle.pop() ?? (await openFresh(dump));
  const { leased, end } = leaseOf(pooled.pglite);
  let closed = false;
  return embeddedDatabase(leased, async () => {
    if (closed) return;
    closed = true;
    await end();
    await takeBack(pooled);
  });
}
