/**
 * Measures the p95 of `GET /courses` for other learners while the 40 pupils of a class work in a lesson and their
 * teacher watches them, beside the same when nobody is there, with the embedded database and with PostgreSQL. Budget:
 * 1.2 times as long. `BENCH_ROUNDS` sets the number of rounds, and `BENCH_DATABASE` names one database (`embedded`,
 * `postgresql`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectToServer, openEmbedded } from '../server/src/db/connect.ts';
import { type Classroom, fillClassroom, PUPILS } from './harness/classroom.ts';
import { compareTimes, reportTimes } from './harness/compare-times.ts';
import { startPostgres } from './harness/postgres.ts';
import { PupilsAtWork } from './harness/pupils-at-work.ts';
import { readCourses } from './harness/read-courses.ts';
import { startServer } from './harness/server-process.ts';
import { wait } from './harness/timing.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const READERS = 10;
/** In milliseconds. */
const MEASURED = 6000;
const BUDGET = 1.2;

async function measure(name: string, room: Classroom, options: object): Promise<boolean> {
  const server = await startServer('codivia', options);
  const [teacher = '', ...pupils] = await server.sign([room.teacher, ...room.pupils]);
  const people = new PupilsAtWork(server.url, { id: room.id, teacher, pupils });
  const read = (milliseconds: number) => readCourses(server.url, READERS, wait(milliseconds));
  await read(MEASURED);
  const quiet: number[] = [];
  const loaded: number[] = [];
  /** Processor time that the class costs the server by itself, in milliseconds a second. */
  const alone: number[] = [];
  let seen = 0;
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await read(MEASURED));
    await people.begin();
    const before = await server.processorTime();
    await wait(MEASURED);
    alone.push(((await server.processorTime()) - before) / (MEASURED / 1000));
    loaded.push(await read(MEASURED));
    seen += await people.end();
    await wait(1000);
  }
  const withinBudget = compareTimes({
    what: `${name}, p95 of GET /courses for ${READERS} readers while ${PUPILS} pupils are watched`,
    ours: loaded,
    limit: quiet,
    limitName: 'quiet',
    budget: BUDGET,
  });
  reportTimes('processor time of the server for the class alone', alone, 'ms a second');
  console.log(`  the teacher saw changes ${seen} times`);
  if (seen === 0) throw new Error('the teacher saw nothing');
  await server.stop();
  return withinBudget;
}

async function onEmbedded(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
  const room = await fillClassroom(await openEmbedded(folder));
  const withinBudget = await measure('Embedded', room, { folder });
  rmSync(folder, { recursive: true, force: true });
  return withinBudget;
}

async function onPostgres(): Promise<boolean> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('class');
  const room = await fillClassroom(await connectToServer(databaseUrl, () => {}));
  const withinBudget = await measure('PostgreSQL', room, { databaseUrl });
  await postgres.stop();
  return withinBudget;
}

const only = process.env.BENCH_DATABASE;
const embedded = only === 'postgresql' || (await onEmbedded());
const server = only === 'embedded' || (await onPostgres());
process.exit(embedded && server ? 0 : 1);
