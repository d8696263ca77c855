import { compare } from './compare.ts';
import { measureLoad, type RequestSpec } from './load.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const PATH = '/api/courses';
const CONNECTIONS = 50;
const SECONDS = 2;
const ROUNDS = 12;
const BUDGET = 0.9;
/** Node adds these by itself. */
const OF_NODE = ['connection', 'content-length', 'date', 'keep-alive'];

/**
 * Measures `GET /courses` beside a bare Fastify that sends the same bytes: body and headers. Budget: 0.9 of its
 * throughput. One that sends the body alone is measured as well, to show the cost of the headers. Returns whether the
 * budget holds.
 *
 * @param options of `servers/codivia.ts`
 */
export async function compareCatalogue(options: { coursesFolder?: string } = {}): Promise<boolean> {
  const codivia = await startServer('codivia', options);
  const answered = await fetch(`${codivia.url}${PATH}`);
  const answer = await answered.text();
  const headers = Object.fromEntries(
    [...answered.headers].filter(([name]) => !OF_NODE.includes(name)),
  );
  const same = await startServer('bare-answer', { path: PATH, answer, headers });
  const bare = await startServer('bare-answer', { path: PATH, answer });

  const request: RequestSpec = { method: 'GET', path: PATH };
  const side = (server: ServerProcess) => () =>
    measureLoad(server, { connections: CONNECTIONS, lanes: [[request]], seconds: SECONDS });
  const what = `GET /courses, ${Buffer.byteLength(answer)} bytes, ${CONNECTIONS} connections`;
  const common = { ours: side(codivia), budget: BUDGET, rounds: ROUNDS };

  const withinBudget = await compare({
    ...common,
    what,
    limit: side(same),
    limitName: 'bare Fastify',
  });
  await compare({
    ...common,
    what: `${what}, the limit without our headers`,
    limit: side(bare),
    limitName: 'bare Fastify, the body alone',
  });
  await Promise.all([codivia.stop(), same.stop(), bare.stop()]);
  return withinBudget;
}
