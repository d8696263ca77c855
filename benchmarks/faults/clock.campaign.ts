/**
 * Lets the clocks of the server and of its database jump by an hour, forward and back, while members read and save,
 * on both databases. Targets: no 5xx, no request hangs, no acknowledged save is lost; sessions stay valid; rate
 * limits last no longer than they should; premium ends when it should; every mail arrives once, also those that were
 * queued at a jump.
 */
import pg from 'pg';
import { startSmtp, type TestSmtp } from '../../server/test/smtp-server.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { FakeTime } from './harness/fake-time.ts';
import { FaultProxy } from './harness/fault-proxy.ts';
import { Load } from './harness/load.ts';
import { countMails, signUp, waitForMails } from './harness/mails.ts';
import { createMembers, type Member } from './harness/members.ts';
import { isFailure, sendRequest } from './harness/send-request.ts';
import { refreshTokens } from './harness/tokens.ts';

const HOUR = 3600;
/** Offset of the clocks after each jump, in seconds from the real time. */
const JUMPS = [HOUR, 0, -HOUR, 0];
const MEMBERS = 5;
/** Saves after a jump that show that the server still works. */
const SAVES = 60;
/** Limit for these saves, in seconds. */
const RECOVERY_LIMIT_S = 5;
/** Limit for the last mail, in seconds: mails that were queued when the clock was set back are polled every minute. */
const ARRIVAL_LIMIT_S = 120;
/** Wrong passwords are counted for a quarter of an hour, in seconds. */
const RATE_LIMIT_WINDOW_S = 900;
/** Number of wrong passwords after which the next one is refused. */
const GUESSES = 11;

interface Scenario {
  what: string;
  codivia: Codivia;
  time: FakeTime;
  smtp: TestSmtp;
  smtpProxy: FaultProxy;
  /** The database server, where there is one. */
  address?: string;
}

/** Sends wrong passwords until one is refused; returns the time for which they stay refused, in seconds. */
async function guessPassword(url: string, { email }: Member): Promise<number> {
  const body = { email, password: 'not the password' };
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  for (let i = 0; i < GUESSES; i++) {
    const answer = await sendRequest(url, {
      method: 'POST',
      path: '/api/auth/login',
      headers,
      body,
    });
    if (answer.status === 429) return Number(answer.headers['retry-after']);
  }
  return 0;
}

/** Gives a member premium that ends half an hour after the real time. */
async function grantHalfAnHour(connectionString: string, { email }: Member): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const end = new Date(Date.now() + (HOUR / 2) * 1000);
  await client.query(
    'update users set premium_granted = false, premium_until = $1 where email = $2',
    [end, email],
  );
  await client.end();
}

async function isPremium(url: string, { token }: Member): Promise<boolean> {
  const { text } = await sendRequest(url, { path: '/api/auth/me', token });
  return (JSON.parse(text) as { is_premium?: boolean }).is_premium === true;
}

/** Checks sessions, rate limits and premium after a jump; returns the problems found. */
async function findProblems(
  { codivia: { url }, address }: Scenario,
  members: Member[],
  offset: number,
) {
  const [guessed, premium] = members as [Member, Member];
  const problems: string[] = [];
  for (const member of members) {
    if (!(await refreshTokens(url, member))) problems.push(`${member.email} was signed out`);
  }
  const seconds = await guessPassword(url, guessed);
  if (seconds === 0 || seconds > RATE_LIMIT_WINDOW_S)
    problems.push(`guessing is refused for ${seconds} s`);
  if (address && (await isPremium(url, premium)) !== offset < HOUR)
    problems.push('premium is wrong');
  return problems.map((one) => `clock at ${offset} s: ${one}`);
}

async function jump(campaign: Campaign, scenario: Scenario): Promise<void> {
  const { what, codivia, time, smtp, smtpProxy, address } = scenario;
  const { url } = codivia;
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const members = await createMembers(url, MEMBERS, { suffix: '-clock' });
  if (address) await grantHalfAnHour(address, members[1] as Member);
  const load = await Load.start({ url, writers: 4, readers: 4, keepAlive: true });
  await load.progress(SAVES);
  load.restart();
  const problems = await findProblems(scenario, members, 0);
  const people: string[] = [];
  let longest = 0;
  for (let round = 0; round < campaign.rounds(1); round++) {
    for (const offset of JUMPS) {
      await smtpProxy.set('down');
      people.push(await signUp(url), await signUp(url));
      await time.set(offset);
      const jumped = performance.now();
      await load.progress(SAVES);
      longest = Math.max(longest, (performance.now() - jumped) / 1000);
      await smtpProxy.set('open');
      problems.push(...(await findProblems(scenario, members, offset)));
      people.push(await signUp(url));
    }
  }
  const arrivalSeconds = await waitForMails(smtp, people, 2 * ARRIVAL_LIMIT_S);
  await load.stop();
  for (const one of problems) campaign.note(`${what}: ${one}`);
  campaign.note(`${what}: ${load.tally}`);
  campaign.atMost(`${what}: 5xx or without an answer`, load.tally.of(isFailure), 0);
  campaign.atMost(`${what}: acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  campaign.atMost(
    `${what}: longest time until ${SAVES} saves after a jump`,
    longest,
    RECOVERY_LIMIT_S,
    's',
  );
  campaign.atMost(
    `${what}: sessions, limits and ends of premium that are wrong`,
    problems.length,
    0,
  );
  campaign.atMost(`${what}: the last mail came after`, arrivalSeconds, ARRIVAL_LIMIT_S, 's');
  const wrongCount = people.filter((person) => countMails(smtp, person) !== 1).length;
  campaign.atMost(`${what}: of ${people.length} people, with no mail or several`, wrongCount, 0);
  await codivia.end('SIGTERM');
}

await runCampaign('clock', async (campaign) => {
  const time = new FakeTime(campaign);
  // PostgreSQL inherits the environment of this process.
  Object.assign(process.env, time.settings);
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const smtp = await startSmtp();
  campaign.atEnd(() => smtp.close());
  const smtpProxy = await FaultProxy.open(campaign, smtp.port);
  const shared = {
    ...time.settings,
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}`,
  };
  const start = async (settings: Record<string, string>) =>
    new Codivia({ ...shared, ...settings, PORT: String(await freePort()) });
  const embedded = await start({ DATA_DIR: temporaryFolder(campaign.atEnd) });
  await jump(campaign, { what: 'embedded', codivia: embedded, time, smtp, smtpProxy });
  const address = await postgres.createDatabase('clock');
  const codivia = await start({ DATABASE_URL: address, WORKERS: '2' });
  await jump(campaign, { what: 'PostgreSQL', codivia, time, smtp, smtpProxy, address });
});
