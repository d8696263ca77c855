/**
 * Measures rendered pages that are kept in memory, beside a static file server (@fastify/static) that sends files with
 * the same bytes, compressed as browsers request them. Budget: 0.7 of its throughput. Needs the built web app.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { compare } from './harness/compare.ts';
import { measureLoad, type RequestSpec } from './harness/load.ts';
import { type ServerProcess, startServer } from './harness/server-process.ts';
import { wait } from './harness/timing.ts';

const PAGES = ['/', '/courses'];
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };
const CONNECTIONS = 50;
const SECONDS = 2;
const ROUNDS = 9;
/**
 * Time after which pages are compressed as much as they will be (server/src/services/ready-answer.ts), in milliseconds.
 */
const SETTLED = 5_000;

/** The body as it is sent, compressed. Throws when there is no page or it comes as it is. */
function sentBy(url: string, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { headers: HEADERS }, async (answer) => {
      const body = await buffer(answer);
      if (answer.statusCode === 200 && answer.headers['content-encoding'] === 'br') resolve(body);
      else
        reject(new Error(`${path} was answered with ${answer.statusCode}; is the web app built?`));
    });
    sent.on('error', reject).end();
  });
}

const side = (server: ServerProcess, path: string) => () => {
  const request: RequestSpec = { method: 'GET', path, headers: HEADERS };
  return measureLoad(server, { connections: CONNECTIONS, lanes: [[request]], seconds: SECONDS });
};

const codivia = await startServer('codivia');
for (const path of PAGES) await sentBy(codivia.url, path);
await wait(SETTLED);

const folder = mkdtempSync(join(tmpdir(), 'codivia-pages-'));
let withinBudget = true;
try {
  const files = await startServer('static-files', { folder });
  for (const [number, path] of PAGES.entries()) {
    const body = await sentBy(codivia.url, path);
    writeFileSync(join(folder, `${number}.html`), '');
    writeFileSync(join(folder, `${number}.html.br`), body);
    const held = await compare({
      what: `GET ${path}, ${body.length} bytes compressed, ${CONNECTIONS} connections`,
      ours: side(codivia, path),
      limit: side(files, `/${number}.html`),
      limitName: '@fastify/static',
      budget: 0.7,
      rounds: ROUNDS,
    });
    withinBudget &&= held;
  }
  await Promise.all([codivia.stop(), files.stop()]);
} finally {
  rmSync(folder, { recursive: true });
}
process.exit(withinBudget ? 0 : 1);
