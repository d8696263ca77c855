/**
 * Measures how long the very first request after a start takes, from a server that reports that it is ready
 * (`/api/health`) to the whole answer. Each figure comes from a start of its own, as operators start it, on the
 * embedded database. Budget: 100 ms. The time until it is ready is printed beside it: preparing things earlier must not
 * slow down the start.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Codivia } from './faults/harness/codivia.ts';
import { compareTimes, reportTimes } from './harness/compare-times.ts';
import { freePort } from './harness/postgres.ts';
import { timeRequest } from './harness/timing.ts';

const LIMIT_MS = 100;
const STARTS = 9;
const ADDRESSES = ['/', '/courses', '/api/courses', '/lesson/discovery-variables'];
/** The headers that browsers send. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'fr' };

const folder = mkdtempSync(join(tmpdir(), 'codivia-first-'));
const server = new Codivia({ PORT: String(await freePort()), DATA_DIR: folder });
const starts: number[] = [];
const firsts = new Map<string, number[]>(ADDRESSES.map((path) => [path, []]));
try {
  // The first start fills the database, and Node's compiled code is kept.
  await server.start();
  await server.end('SIGTERM');
  for (let round = 0; round < STARTS; round++) {
    for (const path of ADDRESSES) {
      starts.push(await server.start());
      firsts
        .get(path)
        ?.push(await timeRequest(server.url, { method: 'GET', path, headers: HEADERS }));
      await server.end('SIGTERM');
    }
  }
} finally {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
}

console.log('From the start to being ready');
reportTimes('Codivia', starts);
let withinBudget = true;
for (const [path, ours] of firsts) {
  const held = compareTimes({
    what: `The first request after a start: ${path}`,
    ours,
    limit: ours.map(() => LIMIT_MS),
    limitName: 'limit',
    budget: 1,
  });
  withinBudget &&= held;
}
process.exit(withinBudget ? 0 : 1);
