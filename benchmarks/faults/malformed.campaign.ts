/**
 * Ten thousand malformed requests to all endpoints: without a session, as a member and as an administrator. Target:
 * no 5xx, and every one is answered.
 */
import { freePort } from '../harness/postgres.ts';
import { runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { createMembers } from './harness/members.ts';
import { type Operation, operationsOf, RequestFuzzer } from './harness/request-fuzzer.ts';
import { isFailure, sendRequest, Tally } from './harness/send-request.ts';

const REQUESTS = 10_000;
/** Requests in parallel. */
const LANES = 8;
/** New sessions are opened after this many requests, since some requests end them. */
const REQUESTS_PER_SESSION = 500;

await runCampaign('malformed', async (campaign) => {
  const codivia = new Codivia({
    DATA_DIR: temporaryFolder(campaign.atEnd),
    PORT: String(await freePort()),
    TRUST_PROXY: '127.0.0.1',
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const { url } = codivia;
  const operations = await operationsOf(url);
  const fuzzer = new RequestFuzzer(Number(process.env.FAULTS_SEED ?? 1));
  const total = campaign.rounds(REQUESTS);
  const tally = new Tally();
  const faults = new Map<string, string>();
  let sent = 0;
  let tokens: string[] = [];

  async function renewSessions(): Promise<void> {
    const [member] = await createMembers(url, 1, { suffix: `-${sent}` });
    // Another administrator than the one who creates the members, since some requests change passwords.
    const [admin] = await createMembers(url, 1, { suffix: `-admin-${sent}`, role: 'admin' });
    tokens = ['', member?.token ?? '', admin?.token ?? ''];
  }

  async function sendNext(): Promise<void> {
    const operation = operations[sent % operations.length] as Operation;
    const token = tokens[sent % 3] ?? '';
    const from = `10.${sent % 200}.${(sent >> 8) % 200}.1`;
    sent += 1;
    const options = fuzzer.mutate(operation);
    const headers = { 'x-forwarded-for': from, ...options.headers };
    const answer = await sendRequest(url, { ...options, headers, ...(token && { token }) });
    tally.add(answer);
    if (!isFailure(answer.outcome)) return;
    const name = `${answer.outcome} ${operation.method} ${operation.path}`;
    if (!faults.has(name)) faults.set(name, JSON.stringify(options).slice(0, 400));
  }

  campaign.note(`${operations.length} endpoints`);
  while (sent < total) {
    await renewSessions();
    const until = Math.min(sent + REQUESTS_PER_SESSION, total);
    const lane = async () => {
      while (sent < until) await sendNext();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }
  for (const [name, options] of faults) campaign.note(`${name}: ${options}`);
  campaign.note(`answers: ${tally}`);
  campaign.atMost(`of ${tally.total}, 5xx or without an answer`, tally.of(isFailure), 0);
});
