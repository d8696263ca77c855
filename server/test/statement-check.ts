import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { aroundQueries, textOf } from '../src/db/around-queries.ts';
import type { Database } from '../src/db/connect.ts';
import { isDatabaseUnavailable } from '../src/db/database-unavailable.ts';
import { DISTRIBUTION } from '../src/db/distribution.ts';
import { mayCross } from './crossing-routes.ts';
import { crossingsOf, type Plan } from './plan-members.ts';

/** A request, and the route that takes it, once that is known. */
interface Call {
  route: string | undefined;
}

const calls = new AsyncLocalStorage<Call>();
subscribe('tracing:fastify.request.handler:start', (message) => {
  const call = calls.getStore();
  const { route } = message as { route: { method: string; url: string } };
  if (call) call.route = `${route.method} ${route.url}`;
});

const MEMBER_TABLES = new RegExp(
  `\\b(${Object.keys(DISTRIBUTION)
    .filter((name) => DISTRIBUTION[name]?.kind === 'member')
    .join('|')})\\b`,
);
/** Statements that were explained by any test of this process. */
const explained = new Map<string, string[]>();

interface Statement {
  values: readonly unknown[];
  by: Set<Call>;
}

async function columnsOf(pool: Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The tables of members that a statement touches across members, as its plan shows. */
export async function explainCrossings(
  pool: Pool,
  text: string,
  values: readonly unknown[],
): Promise<string[]> {
  const { rows } = await pool.query(`explain (generic_plan, verbose, format json) ${text}`);
  const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
  return crossingsOf(plan, values, await columnsOf(pool));
}

/** A test may have closed the database or dropped a table. */
function ignoreClosedDatabase(error: Error & { code?: string }): string[] {
  if (
    isDatabaseUnavailable(error) ||
    error.code === '42P01' ||
    /after calling end/.test(error.message)
  ) {
    return [];
  }
  throw error;
}

/** Appends what a statement touches to the file named by LIST_STATEMENTS. */
function listStatement(
  text: string,
  routes: string[],
  crossed: string[],
  isDeclared: boolean,
): void {
  const { LIST_STATEMENTS: file } = process.env;
  if (!file || routes.length === 0) return;
  const found = crossed.length > 0 ? `several: ${crossed.join(' ')}` : 'one member';
  const line = [isDeclared ? 'may cross' : found, routes.join(', '), text.replace(/\s+/g, ' ')];
  appendFileSync(file, `${line.join('\t')}\n`);
}

/** Watches which statements requests send; returns how to find out which of them cross members. */
export function watchStatements(app: FastifyInstance, { client }: Database) {
  if (client.kind === 'pglite') return async () => [];
  const { pool } = client;
  const statements = new Map<string, Statement>();
  const stop = aroundQueries(
    (query) =>
      (...given) => {
        const call = calls.getStore();
        const text = textOf(given[0]);
        if (
          call &&
          MEMBER_TABLES.test(text) &&
          /^\s*(select|insert|update|delete|with)\b/i.test(text)
        ) {
          const second = Array.isArray(given[1]) ? given[1] : undefined;
          const values = second ?? (given[0] as { values?: unknown[] }).values ?? [];
          const known = statements.get(text) ?? { values, by: new Set() };
          known.by.add(call);
          statements.set(text, known);
        }
        return query(...given);
      },
    client,
  );
  const inject = app.inject.bind(app) as (...given: unknown[]) => unknown;
  // A request without a callback begins when somebody waits for it, which has to be in here.
  app.inject = ((...given: unknown[]) =>
    given.length === 1
      ? calls.run({ route: undefined }, async () => await inject(...given))
      : inject(...given)) as typeof app.inject;

  return async (): Promise<string[]> => {
    stop();
    const faults: string[] = [];
    for (const [text, { values, by }] of statements) {
      const routes = [...new Set([...by].flatMap(({ route }) => route ?? []))];
      const route = routes.find((one) => !mayCross(one));
      if (route && !explained.has(text)) {
        explained.set(text, await explainCrossings(pool, text, values).catch(ignoreClosedDatabase));
      }
      const crossed = (route && explained.get(text)) || [];
      listStatement(text, routes, crossed, route === undefined);
      if (crossed.length > 0) {
        faults.push(`${route} crosses members (${crossed.join(', ')}): ${text}`);
      }
    }
    return faults;
  };
}
