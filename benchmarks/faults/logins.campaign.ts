/**
 * Two hundred members sign in at once, on a server with two workers; those who get a 503 try again. Targets: all are
 * signed in, and the p95 of `GET /api/courses` stays within twice the quiet time meanwhile.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { createMembers, type Member } from './harness/members.ts';
import { readingTime } from './harness/readers.ts';
import { sendRequest, Tally } from './harness/send-request.ts';

const PEOPLE = 200;
/** In milliseconds. */
const MEASURE_MS = 5000;
const ROUNDS = 5;

/** Signs one member in from a separate network. */
async function signIn(url: string, { email, password }: Member, index: number, tally: Tally) {
  const headers = { 'x-forwarded-for': `10.0.${index % 250}.1` };
  for (;;) {
    const body = { email, password };
    const answer = await sendRequest(url, {
      method: 'POST',
      path: '/api/auth/login',
      headers,
      body,
    });
    tally.add(answer);
    if (answer.status !== 503) return;
    await delay(1000 * Number(answer.headers['retry-after'] ?? 1));
  }
}

await runCampaign('logins', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const codivia = new Codivia({
    DATABASE_URL: await postgres.createDatabase('logins'),
    PORT: String(await freePort()),
    WORKERS: '2',
    TRUST_PROXY: '127.0.0.1',
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const members = await createMembers(codivia.url, PEOPLE);
  await readingTime(codivia.url, MEASURE_MS);
  const ratios: number[] = [];
  const tally = new Tally();
  for (let round = 0; round < campaign.rounds(ROUNDS); round++) {
    const quiet = await readingTime(codivia.url, MEASURE_MS);
    const signIns = members.map((member, index) => signIn(codivia.url, member, index, tally));
    const busy = await readingTime(codivia.url, MEASURE_MS);
    await Promise.all(signIns);
    campaign.note(`p95 of GET /api/courses: ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms`);
    ratios.push(busy / quiet);
  }
  ratios.sort((one, other) => one - other);
  campaign.note(`signing in: ${tally}`);
  campaign.atMost('p95 beside the quiet one, median', ratios[ratios.length >> 1] ?? 99, 2);
  campaign.atMost(
    'answers other than 200 and 503',
    tally.of((name) => !/^(200|503 .*)$/.test(name)),
    0,
  );
});
