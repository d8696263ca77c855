/** A session of a database: a reset uses no more than this. */
export interface Session {
  rows<Row>(sql: string): Promise<Row[]>;
  /** Runs statements without a result. */
  run(sql: string): Promise<void>;
}

/** Resets rows and sequences; false when more than those was changed, and the database is not to be used again. */
export type Reset = (session: Session) => Promise<boolean>;

const USER_SCHEMA = `not like all (array['pg\\_%', 'information\\_schema'])`;

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname ${USER_SCHEMA} order by 1`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name,
    coalesce(last_value, start_value)::text as value, last_value is not null as used
  from pg_sequences where schemaname ${USER_SCHEMA}`;

/** Tells whether tables, functions, triggers or rules were changed. */
const DEFINITIONS = `select md5(string_agg(version, ',' order by version)) as definitions from (
  select concat_ws(':', 'c', c.oid, c.relkind, c.relnatts, c.relname) as version
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname ${USER_SCHEMA}
  union all select concat_ws(':', 'p', p.oid, p.xmin)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname ${USER_SCHEMA}
  union all select concat_ws(':', 't', oid, xmin) from pg_trigger
  union all select concat_ws(':', 'k', oid, xmin) from pg_constraint) as present`;

async function definitionsOf(session: Session): Promise<string> {
  const [found] = await session.rows<{ definitions: string }>(DEFINITIONS);
  return found?.definitions ?? '';
}

/** Returns the SQL that fills a table with its present rows; nothing for an empty one. */
async function refillOf(session: Session, table: string): Promise<string[]> {
  const [contents] = await session.rows<{ rows: string | null }>(
    `select json_agg(t)::text as rows from only ${table} t`,
  );
  if (!contents?.rows) return [];
  const rows = contents.rows.replaceAll("'", "''");
  return [`insert into ${table} select * from json_populate_recordset(null::${table}, '${rows}')`];
}

/** Returns the function that brings a database back to the rows and sequences that it has now. */
export async function resetOf(session: Session): Promise<Reset> {
  const tables = (await session.rows<{ name: string }>(TABLES)).map(({ name }) => name);
  const sequences = await session.rows<{ name: string; value: string; used: boolean }>(SEQUENCES);
  const refills: string[] = [];
  for (const table of tables) refills.push(...(await refillOf(session, table)));
  const reset = [
    // Triggers and foreign keys are off while rows are replaced.
    'set session_replication_role = replica',
    ...tables.map((name) => `delete from only ${name}`),
    ...refills,
    ...sequences.map(({ name, value, used }) => `select setval('${name}', ${value}, ${used})`),
    'reset session_replication_role',
  ].join(';\n');
  const definitions = await definitionsOf(session);
  return async (later) => {
    await later.run(reset);
    return (await definitionsOf(later)) === definitions;
  };
}
