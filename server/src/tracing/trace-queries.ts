import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { aroundQueries, type Query, textOf } from '../db/around-queries.ts';
import type { Database } from '../db/connect.ts';
import { summaryOf } from './query-summary.ts';

/** Returns the part of a failure of the database that names nobody: the code of PostgreSQL, else the kind of error. */
function failureOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? 'Error');
}

/** Returns a query with a span around it, within a request; queries of jobs and timers are called as they are. */
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

/** Gives the queries of requests spans of their own. Returns a function that ends this. */
export const traceQueries = (tracer: Tracer, client: Database['client']): (() => void) =>
  aroundQueries((query) => traced(tracer, query), client);
