/**
 * A live session with 500 participants (`BENCH_PARTICIPANTS` sets another number): how long a keystroke of the host
 * takes to reach them, response times of `GET /courses` meanwhile, and the memory used per participant. With the
 * embedded database, and with one and two processes on a PostgreSQL. Readers, participants, servers and database
 * share the processors, so the processor time of each is printed too.
 */
import { compareTimes, reportTimes } from './harness/compare-times.ts';
import { enter, type Participants } from './harness/live-crowd.ts';
import { LiveHost } from './harness/live-host.ts';
import { median } from './harness/load.ts';
import { startPostgres } from './harness/postgres.ts';
import { readCourses } from './harness/read-courses.ts';
import { type ServerProcess, startServer } from './harness/server-process.ts';
import { percentile, wait } from './harness/timing.ts';

const PARTICIPANTS = Number(process.env.BENCH_PARTICIPANTS ?? 500);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const KEYSTROKES = 50;
const READERS = 10;
/** Limits: milliseconds, bytes, and times as long as on an idle server. */
const KEYSTROKE_MAX = 300;
const MEMORY_MAX = 20_000;
const READING_MAX = 2;

interface Typed {
  /** Time that every keystroke took to reach every participant, in milliseconds. */
  times: number[];
  /** Processor time of a thousand deliveries, in milliseconds. */
  servers: number;
  participants: number;
}

async function timeOf(servers: ServerProcess[]): Promise<number> {
  const times = await Promise.all(servers.map((server) => server.processorTime()));
  return times.reduce((sum, time) => sum + time, 0);
}

/** Types while nothing else runs, and waits until everything has arrived. */
async function type(
  servers: ServerProcess[],
  host: LiveHost,
  participants: Participants,
): Promise<Typed> {
  const before = { servers: await timeOf(servers), ...(await participants.arrivals()) };
  const sent = await host.type(KEYSTROKES);
  await wait(1000);
  const used = await timeOf(servers);
  const { moments, processorTime } = await participants.arrivals();
  const arrivals = new Map(moments);
  const times = [...sent].flatMap(([event, started]) => {
    const all = arrivals.get(event) ?? [];
    if (all.length !== PARTICIPANTS) throw new Error(`event ${event} came to ${all.length}`);
    return all.map((moment) => moment - started);
  });
  const thousands = times.length / 1000;
  return {
    times,
    servers: (used - before.servers) / thousands,
    participants: (processorTime - before.processorTime) / thousands,
  };
}

/** Measures one arrangement of processes; the host and the readers are at the first. */
async function measure(what: string, servers: ServerProcess[]): Promise<boolean> {
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  await readCourses(first.url, READERS, wait(2000));
  const seats = await first.live(PARTICIPANTS);
  const host = new LiveHost(first.url, seats);
  const share = Math.ceil(PARTICIPANTS / servers.length);
  const quiet: number[] = [];
  const loaded: number[] = [];
  const typed: Typed[] = [];
  const bytes: number[] = [];
  await (await enter(servers, seats)).leave();
  await wait(2000);
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await readCourses(first.url, READERS, wait(4000)));
    const before = await first.memory();
    const participants = await enter(servers, seats);
    await wait(2000);
    bytes.push(((await first.memory()) - before) / share);
    await type(servers, host, participants);
    typed.push(await type(servers, host, participants));
    loaded.push(await readCourses(first.url, READERS, host.type(KEYSTROKES)));
    await participants.leave();
    await wait(2000);
  }
  console.log(`${what}, ${PARTICIPANTS} participants`);
  const strokes = typed.map(({ times }) => percentile(times, 0.95));
  reportTimes('p95 from keystroke to event', strokes);
  const ratio = median(strokes) / KEYSTROKE_MAX;
  console.log(`  ratio to ${KEYSTROKE_MAX} ms ${ratio.toFixed(2)}, budget ≤ 1`);
  reportTimes('memory of a participant', bytes, 'bytes');
  const memory = median(bytes) / MEMORY_MAX;
  console.log(`  ratio to ${MEMORY_MAX} bytes ${memory.toFixed(2)}, budget ≤ 1`);
  const deliveries = 'processor time of 1,000 deliveries,';
  reportTimes(
    `${deliveries} servers`,
    typed.map((one) => one.servers),
  );
  reportTimes(
    `${deliveries} participants`,
    typed.map((one) => one.participants),
  );
  const held = compareTimes({
    what: `p95 of GET /courses for ${READERS} readers during the session`,
    ours: loaded,
    limit: quiet,
    limitName: 'quiet',
    budget: READING_MAX,
  });
  return held && ratio <= 1 && memory <= 1;
}

const embedded = await startServer('codivia');
let withinBudget = await measure('Embedded database, one process', [embedded]);
await embedded.stop();

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('live');
const one = await startServer('codivia', { databaseUrl });
withinBudget = (await measure('PostgreSQL, one process', [one])) && withinBudget;
const two = await startServer('codivia', { databaseUrl });
withinBudget = (await measure('PostgreSQL, two processes', [one, two])) && withinBudget;
await Promise.all([one.stop(), two.stop()]);
await postgres.stop();
process.exit(withinBudget ? 0 : 1);
