/**
 * Ten thousand malformed requests to every endpoint, as nobody, as a member and as an administrator. Target: no 5xx, and
 * every one is answered.
 */
import { freePort } from '../harness/postgres.ts';
import { ask, isFailure, Tally } from './harness/ask.ts';
import { runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { type Operation, operationsOf, Spoiler } from './harness/malformed.ts';
import { createMembers } from './harness/members.ts';

const REQUESTS = 10_000;
/** Requests under way at once. */
const LANES = 8;
/** Sessions are opened anew after so many requests: some of these end them. */
const RENEW = 500;

await runCampaign('malformed', async (campaign) => {
  const codivia = new Codivia({
    ...{ DATA_DIR: temporaryFolder(campaign.atEnd), PORT: String(await freePort()) },
    TRUST_PROXY: '127.0.0.1',
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const { url } = codivia;
  const operations = await operationsOf(url);
  const spoiler = new Spoiler(Number(process.env.FAULTS_SEED ?? 1));
  const total = campaign.rounds(REQUESTS);
  const tally = new Tally();
  const faults = new Map<string, string>();
  let sent = 0;
  let tokens: string[] = [];

  async function renew(): Promise<void> {
    const [member] = await createMembers(url, 1, { suffix: `-${sent}` });
    // Not the administrator who makes them: some requests change passwords.
    const [admin] = await createMembers(url, 1, { suffix: `-admin-${sent}`, role: 'admin' });
    tokens = ['', member?.token ?? '', admin?.token ?? ''];
  }

  async function fire(): Promise<void> {
    const operation = operations[sent % operations.length] as Operation;
    const token = tokens[sent % 3] ?? '';
    const from = `10.${sent % 200}.${(sent >> 8) % 200}.1`;
    sent += 1;
    const question = spoiler.spoil(operation);
    const headers = { 'x-forwarded-for': from, ...question.headers };
    const answer = await ask(url, { ...question, headers, ...(token && { token }) });
    tally.add(answer);
    if (!isFailure(answer.outcome)) return;
    const name = `${answer.outcome} ${operation.method} ${operation.path}`;
    if (!faults.has(name)) faults.set(name, JSON.stringify(question).slice(0, 400));
  }

  campaign.note(`${operations.length} endpoints`);
  while (sent < total) {
    await renew();
    const until = Math.min(sent + RENEW, total);
    const lane = async () => {
      while (sent < until) await fire();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  for (const [name, question] of faults) campaign.note(`${name}: ${question}`);
  campaign.note(`answers: ${tally}`);
  campaign.atMost(`of ${tally.total}, 5xx or without an answer`, tally.of(isFailure), 0);
});
