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
    // Without its own property the client has the method of all clients again.
    Reflect.deleteProperty(client, 'query');
    release(destroy);
  };
  return client;
}

/**
 * Sends every query of a database through `around`, within the request that sends it. Returns a function that ends
 * this.
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
    // The pool's own queries have a callback; they went through `around` already.
    if (values.length > 0) return connect(...values);
    return connect().then((opened: PoolClient) => aroundClient(around, opened));
  }) as typeof pool.connect;
  return () => {
    Reflect.deleteProperty(pool, 'query');
    Reflect.deleteProperty(pool, 'connect');
  };
}
