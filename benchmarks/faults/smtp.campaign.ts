/**
 * The mail server is down, says nothing, closes its side at once, or refuses everybody, while people sign up and others
 * read, each time right after the same with a mail server that is well. Targets: the courses are answered within twice the
 * time (p95), signing up takes no more than twice the time (median), and at most two seconds where it takes less than one
 * otherwise; every mail arrives afterwards, once. What the server uses of processors for a request is printed beside: a busy
 * machine changes times, and this least.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtp } from '../../server/test/smtp-server.ts';
import { median } from '../harness/load.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { percentile } from '../harness/waiting.ts';
import { Tally } from './harness/ask.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { allArrived, mailsFor, signUp } from './harness/mails.ts';
import { readCourses, readingTime } from './harness/readers.ts';
import { type Condition, Way } from './harness/way.ts';

const FAULTS: [string, Condition][] = [
  ['down', 'down'],
  ['silent', 'silent'],
  ['half-closing', 'half-closing'],
  ['refusing', { says: '421 4.3.2 Not now\r\n' }],
];
/** Each fault meets so many rounds; what counts is their median. */
const ROUNDS = 3;
const PEOPLE = 5;
/** How long they take to sign up, one after the other, in milliseconds. */
const MEASURED = 3000;
/** The longest that signing up may take on a machine where it takes half of it otherwise, in seconds. */
const SIGN_UP = 2;
/** A mail that failed twice is tried again within so long; a connection that says nothing is given up before. In seconds. */
const ARRIVED = 60;

interface Phase {
  /** Whom a mail is for. */
  people: string[];
  /** p95 of reading the courses meanwhile, in milliseconds. */
  reading: number;
  /** How long signing up took, in seconds: each time. */
  signingUp: number[];
  /** Processor time of the server for each request, in milliseconds. */
  processor: number;
}

/** Has people sign up while others read. */
async function signUpAll(codivia: Codivia, tally: Tally): Promise<Phase> {
  const people: string[] = [];
  const signingUp: number[] = [];
  const before = codivia.processorTime;
  const reading = readCourses(codivia.url, MEASURED);
  for (let i = 0; i < PEOPLE; i++) {
    const started = performance.now();
    people.push(await signUp(codivia.url, tally));
    const took = performance.now() - started;
    signingUp.push(took / 1000);
    await delay(Math.max(0, MEASURED / PEOPLE - took));
  }
  const times = await reading;
  const processor = (codivia.processorTime - before) / (times.length + PEOPLE);
  return { people, reading: percentile(times, 0.95), signingUp, processor };
}

interface Round {
  quiet: Phase;
  harmed: Phase;
  arrived: number;
}

/** Judges a fault by how its rounds compare with the quiet ones right before them. */
function judge(campaign: Campaign, what: string, rounds: Round[]): void {
  const each = (of: (phase: Phase) => number) =>
    rounds.map(({ quiet, harmed }) => of(harmed) / of(quiet));
  const middle = (kind: 'quiet' | 'harmed', of: (phase: Phase) => number) =>
    median(rounds.map((round) => of(round[kind])));
  const shown = (figures: number[]) => figures.map((figure) => figure.toFixed(2)).join(' ');
  const reading = each((phase) => phase.reading);
  const processor = each((phase) => phase.processor);
  const signing = each(({ signingUp }) => median(signingUp));
  const slowest = (kind: 'quiet' | 'harmed') =>
    Math.max(...rounds.flatMap((round) => round[kind].signingUp));
  campaign.note(
    `${what}: p95 of GET /api/courses ${middle('quiet', (one) => one.reading).toFixed(1)} ms quiet, ${middle('harmed', (one) => one.reading).toFixed(1)} ms (each round ${shown(reading)})`,
  );
  campaign.note(
    `${what}: processor time of a request beside the quiet one: ${median(processor).toFixed(2)} (${shown(processor)})`,
  );
  campaign.atMost(`${what}: p95 beside the quiet one`, median(reading), 2);
  campaign.atMost(
    `${what}: signing up beside the quiet one (${shown(signing)})`,
    median(signing),
    2,
  );
  const usual = slowest('quiet');
  campaign.atMost(
    `${what}: slowest to sign up (quiet ${usual.toFixed(1)} s)`,
    slowest('harmed'),
    Math.max(SIGN_UP, 2 * usual),
    's',
  );
  const arrived = Math.max(...rounds.map((round) => round.arrived));
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
  const tally = new Tally();
  const everybody: string[] = [];
  await readingTime(codivia.url, MEASURED);

  const phase = async () => {
    const done = await signUpAll(codivia, tally);
    everybody.push(...done.people);
    return done;
  };
  const meet = async (what: string, condition: Condition): Promise<Round> => {
    const quiet = await phase();
    await allArrived(smtp, quiet.people, 2 * ARRIVED);
    await way.set(condition);
    const harmed = await phase();
    const tooEarly = harmed.people.filter((person) => mailsFor(smtp, person) > 0);
    await way.set('open');
    if (tooEarly.length > 0 && condition !== 'open')
      throw new Error(`${what}: ${tooEarly.length} mails came all the same`);
    return { quiet, harmed, arrived: await allArrived(smtp, harmed.people, 2 * ARRIVED) };
  };
  // The first one takes no harm: how much two rounds differ by themselves.
  for (const [what, condition] of [['no fault', 'open'], ...FAULTS] as typeof FAULTS) {
    const rounds: Round[] = [];
    for (let round = 0; round < campaign.rounds(ROUNDS); round++) {
      rounds.push(await meet(what, condition));
    }
    judge(campaign, what, rounds);
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
