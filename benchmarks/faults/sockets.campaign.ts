/**
 * Five hundred connections send the head of a request a byte a second. Targets: everybody else is served, the courses
 * within twice the quiet time (p95), and the slow ones are closed within 70 seconds.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../harness/postgres.ts';
import { runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { readingTime } from './harness/readers.ts';

const SOCKETS = 500;
const BYTE_EVERY = 1000;
/** In milliseconds. */
const MEASURED = 5000;
const CLOSED_WITHIN = 70;
const HEAD = `GET /api/courses HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ${'a'.repeat(500)}`;

function openSlow(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  let sent = 0;
  const pace = setInterval(() => socket.write(HEAD[sent++] ?? 'a'), BYTE_EVERY);
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(pace));
  socket.resume();
  return socket;
}

await runCampaign('sockets', async (campaign) => {
  const port = await freePort();
  const codivia = new Codivia({ DATA_DIR: temporaryFolder(campaign.atEnd), PORT: String(port) });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  await readingTime(codivia.url, MEASURED);
  const quiet = await readingTime(codivia.url, MEASURED);
  const opened = performance.now();
  const sockets = Array.from({ length: SOCKETS }, () => openSlow(port));
  campaign.atEnd(() => sockets.map((socket) => socket.destroy()));
  const slow = await readingTime(codivia.url, MEASURED);
  const open = () => sockets.filter(({ destroyed }) => !destroyed).length;
  campaign.atLeast('slow connections that were open meanwhile', open(), SOCKETS);
  while (open() > 0 && performance.now() - opened < 2000 * CLOSED_WITHIN) await delay(100);
  campaign.note(`p95 of GET /api/courses: ${quiet.toFixed(1)} ms quiet, ${slow.toFixed(1)} ms`);
  campaign.atMost('p95 beside the quiet one', slow / quiet, 2);
  campaign.atMost('slow connections left', open(), 0);
  campaign.atMost('all were closed after', (performance.now() - opened) / 1000, CLOSED_WITHIN, 's');
});
