/**
 * Measures `POST /progress` beside a bare Fastify that does the single upsert to which it amounts, both on one
 * PostgreSQL server. Every request is a first completion by another learner than the last one, and learners continue to
 * the end of the course: rights, XP, the check of the course and the certificates are all in it. Budget: 0.4 of the
 * bare throughput.
 */
import type { Course } from '@codivia/contract/api/courses';
import pg from 'pg';
import { compare } from './harness/compare.ts';
import { createLearners, type Learner } from './harness/learners.ts';
import { measureLoad, type RequestSpec } from './harness/load.ts';
import { startPostgres } from './harness/postgres.ts';
import { type ServerProcess, startServer } from './harness/server-process.ts';

const CONNECTIONS = 50;
const LEARNERS_PER_ROUND = 1500;
const ROUNDS = 9;

const postgres = await startPostgres();
const databases = {
  codivia: await postgres.createDatabase('codivia'),
  bare: await postgres.createDatabase('bare'),
};
const codivia = await startServer('codivia', { databaseUrl: databases.codivia });
// Migrated in the same way, so that the bare side writes to the same tables and indexes.
await (await startServer('codivia', { databaseUrl: databases.bare })).stop();
const bare = await startServer('bare-upsert', { databaseUrl: databases.bare });

const catalogue = (await (await fetch(`${codivia.url}/api/courses`)).json()) as Course[];
const lessons = catalogue.flatMap((course) => course.lessons).filter((one) => !one.is_premium);

type RequestOf = (learner: Learner, lesson: (typeof lessons)[number]) => RequestSpec;

/** Every lesson by every learner, lesson by lesson, so that no learner comes twice in a row. */
function lanesOf(learners: Learner[], requestOf: RequestOf): RequestSpec[][] {
  return Array.from({ length: CONNECTIONS }, (_, lane) => {
    const own = learners.filter((_, i) => i % CONNECTIONS === lane);
    return lessons.flatMap((lesson) => own.map((learner) => requestOf(learner, lesson)));
  });
}

const post = (body: object, headers: Record<string, string> = {}): RequestSpec => ({
  method: 'POST',
  path: '/api/progress',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

function side(
  server: ServerProcess,
  database: keyof typeof databases,
  prepare: (on: Learner[]) => Promise<RequestOf>,
) {
  return async () => {
    const client = new pg.Client({ connectionString: databases[database] });
    await client.connect();
    const learners = await createLearners(client, LEARNERS_PER_ROUND);
    await client.query('checkpoint');
    await client.end();
    const lanes = lanesOf(learners, await prepare(learners));
    const amount = lanes.reduce((sum, lane) => sum + lane.length, 0);
    return measureLoad(server, { connections: CONNECTIONS, lanes, amount }, postgres);
  };
}

const withinBudget = await compare({
  what: `POST /progress, first completions of ${lessons.length} lessons, ${CONNECTIONS} connections`,
  ours: side(codivia, 'codivia', async (learners) => {
    const tokens = await codivia.sign(learners.map((learner) => learner.session));
    const tokenOf = new Map(learners.map((learner, i) => [learner.user, tokens[i]]));
    return ({ user }, { id: lesson_id }) =>
      post({ lesson_id, completed: true }, { authorization: `Bearer ${tokenOf.get(user)}` });
  }),
  limit: side(
    bare,
    'bare',
    async () =>
      ({ user: user_id }, { id: lesson_id, course_id, xp_reward }) =>
        post({ user_id, lesson_id, course_id, xp: xp_reward }),
  ),
  limitName: 'bare Fastify',
  budget: 0.4,
  rounds: ROUNDS,
});
await Promise.all([codivia.stop(), bare.stop()]);
await postgres.stop();
process.exit(withinBudget ? 0 : 1);
