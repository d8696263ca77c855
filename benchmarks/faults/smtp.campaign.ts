/**
 * The mail server is down, silent, half-closing or refusing, while people sign up and others read; each round follows
 * a quiet one without a fault. Targets: the courses are answered within twice the time (p95), signing up takes no
 * more than twice the time (median), and at most two seconds where it takes less than one otherwise; every mail
 * arrives afterwards, once. The processor time per request is printed too, since a busy machine distorts it less than
 * times.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtp } from '../../server/test/smtp-server.ts';
import { median } from '../harness/load.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { percentile } from '../harness/timing.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { FaultProxy, type ProxyMode } from './harness/fault-proxy.ts';
import { countMails, signUp, waitForMails } from './harness/mails.ts';
import { readCourses, readingTime } from './harness/readers.ts';
import { Tally } from './harness/send-request.ts';

const FAULTS: [string, ProxyMode][] = [
  ['down', 'down'],
  ['silent', 'silent'],
  ['half-closing', 'half-closing'],
  ['refusing', { reply: '421 4.3.2 Not now\r\n' }],
];
/** Rounds for each fault; targets compare their medians. */
const ROUNDS = 3;
const PEOPLE = 5;
/** Duration in which they sign up, one after the other, in milliseconds. */
const MEASURE_MS = 3000;
/** Limit for signing up where it takes less than half of this in quiet rounds, in seconds. */
const SIGN_UP_LIMIT_S = 2;
/**
 * Limit for the last mail, in seconds: longer than the delay of a second retry and the timeout of a silent
 * connection.
 */
const ARRIVAL_LIMIT_S = 60;

interface Phase {
  /** Addresses that get a mail. */
  people: string[];
  /** p95 of reading the courses meanwhile, in milliseconds. */
  reading: number;
  /** Durations of the sign-ups, in seconds. */
  signingUp: number[];
  /** Processor time of the server for each request, in milliseconds. */
  processor: number;
}

/** Signs people up while others read. */
async function signUpAll(codivia: Codivia, tally: Tally): Promise<Phase> {
  const people: string[] = [];
  const signingUp: number[] = [];
  const before = codivia.processorTime;
  const reading = readCourses(codivia.url, MEASURE_MS);
  for (let i = 0; i < PEOPLE; i++) {
    const started = performance.now();
    people.push(await signUp(codivia.url, tally));
    const took = performance.now() - started;
    signingUp.push(took / 1000);
    await delay(Math.max(0, MEASURE_MS / PEOPLE - took));
  }
  const times = await reading;
  const processor = (codivia.processorTime - before) / (times.length + PEOPLE);
  return { people, reading: percentile(times, 0.95), signingUp, processor };
}

interface Round {
  quiet: Phase;
  faulty: Phase;
  arrivalSeconds: number;
}

/** Compares each round of a fault with the quiet one before it. */
function judge(campaign: Campaign, what: string, rounds: Round[]): void {
  const ratios = (of: (phase: Phase) => number) =>
    rounds.map(({ quiet, faulty }) => of(faulty) / of(quiet));
  const medianOf = (kind: 'quiet' | 'faulty', of: (phase: Phase) => number) =>
    median(rounds.map((round) => of(round[kind])));
  const formatted = (figures: number[]) => figures.map((figure) => figure.toFixed(2)).join(' ');
  const reading = ratios((runPhase) => runPhase.reading);
  const processor = ratios((runPhase) => runPhase.processor);
  const signing = ratios(({ signingUp }) => median(signingUp));
  const slowest = (kind: 'quiet' | 'faulty') =>
    Math.max(...rounds.flatMap((round) => round[kind].signingUp));
  campaign.note(
    `${what}: p95 of GET /api/courses ${medianOf('quiet', (one) => one.reading).toFixed(1)} ms quiet, ${medianOf('faulty', (one) => one.reading).toFixed(1)} ms (each round ${formatted(reading)})`,
  );
  campaign.note(
    `${what}: processor time of a request beside the quiet one: ${median(processor).toFixed(2)} (${formatted(processor)})`,
  );
  campaign.atMost(`${what}: p95 beside the quiet one`, median(reading), 2);
  campaign.atMost(
    `${what}: signing up beside the quiet one (${formatted(signing)})`,
    median(signing),
    2,
  );
  const quietSlowest = slowest('quiet');
  campaign.atMost(
    `${what}: slowest to sign up (quiet ${quietSlowest.toFixed(1)} s)`,
    slowest('faulty'),
    Math.max(SIGN_UP_LIMIT_S, 2 * quietSlowest),
    's',
  );
  const longestArrival = Math.max(...rounds.map((round) => round.arrivalSeconds));
  campaign.atMost(`${what}: all mails arrived after`, longestArrival, ARRIVAL_LIMIT_S, 's');
}

await runCampaign('smtp', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const smtp = await startSmtp();
  campaign.atEnd(() => smtp.close());
  const smtpProxy = await FaultProxy.open(campaign, smtp.port);
  const codivia = new Codivia({
    DATABASE_URL: await postgres.createDatabase('smtp'),
    PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}`,
    WORKERS: '2',
    TRUST_PROXY: '127.0.0.1',
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const tally = new Tally();
  const everybody: string[] = [];
  await readingTime(codivia.url, MEASURE_MS);

  const runPhase = async () => {
    const done = await signUpAll(codivia, tally);
    everybody.push(...done.people);
    return done;
  };
  const runRound = async (what: string, condition: ProxyMode): Promise<Round> => {
    const quiet = await runPhase();
    await waitForMails(smtp, quiet.people, 2 * ARRIVAL_LIMIT_S);
    await smtpProxy.set(condition);
    const faulty = await runPhase();
    const tooEarly = faulty.people.filter((person) => countMails(smtp, person) > 0);
    await smtpProxy.set('open');
    if (tooEarly.length > 0 && condition !== 'open')
      throw new Error(`${what}: ${tooEarly.length} mails arrived during the fault`);
    return {
      quiet,
      faulty,
      arrivalSeconds: await waitForMails(smtp, faulty.people, 2 * ARRIVAL_LIMIT_S),
    };
  };
  // The first entry injects no fault: it shows how much two rounds differ by themselves.
  for (const [what, condition] of [['no fault', 'open'], ...FAULTS] as typeof FAULTS) {
    const rounds: Round[] = [];
    for (let round = 0; round < campaign.rounds(ROUNDS); round++) {
      rounds.push(await runRound(what, condition));
    }
    judge(campaign, what, rounds);
  }
  campaign.note(`signing up: ${tally}`);
  campaign.atMost(
    'signing up: answers other than 200',
    tally.of((name) => name !== '200'),
    0,
  );
  const wrongCount = everybody.filter((person) => countMails(smtp, person) !== 1).length;
  campaign.atMost(`of ${everybody.length} people, with no mail or several`, wrongCount, 0);
});
