/**
 * Measures a class of 40 that opens the page of its code and signs in at once, from one address, over one line that all
 * share: 1.6 Mbit/s and 150 ms a round trip, or what `BENCH_MBITS` and `BENCH_ROUND_TRIP` name. Every browser has empty
 * caches and fetches all that the page names before its pupil signs in. Limit: a minute until the last one is in.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { startSlowLine } from '../e2e/slow-line.ts';
import { openEmbedded } from '../server/src/db/connect.ts';
import { CODE, fillClassroom, PUPILS, userName, WORDS } from './harness/classroom.ts';
import { startServer } from './harness/server-process.ts';
import { percentile, wait } from './harness/timing.ts';

const LINE = {
  bits: Number(process.env.BENCH_MBITS ?? 1.6) * 1_000_000,
  roundTrip: Number(process.env.BENCH_ROUND_TRIP ?? 150),
};
/** In seconds. */
const LIMIT = 60;
/** Connections that a browser opens to one server. */
const CONNECTIONS = 6;

const folder = mkdtempSync(join(tmpdir(), 'codivia-bench-'));
await fillClassroom(await openEmbedded(folder));
const server = await startServer('codivia', { folder });
const line = await startSlowLine(server.url, LINE);

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer;
}

/** A browser with empty caches. */
class Visitor {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  fetch(path: string, body?: object): Promise<Answer> {
    const headers = {
      'accept-encoding': 'br',
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const method = body ? 'POST' : 'GET';
    return new Promise((resolve, reject) => {
      const sent = request(
        line.url + path,
        { agent: this.#agent, method, headers },
        async (answer) => {
          const bytes = await buffer(answer);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes });
        },
      );
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  }

  /** Opens the page of the code, with all scripts and styles that it names, and what the page asks. */
  async open(): Promise<void> {
    const page = await this.fetch(`/class/${CODE}`);
    const isPacked = page.headers['content-encoding'] === 'br';
    const html = String(isPacked ? brotliDecompressSync(page.bytes) : page.bytes);
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    const paths = new Set(files.map(([, path = '']) => path));
    const all = await Promise.all(
      [...paths, `/api/class-codes/${CODE}`].map((one) => this.fetch(one)),
    );
    const refused = all.find(({ status }) => status !== 200);
    if (refused) throw new Error(`a file of the page answered ${refused.status}`);
  }

  /** Signs in, and again when it is asked to come back. Returns how many times it was. */
  async signIn(user_name: string): Promise<number> {
    for (let asked = 0; ; asked++) {
      const answer = await this.fetch(`/api/auth/class/${CODE}`, { user_name, words: WORDS });
      if (answer.status === 200) return asked;
      if (answer.status !== 503) throw new Error(`signing in answered ${answer.status}`);
      await wait(Number(answer.headers['retry-after']) * 1000);
    }
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const report = (what: string, times: number[]) =>
  console.log(
    `  ${what}: median ${seconds(percentile(times, 0.5))}, slowest ${seconds(Math.max(...times))}`,
  );

const started = performance.now();
const visits = await Promise.all(
  Array.from({ length: PUPILS }, async (_, index) => {
    const visitor = new Visitor();
    await visitor.open();
    const opened = performance.now();
    const askedBack = await visitor.signIn(userName(index + 1));
    return { open: opened - started, signIn: performance.now() - opened, askedBack };
  }),
);
const all = (performance.now() - started) / 1000;
console.log(
  `${PUPILS} pupils open /class/CODE at once and sign in, ${LINE.bits / 1e6} Mbit/s, ${LINE.roundTrip} ms`,
);
report(
  'the page and its files',
  visits.map(({ open }) => open),
);
report(
  'from the press to being signed in',
  visits.map(({ signIn }) => signIn),
);
console.log(
  `  asked to come back ${visits.reduce((sum, { askedBack }) => sum + askedBack, 0)} times`,
);
console.log(
  `  all in after ${all.toFixed(1)} s, ratio to ${LIMIT} s ${(all / LIMIT).toFixed(2)}: ${all <= LIMIT ? 'held' : 'MISSED'}`,
);
line.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(all <= LIMIT ? 0 : 1);
