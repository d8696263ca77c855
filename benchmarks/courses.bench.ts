/** `GET /courses` beside a bare Fastify that sends the same bytes. Budget: 0.9 of its throughput. */
import { compare } from './harness/compare.ts';
import { type Shot, underLoad } from './harness/load.ts';
import { type ServerProcess, startServer } from './harness/server-process.ts';

const PATH = '/api/courses';
const CONNECTIONS = 50;
const SECONDS = 2;
const ROUNDS = 12;

const codivia = await startServer('codivia');
const answer = await (await fetch(`${codivia.url}${PATH}`)).text();
const bare = await startServer('bare-answer', { path: PATH, answer });

const shot: Shot = { method: 'GET', path: PATH };
const side = (server: ServerProcess) => () =>
  underLoad(server, { connections: CONNECTIONS, lanes: [[shot]], seconds: SECONDS });

const withinBudget = await compare({
  what: `GET /courses, ${Buffer.byteLength(answer)} bytes, ${CONNECTIONS} connections`,
  ours: side(codivia),
  limit: side(bare),
  limitName: 'bare Fastify',
  budget: 0.9,
  rounds: ROUNDS,
});
await Promise.all([codivia.stop(), bare.stop()]);
process.exit(withinBudget ? 0 : 1);
