import type { Database } from './connect.ts';

/**
 * Prepares SQL that the query builder cannot express in one statement. Its rows have the database's column names; a
 * server parses and plans it once per connection, under `name`.
 */
export function statement<Row extends object>(
  database: Database,
  name: string,
  text: string,
): (values: unknown[]) => Promise<Row[]> {
  const { client } = database;
  if (client.kind === 'pglite') {
    return async (values) => (await client.pglite.query<Row>(text, values)).rows;
  }
  return async (values) => (await client.pool.query<Row>({ name, text, values })).rows;
}
