/**
 * Lets the clocks of the server and of its database jump by an hour, forward and back, while members read and save, on
 * both databases. Targets: no 5xx, nothing hangs, nothing acknowledged is lost; sessions go on; limits last no longer than
 * they should; premium ends when it should; every mail comes once, those that were waiting at a jump as well.
 */
import pg from 'pg';
import { startSmtp, type TestSmtp } from '../../server/test/smtp-server.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { ask, isFailure } from './harness/ask.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { FakeTime } from './harness/fake-time.ts';
import { Load } from './harness/load.ts';
import { allArrived, mailsFor, signUp } from './harness/mails.ts';
import { createMembers, type Member } from './harness/members.ts';
import { tradeToken } from './harness/tokens.ts';
import { Way } from './harness/way.ts';

const HOUR = 3600;
/** Where the clocks stand after each jump, in seconds from the real time. */
const JUMPS = [HOUR, 0, -HOUR, 0];
const MEMBERS = 5;
/** Saves that show that all goes on. */
const SAVES = 60;
/** In seconds. */
const GOES_ON = 5;
/** A mail that was waiting when the clock was put back is looked for every minute. In seconds. */
const ARRIVED = 120;
/** Wrong passwords are counted for a quarter of an hour, in seconds. */
const WINDOW = 900;
/** Guesses until one is refused for being too many. */
const GUESSES = 11;

interface Place {
  what: string;
  codivia: Codivia;
  time: FakeTime;
  smtp: TestSmtp;
  way: Way;
  /** The database server, where there is one. */
  address?: string;
}

/** Guesses a password until that is refused; answers for how long, in seconds. */
async function guess(url: string, { email }: Member): Promise<number> {
  const body = { email, password: 'not the password' };
  const headers = { 'x-forwarded-for': '10.9.9.9' };
  for (let i = 0; i < GUESSES; i++) {
    const answer = await ask(url, { method: 'POST', path: '/api/auth/login', headers, body });
    if (answer.status === 429) return Number(answer.headers['retry-after']);
  }
  return 0;
}

/** Gives a member premium that ends half an hour after the real time. */
async function giveHalfAnHour(connectionString: string, { email }: Member): Promise<void> {
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
  const { text } = await ask(url, { path: '/api/auth/me', token });
  return (JSON.parse(text) as { is_premium?: boolean }).is_premium === true;
}

/** What is wrong after a jump. */
async function lookAt({ codivia: { url }, address }: Place, members: Member[], offset: number) {
  const [guessed, dated] = members as [Member, Member];
  const wrong: string[] = [];
  for (const member of members) {
    if (!(await tradeToken(url, member))) wrong.push(`${member.email} was signed out`);
  }
  const seconds = await guess(url, guessed);
  if (seconds === 0 || seconds > WINDOW) wrong.push(`guessing is refused for ${seconds} s`);
  if (address && (await isPremium(url, dated)) !== offset < HOUR) wrong.push('premium is wrong');
  return wrong.map((one) => `clock at ${offset} s: ${one}`);
}

async function jump(campaign: Campaign, place: Place): Promise<void> {
  const { what, codivia, time, smtp, way, address } = place;
  const { url } = codivia;
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const members = await createMembers(url, MEMBERS, { suffix: '-clock' });
  if (address) await giveHalfAnHour(address, members[1] as Member);
  const load = await Load.start({ url, writers: 4, readers: 4, keepAlive: true });
  await load.progress(SAVES);
  load.restart();
  const wrong = await lookAt(place, members, 0);
  const people: string[] = [];
  let longest = 0;
  for (let round = 0; round < campaign.rounds(1); round++) {
    for (const offset of JUMPS) {
      await way.set('down');
      people.push(await signUp(url), await signUp(url));
      await time.set(offset);
      const jumped = performance.now();
      await load.progress(SAVES);
      longest = Math.max(longest, (performance.now() - jumped) / 1000);
      await way.set('open');
      wrong.push(...(await lookAt(place, members, offset)));
      people.push(await signUp(url));
    }
  }
  const arrived = await allArrived(smtp, people, 2 * ARRIVED);
  await load.stop();
  for (const one of wrong) campaign.note(`${what}: ${one}`);
  campaign.note(`${what}: ${load.tally}`);
  campaign.atMost(`${what}: 5xx or without an answer`, load.tally.of(isFailure), 0);
  campaign.atMost(`${what}: acknowledged saves lost of ${load.acknowledged}`, load.lost, 0);
  campaign.atMost(`${what}: longest time until ${SAVES} saves after a jump`, longest, GOES_ON, 's');
  campaign.atMost(`${what}: sessions, limits and ends of premium that are wrong`, wrong.length, 0);
  campaign.atMost(`${what}: the last mail came after`, arrived, ARRIVED, 's');
  const other = people.filter((person) => mailsFor(smtp, person) !== 1).length;
  campaign.atMost(`${what}: of ${people.length} people, with no mail or several`, other, 0);
  await codivia.end('SIGTERM');
}

await runCampaign('clock', async (campaign) => {
  const time = new FakeTime(campaign);
  // PostgreSQL is started with the settings of this process.
  Object.assign(process.env, time.settings);
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const smtp = await startSmtp();
  campaign.atEnd(() => smtp.close());
  const way = await Way.open(campaign, smtp.port);
  const shared = {
    ...{ ...time.settings, TRUST_PROXY: '127.0.0.1' },
    SMTP_URL: `smtp://127.0.0.1:${way.port}`,
  };
  const start = async (settings: Record<string, string>) =>
    new Codivia({ ...shared, ...settings, PORT: String(await freePort()) });
  const embedded = await start({ DATA_DIR: temporaryFolder(campaign.atEnd) });
  await jump(campaign, { what: 'embedded', codivia: embedded, time, smtp, way });
  const address = await postgres.createDatabase('clock');
  const codivia = await start({ DATABASE_URL: address, WORKERS: '2' });
  await jump(campaign, { what: 'PostgreSQL', codivia, time, smtp, way, address });
});
