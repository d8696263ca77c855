import type { Database } from '../db/connect.ts';

/** Runs one statement and returns its rows, with the names the statement gives them. */
export type Run = <Row extends object = Record<string, unknown>>(
  statement: string,
  values?: unknown[],
) => Promise<Row[]>;

/** Makes the text of every value the same on servers with different settings. */
const TEXT_SETTINGS = `set local time zone 'UTC'; set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'`;

async function onServer<Result>(
  database: Database & { client: { kind: 'server' } },
  begin: string,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const client = await database.client.pool.connect();
  let failure: Error | undefined;
  try {
    await client.query(begin);
    await client.query(TEXT_SETTINGS);
    const result = await work(
      async <Row extends object>(statement: string, values: unknown[] = []) =>
        (await client.query<Row>(statement, values)).rows,
    );
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error as Error;
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
}

function inTransaction<Result>(
  database: Database,
  begin: string,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const { client } = database;
  if (client.kind === 'server') return onServer({ ...database, client }, begin, work);
  return client.pglite.transaction(async (tx) => {
    await tx.exec(TEXT_SETTINGS);
    return work(
      async <Row extends object>(statement: string, values: unknown[] = []) =>
        (await tx.query<Row>(statement, values)).rows,
    );
  });
}

/**
 * Reads a database as it is at one moment. Other processes continue writing to a server; the embedded database has one
 * connection, on which they wait until `work` is over.
 */
export function withSnapshot<Result>(
  database: Database,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, 'begin isolation level repeatable read read only', work);
}

/** Runs `work` in a transaction: all its writes are stored, or none. */
export function withTransaction<Result>(
  database: Database,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, 'begin', work);
}
