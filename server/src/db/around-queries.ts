import type { PoolClient } from 'pg';
import type { Database } from './connect.ts';

/** Calls a query of any driver: the text, or an object with it, comes first. */
// biome-ignore lint/suspicious/noExplicitAny: drivers overload these in a dozen ways
export type Query = (...values: any[]) => any;

export const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : String((first as { text?: unknown })?.text ?? '');

type Around = (query: Query) => Query;

/** Changes the queries of a client of the pool for as long as a transaction has it. */
function aroundClient(around: Around, client: PoolClient): PoolClient {
  const release = client.release;
  client.query = around(client.query.bind(client));
  client.release = (destroy) => {
    // What is left is the method of all clients.
    Reflect.deleteProperty(client, 'query');
    release(destroy);
  };
  return client;
}

/**
 * Has every query of a database go through `around`, within the request that sends it; what this answers ends that.
 */
export function aroundQueries(around: Around, client: Database['client']): () => void {
  if (client.kind === 'pglite') {
    const { pglite } = client;
    const transaction = pglite.transaction.bind(pglite);
    pglite.query = around(pglite.query.bind(pglite));
    pglite.transaction = (work) =>
      transaction((opened) => {
        opened.query = around(opened.query.bind(opened));
        return work(opened);
      });
    return () => {
      Reflect.deleteProperty(pglite, 'query');
      Reflect.deleteProperty(pglite, 'transaction');
    };
  }
  const { pool } = client;
  const connect: Query = pool.connect.bind(pool);
  pool.query = around(pool.query.bind(pool));
  pool.connect = ((...values: unknown[]) => {
    // The pool's own queries come with a callback; they went through it.
    if (values.length > 0) return connect(...values);
    return connect().then((opened: PoolClient) => aroundClient(around, opened));
  }) as typeof pool.connect;
  return () => {
    Reflect.deleteProperty(pool, 'query');
    Reflect.deleteProperty(pool, 'connect');
  };
}
