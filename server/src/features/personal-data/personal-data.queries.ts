import { eq, getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { users } from '../accounts/accounts.table.ts';
import { local_mails } from '../mails/mails.table.ts';

type Row = Record<string, unknown>;

/** Hashes of passwords, codes and tokens tell their owner nothing, and would help a thief. */
const SECRET = /(^|_)hash$/;

const TABLES = Object.values(schema).filter((table) => is(table, PgTable));

/** The columns of a table that name a member. */
function memberColumns(table: PgTable): string[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === users)
    .flatMap(({ columns }) => columns.map(({ name }) => name));
}

function rowsOf(db: Db, table: PgTable, where: SQL): Promise<Row[]> {
  const columns = Object.entries(getTableColumns(table));
  const shown = columns.filter(([, { name }]) => !SECRET.test(name));
  return db.select(Object.fromEntries(shown)).from(table).where(where);
}

/**
 * Every row that belongs to a member, by table: the member's own, those of every table that refers to
 * members (also of tables that are made in the future), and mails that the local mailbox keeps.
 */
export async function selectPersonalData(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<Record<string, Row[]>> {
  const data: Record<string, Row[]> = { users: await rowsOf(db, users, eq(users.id, id)) };
  for (const table of TABLES) {
    const names = memberColumns(table);
    if (names.length === 0) continue;
    const theirs = names.map((name) => sql`${sql.identifier(name)} = ${id}`);
    data[getTableConfig(table).name] = await rowsOf(db, table, sql.join(theirs, sql` or `));
  }
  const toThem = eq(sql`lower(${local_mails.recipient})`, email.toLowerCase());
  data[getTableConfig(local_mails).name] = await rowsOf(db, local_mails, toThem);
  return data;
}
