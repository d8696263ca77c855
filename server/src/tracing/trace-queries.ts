import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { PoolClient } from 'pg';
import type { Database } from '../db/connect.ts';
import { summaryOf } from './query-summary.ts';

/** Calls a query of any driver: the text, or an object with it, comes first. */
// biome-ignore lint/suspicious/noExplicitAny: drivers overload these in a dozen ways
type Query = (...values: any[]) => any;

const textOf = (first: unknown): string =>
  typeof first === 'string' ? first : String((first as { text?: unknown })?.text ?? '');

/** What a database says of a failure that names nobody: the code of PostgreSQL, else the kind of error. */
function failureOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'Error');
}

/** A query with a span around it, within a request; those of jobs and timers are called as they are. */
function traced(tracer: Tracer, query: Query): Query {
  return (...values) => {
    if (!trace.getActiveSpan()) return query(...values);
    const { operation, summary } = summaryOf(textOf(values[0]));
    const span = tracer.startSpan(summary, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.summary': summary,
      },
    });
    const end = (error?: unknown) => {
      if (error) {
        span.setAttribute('error.type', failureOf(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    };
    const answer = query(...values);
    Promise.resolve(answer).then(() => end(), end);
    return answer;
  };
}

/** Traces a client of the pool for as long as a transaction has it. */
function traceClient(tracer: Tracer, client: PoolClient): PoolClient {
  const release = client.release;
  client.query = traced(tracer, client.query.bind(client));
  client.release = (destroy) => {
    // What is left is the method of all clients.
    Reflect.deleteProperty(client, 'query');
    release(destroy);
  };
  return client;
}

/** Gives the queries of requests spans of their own; what it answers ends that. */
export function traceQueries(tracer: Tracer, client: Database['client']): () => void {
  if (client.kind === 'pglite') {
    const { pglite } = client;
    const transaction = pglite.transaction.bind(pglite);
    pglite.query = traced(tracer, pglite.query.bind(pglite));
    pglite.transaction = (work) =>
      transaction((opened) => {
        opened.query = traced(tracer, opened.query.bind(opened));
        return work(opened);
      });
    return () => {
      Reflect.deleteProperty(pglite, 'query');
      Reflect.deleteProperty(pglite, 'transaction');
    };
  }
  const { pool } = client;
  const connect: Query = pool.connect.bind(pool);
  pool.query = traced(tracer, pool.query.bind(pool));
  pool.connect = ((...values: unknown[]) => {
    // The pool's own queries come with a callback; they have their span.
    if (values.length > 0) return connect(...values);
    return connect().then((opened: PoolClient) => traceClient(tracer, opened));
  }) as typeof pool.connect;
  return () => {
    Reflect.deleteProperty(pool, 'query');
    Reflect.deleteProperty(pool, 'connect');
  };
}
