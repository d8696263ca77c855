import type { Run } from './session.ts';

/** A table of the product, and its columns in their order. */
export interface TableLayout {
  name: string;
  columns: string[];
  /** The columns that are not computed from others. */
  stored: string[];
}

/** Number of pages, of 8 kB each, that are read together. */
const PAGES = 16;

/** Number of bytes that are read at a time, unless one row has more: long values are stored outside of the pages. */
const READ_BYTES = 8_000_000;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Returns the tables of the product; those of the job queue and of migrations have schemas of their own. */
export async function selectTables(run: Run): Promise<TableLayout[]> {
  return run<TableLayout>(
    `select c.relname::text as name,
       json_agg(a.attname order by a.attnum) as columns,
       json_agg(a.attname order by a.attnum) filter (where a.attgenerated = '') as stored
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'move\\_%'
     group by c.relname order by c.relname`,
  );
}

/** Returns the number of pages that a table has. */
export async function countPages(run: Run, table: string): Promise<number> {
  const [row] = await run<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / 8192)::int as pages`,
    [quoted(table)],
  );
  return row?.pages ?? 0;
}

/**
 * Returns the places of the rows on the pages from `page` on, in groups that fit into the memory; `next` is the page
 * after them.
 */
export async function selectPlaces(
  run: Run,
  { name, columns }: TableLayout,
  page: number,
): Promise<{ groups: string[][]; next: number }> {
  const next = page + PAGES;
  const sizes = columns.map((column) => `coalesce(pg_column_size(${quoted(column)}), 0)`);
  const found = await run<{ place: string; size: number }>(
    `select ctid::text as place, ${sizes.join(' + ')} as size
     from only ${quoted(name)} where ctid >= '(${page},0)' and ctid < '(${next},0)'`,
  );
  const groups: string[][] = [];
  let room = 0;
  for (const { place, size } of found) {
    if (size > room) {
      groups.push([]);
      room = READ_BYTES;
    }
    groups.at(-1)?.push(place);
    room -= size;
  }
  return { groups, next };
}

/** Returns the rows at these places, as text. */
export async function selectRows(
  run: Run,
  { name }: TableLayout,
  places: readonly string[],
): Promise<string[]> {
  const table = quoted(name);
  const found = await run<{ row: string }>(
    `select ${table}::text as row from only ${table} where ctid = any($1::text[]::tid[])`,
    [places],
  );
  return found.map(({ row }) => row);
}

/** Writes rows that were read as text from a table with the same columns. */
export async function insertRows(
  run: Run,
  { name, stored }: TableLayout,
  rows: readonly string[],
): Promise<void> {
  const table = quoted(name);
  const columns = stored.map(quoted);
  // "offset 0" keeps the text from being parsed once for each column.
  await run(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(given.line).${column}`).join(', ')}
     from (select texts.line::${table} as line from unnest($1::text[]) as texts(line) offset 0) as given`,
    [rows],
  );
}

/** Returns the number of rows of a table, and the sum of their hashes, which does not depend on their order. */
export async function selectChecksum(
  run: Run,
  { name, stored }: TableLayout,
): Promise<{ rows: number; checksum: string }> {
  const [found] = await run<{ rows: number; checksum: string }>(
    `select count(*)::int as rows,
       coalesce(sum(('x' || substr(md5(row(${stored.map(quoted).join(', ')})::text), 1, 15))::bit(60)::bigint), 0)::text
         as checksum
     from only ${quoted(name)}`,
  );
  return found ?? { rows: 0, checksum: '0' };
}

/** The last numbers given by sequences, by name. */
export async function selectSequences(run: Run): Promise<Record<string, string>> {
  const found = await run<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

/** Lets sequences continue after these numbers. */
export async function updateSequences(
  run: Run,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await run(`select setval($1::regclass, $2::bigint)`, [quoted(name), value]);
  }
}

/** A foreign key, with the statement that creates it again. */
export interface ForeignKey {
  table_name: string;
  name: string;
  definition: string;
}

/** The foreign keys of the product's tables. */
export function selectForeignKeys(run: Run): Promise<ForeignKey[]> {
  return run<ForeignKey>(
    `select c.relname::text as table_name, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and k.conparentid = 0
     order by 1, 2`,
  );
}

/** Drops foreign keys, so that rows may come in any order. */
export async function dropForeignKeys(run: Run, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table_name, name } of keys) {
    await run(`alter table ${quoted(table_name)} drop constraint if exists ${quoted(name)}`);
  }
}

/** Creates foreign keys again; fails when a row refers to one that does not exist. */
export async function addForeignKeys(run: Run, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table_name, name, definition } of keys) {
    await run(`alter table ${quoted(table_name)} add constraint ${quoted(name)} ${definition}`);
  }
}

/** Turns the product's own triggers off or on: the rows of a backup already contain the counts of the triggers. */
export async function setTriggers(
  run: Run,
  tables: readonly TableLayout[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) await run(`alter table ${quoted(name)} ${state} trigger user`);
}

/** Empties tables together, since they refer to each other. */
export async function truncateTables(run: Run, tables: readonly TableLayout[]): Promise<void> {
  await run(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}

/** Tells whether a server has ever been set up on this database: then it has its administrator. */
export async function hasMembers(run: Run): Promise<boolean> {
  const [found] = await run<{ table: string | null }>(
    `select to_regclass('public.users')::text as table`,
  );
  if (!found?.table) return false;
  const [row] = await run<{ some: boolean }>(`select exists (select from users) as some`);
  return row?.some ?? false;
}

/** Returns the moment that identifies the latest migration in the journal of migrations; null without any. */
export async function selectMigration(run: Run): Promise<number | null> {
  const [found] = await run<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  );
  if (!found?.table) return null;
  const [row] = await run<{ moment: string | null }>(
    `select max(created_at)::text as moment from drizzle.__drizzle_migrations`,
  );
  return row?.moment ? Number(row.moment) : null;
}
