import type { Run } from './session.ts';
import type { ForeignKey } from './tables.queries.ts';

/** The progress of a move; kept in the target, in the same transactions as the rows. */
export interface MoveState {
  /** Identifies the source among others. */
  source: string;
  keys: ForeignKey[];
}

/** Returns the state of a move that was begun into this database; null when none was. */
export async function selectMove(run: Run): Promise<MoveState | null> {
  const [found] = await run<{ table: string | null }>(
    `select to_regclass('public.move_state')::text as table`,
  );
  if (!found?.table) return null;
  const [state] = await run<MoveState>(`select source, keys from move_state`);
  return state ?? null;
}

/** Records that a move has begun. */
export async function insertMove(run: Run, { source, keys }: MoveState): Promise<void> {
  await run(`create table move_state (source text not null, keys jsonb not null)`);
  await run(
    `create table move_pages (table_name text primary key, next_page integer not null, done boolean not null)`,
  );
  await run(`insert into move_state values ($1, $2::jsonb)`, [source, JSON.stringify(keys)]);
}

/** Returns the page of a table to continue with, or that the table is done. */
export async function selectPage(
  run: Run,
  table: string,
): Promise<{ page: number; done: boolean }> {
  const [found] = await run<{ page: number; done: boolean }>(
    `select next_page as page, done from move_pages where table_name = $1`,
    [table],
  );
  return found ?? { page: 0, done: false };
}

/** Records the page of a table to continue with. */
export async function putPage(run: Run, table: string, page: number, done: boolean): Promise<void> {
  await run(
    `insert into move_pages values ($1, $2, $3)
     on conflict (table_name) do update set next_page = excluded.next_page, done = excluded.done`,
    [table, page, done],
  );
}

/** Deletes the record of the move once it is over. */
export async function deleteMove(run: Run): Promise<void> {
  await run(`drop table move_pages, move_state`);
}

/** Returns the first members, which distinguish one installation from another. */
export async function selectSource(run: Run): Promise<string> {
  const [row] = await run<{ source: string | null }>(
    `select md5(string_agg(id::text, ',' order by created_at, id)) as source
     from (select id, created_at from users order by created_at, id limit 100) as first_members`,
  );
  return row?.source ?? '';
}

/** Counts the connections that programs have to the database on its server. */
export async function countConnections(run: Run): Promise<number> {
  const [row] = await run<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'`,
  );
  return row?.connections ?? 0;
}
