/**
 * Five hundred connections send the head of a request a byte a second. Targets: everybody else is served, the p95 of
 * `GET /api/courses` stays within twice the quiet time, and the slow connections are closed within 70 seconds.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../harness/postgres.ts';
import { runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { readingTime } from './harness/readers.ts';

const SOCKETS = 500;
const BYTE_INTERVAL_MS = 1000;
/** In milliseconds. */
const MEASURE_MS = 5000;
const CLOSE_LIMIT_S = 70;
const HEAD = `GET /api/courses HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ${'a'.repeat(500)}`;

function openSlow(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  let sent = 0;
  const timer = setInterval(() => socket.write(HEAD[sent++] ?? 'a'), BYTE_INTERVAL_MS);
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(timer));
  socket.resume();
  return socket;
}

await runCampaign('sockets', async (campaign) => {
  const port = await freePort();
  const codivia = new Codivia({ DATA_DIR: temporaryFolder(campaign.atEnd), PORT: String(port) });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  await readingTime(codivia.url, MEASURE_MS);
  const quiet = await readingTime(codivia.url, MEASURE_MS);
  const opened = performance.now();
  const sockets = Array.from({ length: SOCKETS }, () => openSlow(port));
  campaign.atEnd(() => sockets.map((socket) => socket.destroy()));
  const slow = await readingTime(codivia.url, MEASURE_MS);
  const countOpen = () => sockets.filter(({ destroyed }) => !destroyed).length;
  campaign.atLeast('slow connections that were open meanwhile', countOpen(), SOCKETS);
  while (countOpen() > 0 && performance.now() - opened < 2000 * CLOSE_LIMIT_S) await delay(100);
  campaign.note(`p95 of GET /api/courses: ${quiet.toFixed(1)} ms quiet, ${slow.toFixed(1)} ms`);
  campaign.atMost('p95 beside the quiet one', slow / quiet, 2);
  campaign.atMost('slow connections left', countOpen(), 0);
  campaign.atMost('all were closed after', (performance.now() - opened) / 1000, CLOSE_LIMIT_S, 's');
});
