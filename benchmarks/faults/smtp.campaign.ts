/**
 * The mail server is down, says nothing, closes its side at once, or refuses everybody, while people sign up and others
 * read. Targets: signing up works as ever; the courses are answered within twice the time they take with a mail server
 * that is well (p95); every mail arrives afterwards, once.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtp } from '../../server/test/smtp-server.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { Tally } from './harness/ask.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { allArrived, mailsFor, signUp } from './harness/mails.ts';
import { readingTime } from './harness/readers.ts';
import { type Condition, Way } from './harness/way.ts';

const FAULTS: [string, Condition][] = [
  ['down', 'down'],
  ['silent', 'silent'],
  ['half-closing', 'half-closing'],
  ['refusing', { says: '421 4.3.2 Not now\r\n' }],
];
const PEOPLE = 10;
/** How long they take to sign up, one after the other, in milliseconds. */
const MEASURED = 6000;
/** In seconds. */
const SIGN_UP = 2;
/** A mail that failed twice is tried again within so long; a connection that says nothing is given up before. In seconds. */
const ARRIVED = 60;

interface Phase {
  /** Whom a mail is for. */
  people: string[];
  /** p95 of reading the courses meanwhile, in milliseconds. */
  reading: number;
  /** The longest time that signing up took, in seconds. */
  slowest: number;
}

/** Has people sign up while others read. */
async function signUpAll(url: string, tally: Tally): Promise<Phase> {
  const people: string[] = [];
  let slowest = 0;
  const reading = readingTime(url, MEASURED);
  for (let i = 0; i < PEOPLE; i++) {
    const started = performance.now();
    people.push(await signUp(url, tally));
    const took = performance.now() - started;
    slowest = Math.max(slowest, took / 1000);
    await delay(Math.max(0, MEASURED / PEOPLE - took));
  }
  return { people, reading: await reading, slowest };
}

async function judge(
  campaign: Campaign,
  what: string,
  { quiet, harmed, arrived }: { quiet: Phase; harmed: Phase; arrived: number },
): Promise<void> {
  campaign.note(
    `${what}: p95 of GET /api/courses ${quiet.reading.toFixed(1)} ms quiet, ${harmed.reading.toFixed(1)} ms`,
  );
  campaign.atMost(`${what}: p95 beside the quiet one`, harmed.reading / quiet.reading, 2);
  campaign.atMost(`${what}: slowest of ${PEOPLE} who signed up`, harmed.slowest, SIGN_UP, 's');
  campaign.atMost(`${what}: all mails arrived after`, arrived, ARRIVED, 's');
}

await runCampaign('smtp', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const smtp = await startSmtp();
  campaign.atEnd(() => smtp.close());
  const way = await Way.open(campaign, smtp.port);
  const codivia = new Codivia({
    ...{ DATABASE_URL: await postgres.createDatabase('smtp'), PORT: String(await freePort()) },
    ...{ SMTP_URL: `smtp://127.0.0.1:${way.port}`, WORKERS: '2', TRUST_PROXY: '127.0.0.1' },
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const { url } = codivia;
  const tally = new Tally();
  const everybody: string[] = [];
  await readingTime(url, MEASURED);
  for (let round = 0; round < campaign.rounds(1); round++) {
    for (const [what, condition] of FAULTS) {
      const quiet = await signUpAll(url, tally);
      await allArrived(smtp, quiet.people, 2 * ARRIVED);
      await way.set(condition);
      const harmed = await signUpAll(url, tally);
      const tooEarly = harmed.people.filter((person) => mailsFor(smtp, person) > 0);
      if (tooEarly.length > 0)
        throw new Error(`${what}: ${tooEarly.length} mails came all the same`);
      await way.set('open');
      const arrived = await allArrived(smtp, harmed.people, 2 * ARRIVED);
      everybody.push(...quiet.people, ...harmed.people);
      await judge(campaign, what, { quiet, harmed, arrived });
    }
  }
  campaign.note(`signing up: ${tally}`);
  campaign.atMost(
    'signing up: answers other than 200',
    tally.of((name) => name !== '200'),
    0,
  );
  const other = everybody.filter((person) => mailsFor(smtp, person) !== 1).length;
  campaign.atMost(`of ${everybody.length} people, with no mail or several`, other, 0);
});
