/**
 * A live session with 500 participants (`BENCH_PARTICIPANTS` sets another number): how long a keystroke of the host takes
 * to reach them, what readers of the courses feel meanwhile, and what a participant costs in memory. With the embedded
 * database, and with one and two processes on a PostgreSQL.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { compareTimes, reportTimes } from './harness/compare-times.ts';
import { median } from './harness/load.ts';
import { startPostgres } from './harness/postgres.ts';
import type { LiveSeats } from './harness/serve-parent.ts';
import { type ServerProcess, startServer } from './harness/server-process.ts';
import { percentile } from './harness/waiting.ts';

const PARTICIPANTS = Number(process.env.BENCH_PARTICIPANTS ?? 500);
const ROUNDS = 3;
const KEYSTROKES = 50;
/** Between two keystrokes, in milliseconds: eight a second, a quick typist. */
const PAUSE = 125;
const READERS = 10;
/** Limits: milliseconds, bytes, and times as long as in a quiet moment. */
const KEYSTROKE_MAX = 300;
const MEMORY_MAX = 20_000;
const READING_MAX = 2;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const wallClock = () => performance.timeOrigin + performance.now();

/** The participants' process, and what it is asked. */
class Participants {
  readonly #child: ChildProcess;
  readonly #answers: Interface;

  constructor() {
    const file = join(import.meta.dirname, 'harness/live-participants.ts');
    this.#child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (!this.#child.stdout) throw new Error('the participants cannot be heard');
    this.#answers = createInterface({ input: this.#child.stdout });
  }

  async #ask<T>(line: string): Promise<T> {
    this.#child.stdin?.write(`${line}\n`);
    const [answer] = (await once(this.#answers, 'line')) as [string];
    return JSON.parse(answer) as T;
  }

  enter(url: string, session: string, tokens: string[]): Promise<unknown> {
    return this.#ask(JSON.stringify({ url, session, tokens }));
  }

  /** When each event came to everybody. */
  async times(): Promise<Map<number, number[]>> {
    return new Map(await this.#ask<[number, number[]][]>('times'));
  }

  async leave(): Promise<void> {
    this.#child.stdin?.write('leave\n');
    await once(this.#child, 'exit');
  }
}

let version = 0;

/** Types, and answers how long every keystroke took to reach every participant. */
async function type(url: string, seats: LiveSeats, participants: Participants): Promise<number[]> {
  const sent = new Map<number, number>();
  const headers = { authorization: `Bearer ${seats.host}`, 'content-type': 'application/json' };
  for (let stroke = 0; stroke < KEYSTROKES; stroke++) {
    const changes = version === 0 ? [[0, 'x']] : [version, [0, 'x']];
    const edit = { type: 'edit', file: 'main.py', version, client: 'window-1', changes };
    const started = wallClock();
    const answer = await fetch(`${url}/api/live/sessions/${seats.session}/edits`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ edits: [edit] }) },
    });
    if (!answer.ok) throw new Error(`an edit was answered ${answer.status}`);
    const { seq } = (await answer.json()) as { seq: number };
    sent.set(seq, started);
    version += 1;
    await wait(Math.max(0, PAUSE - (wallClock() - started)));
  }
  await wait(1000);
  const received = await participants.times();
  return [...sent].flatMap(([seq, started]) => {
    const times = received.get(seq) ?? [];
    if (times.length !== PARTICIPANTS) throw new Error(`event ${seq} came to ${times.length}`);
    return times.map((time) => time - started);
  });
}

/** The 95th percentile of how long readers wait for the courses until `over`, in milliseconds. */
async function read(url: string, over: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let reading = true;
  void over.finally(() => {
    reading = false;
  });
  async function reader(): Promise<void> {
    while (reading) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/courses`);
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      await wait(20);
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader));
  return percentile(times, 0.95);
}

/** Measures one arrangement of processes; the host and the readers are at the first. */
async function measure(what: string, servers: ServerProcess[]): Promise<boolean> {
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  version = 0;
  await read(first.url, wait(2000));
  const seats = await first.live(PARTICIPANTS);
  const share = Math.ceil(PARTICIPANTS / servers.length);
  const enter = async () => {
    const participants = new Participants();
    for (const [place, server] of servers.entries()) {
      const tokens = seats.participants.slice(place * share, (place + 1) * share);
      await participants.enter(server.url, seats.session, tokens);
    }
    await wait(2000);
    return participants;
  };
  const quiet: number[] = [];
  const loaded: number[] = [];
  const strokes: number[] = [];
  const bytes: number[] = [];
  await (await enter()).leave();
  await wait(2000);
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await read(first.url, wait(4000)));
    const before = await first.memory();
    const participants = await enter();
    bytes.push(((await first.memory()) - before) / share);
    await type(first.url, seats, participants);
    strokes.push(percentile(await type(first.url, seats, participants), 0.95));
    loaded.push(await read(first.url, type(first.url, seats, participants)));
    await participants.leave();
    await wait(2000);
  }
  console.log(`${what}, ${PARTICIPANTS} participants`);
  reportTimes('p95 from keystroke to event', strokes);
  const ratio = median(strokes) / KEYSTROKE_MAX;
  console.log(`  ratio to ${KEYSTROKE_MAX} ms ${ratio.toFixed(2)}, budget ≤ 1`);
  reportTimes('memory of a participant', bytes, 'bytes');
  const memory = median(bytes) / MEMORY_MAX;
  console.log(`  ratio to ${MEMORY_MAX} bytes ${memory.toFixed(2)}, budget ≤ 1`);
  const held = compareTimes({
    ...{ what: `p95 of GET /courses for ${READERS} readers during the session`, ours: loaded },
    ...{ limit: quiet, limitName: 'quiet', budget: READING_MAX },
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
