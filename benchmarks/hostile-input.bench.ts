/**
 * Measures how long everybody waits while one member sends a file that is meant to take long to read, of each kind and
 * as large as files may be: the longest answer to `GET /api/health/live`, requested again and again until the file is
 * answered. Budget: 50 ms above the longest one of the same time in a quiet moment.
 */
import { createHash } from 'node:crypto';
import { HOSTILE_FILES } from '@codivia/contract/test/hostile-files';
import { startServer } from './harness/server-process.ts';
import { timeRequest, wait } from './harness/timing.ts';

const LIMIT_MS = 50;
const SIZE = 4_900_000;
const QUIET_MS = 500;
const PASSWORD = 'correct horse battery';

const server = await startServer('codivia', { people: HOSTILE_FILES.length, password: PASSWORD });

/** An access token of the member with this number, who comes from a network of their own. */
async function signIn(number: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${number}.0.1` },
    body: JSON.stringify({ email: `person-${number}@example.org`, password: PASSWORD }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}

/** The longest answer until something is done, in milliseconds. */
async function longestAnswer(done: Promise<unknown>): Promise<number> {
  let isDone = false;
  done.finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    longest = Math.max(
      longest,
      await timeRequest(server.url, { method: 'GET', path: '/api/health/live' }),
    );
  }
  return longest;
}

/** Sends a file; returns the status of the answer and the time that it took. */
async function upload(token: string, file: Buffer): Promise<{ status: number; time: number }> {
  const begun = performance.now();
  const hash = createHash('sha256').update(file).digest('hex');
  const { status } = await fetch(`${server.url}/api/files/${hash}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file),
  });
  return { status, time: performance.now() - begun };
}

let withinBudget = true;
await upload(await signIn(0), Buffer.from('a first one, which starts a thread'));
for (const [number, [name, make]] of HOSTILE_FILES.entries()) {
  const token = await signIn(number);
  const file = Buffer.from(make(SIZE));
  const quiet = await longestAnswer(wait(QUIET_MS));
  const sending = upload(token, file);
  const longest = await longestAnswer(sending);
  const { status, time } = await sending;
  const held = longest - quiet <= LIMIT_MS;
  withinBudget &&= held;
  const figures = `others waited ${longest.toFixed(0)} ms at most (quiet ${quiet.toFixed(0)})`;
  console.log(
    `  ${name}: ${status} after ${time.toFixed(0)} ms, ${figures}: ${held ? 'held' : 'MISSED'}`,
  );
}
await server.stop();
process.exit(withinBudget ? 0 : 1);
