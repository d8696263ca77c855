/**
 * Measures the p95 of `GET /courses` while 200 people sign in at once, beside the same on an idle server. Budget: twice
 * as long. A login answered 503 is sent again after its Retry-After.
 */
import { compareTimes } from './harness/compare-times.ts';
import { startServer } from './harness/server-process.ts';

const PEOPLE = 200;
const READERS = 50;
/** In milliseconds. */
const MEASURED = 3000;
const ROUNDS = 7;
const PASSWORD = 'only for measuring';

const { url, stop } = await startServer('codivia', { people: PEOPLE, password: PASSWORD });

/** Returns the 95th percentile of readers' waits for the courses, in milliseconds. */
async function readingTime(): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + MEASURED;
  async function read(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now();
      const answer = await fetch(`${url}/api/courses`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`GET /courses answered ${answer.status}`);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: READERS }, read));
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

const outcomes = { in: 0, askedBack: 0 };
const waitFor = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Signs one person in again and again, each from a network of their own. */
async function signIn(person: number, isOver: () => boolean): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.0.${Math.floor(person / 200)}.${(person % 200) + 1}`,
  };
  const body = JSON.stringify({ email: `person-${person}@example.org`, password: PASSWORD });
  while (!isOver()) {
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    if (answer.status === 200) outcomes.in += 1;
    else if (answer.status === 503) {
      outcomes.askedBack += 1;
      await waitFor(Number(answer.headers.get('retry-after')) * 1000);
    } else throw new Error(`signing in answered ${answer.status}`);
  }
}

async function loadedTime(): Promise<number> {
  let isFinished = false;
  const people = Array.from({ length: PEOPLE }, (_, person) => signIn(person, () => isFinished));
  await waitFor(500);
  const time = await readingTime();
  isFinished = true;
  await Promise.all(people);
  return time;
}

await readingTime();
const quiet: number[] = [];
const loaded: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  quiet.push(await readingTime());
  loaded.push(await loadedTime());
}
const withinBudget = compareTimes({
  what: `p95 of GET /courses for ${READERS} readers while ${PEOPLE} sign in`,
  ours: loaded,
  limit: quiet,
  limitName: 'quiet',
  budget: 2,
});
console.log(`  signed in ${outcomes.in} times, asked to come back ${outcomes.askedBack} times`);
await stop();
process.exit(withinBudget ? 0 : 1);
