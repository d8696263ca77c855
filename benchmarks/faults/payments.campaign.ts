/**
 * The payment provider is down, silent, half-closing or failing, while people start checkouts, have paid on its
 * pages, and others read. Targets: checkouts are refused with a clear message in time; the p95 of `GET /api/courses`
 * stays within twice the quiet time; every payment takes effect exactly once when the provider is back.
 */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import {
  type FakeStripe,
  SECRET_KEY,
  startFakeStripe,
} from '../../server/test/fake-stripe/server.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { FaultProxy, type ProxyMode } from './harness/fault-proxy.ts';
import { createMembers, type Member } from './harness/members.ts';
import { readingTime } from './harness/readers.ts';
import { type HttpResponse, sendRequest, Tally } from './harness/send-request.ts';

const FAULTS: [string, ProxyMode][] = [
  ['down', 'down'],
  ['silent', 'silent'],
  ['half-closing', 'half-closing'],
  [
    'failing',
    { reply: 'HTTP/1.1 503 Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n' },
  ],
];
const SECRET = 'whsec_only_for_campaigns';
/** Members who have paid, and members who start a checkout, in each fault. */
const PEOPLE = 5;
/** Longer than the longest wait for the provider, in milliseconds. */
const MEASURE_MS = 20_000;
const QUIET_MS = 5000;
/** Limit for a response: two attempts of eight seconds with a pause, in seconds. */
const ANSWER_LIMIT_S = 20;

class CheckoutClient {
  readonly url: string;
  readonly #stripe: FakeStripe;

  constructor(url: string, stripe: FakeStripe) {
    this.url = url;
    this.#stripe = stripe;
  }

  /** Opens a checkout of the subscription, or of a gift card without a token. */
  open(token?: string): Promise<HttpResponse> {
    const kind = token ? 'checkout-session' : 'gift-card-checkout-session';
    const addresses = { success_url: `${this.url}/dashboard`, cancel_url: `${this.url}/` };
    return sendRequest(this.url, {
      method: 'POST',
      path: `/api/stripe/create-${kind}`,
      ...(token ? { token, body: addresses } : { body: { language: 'fr' } }),
    });
  }

  /** Opens a checkout and returns its id. */
  async order(token?: string): Promise<string> {
    const { status, text } = await this.open(token);
    if (status !== 200) throw new Error(`a checkout was answered with ${status}: ${text}`);
    const opened = JSON.parse(text) as { checkout_url?: string; url?: string };
    return (opened.checkout_url ?? opened.url ?? '').split('/').at(-1) ?? '';
  }

  /** Pays on the provider's page; returns the webhook events of it. */
  pay(checkout: string): string[] {
    const { account } = this.#stripe;
    const before = account.sent.length;
    account.pay(checkout);
    return account.sent.slice(before).map(({ body }) => body);
  }

  deliver(body: string): Promise<HttpResponse> {
    const now = Math.floor(Date.now() / 1000);
    const hash = createHmac('sha256', SECRET).update(`${now}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${now},v1=${hash}` };
    return sendRequest(this.url, {
      method: 'POST',
      path: '/api/stripe/webhook',
      raw: body,
      headers,
    });
  }
}

/** Sends requests in parallel and counts their outcomes; returns the longest time in seconds. */
async function sendAll(requests: (() => Promise<HttpResponse>)[], tally: Tally): Promise<number> {
  let longest = 0;
  const timed = async (setMode: () => Promise<HttpResponse>) => {
    const started = performance.now();
    tally.add(await setMode());
    longest = Math.max(longest, (performance.now() - started) / 1000);
  };
  await Promise.all(requests.map(timed));
  return longest;
}

const not = (wanted: string) => (name: string) => name !== wanted;

async function injectFault(
  campaign: Campaign,
  client: CheckoutClient,
  { what, setMode }: { what: string; setMode: (condition?: ProxyMode) => Promise<void> },
): Promise<Member[]> {
  const { url } = client;
  const payers = await createMembers(url, PEOPLE, { suffix: `-paid-${what}`, premium: false });
  const buyers = await createMembers(url, PEOPLE, {
    suffix: `-wants-${what}`,
    premium: false,
  });
  const checkouts = await Promise.all(payers.map(({ token }) => client.order(token)));
  checkouts.push(await client.order());
  const quiet = await readingTime(url, QUIET_MS);
  await setMode();
  const events = checkouts.flatMap((checkout) => client.pay(checkout));
  const [delivered, opened] = [new Tally(), new Tally()];
  const reading = readingTime(url, MEASURE_MS);
  const longest = await Promise.all([
    sendAll(
      events.map((event) => () => client.deliver(event)),
      delivered,
    ),
    sendAll(
      [...buyers.map(({ token }) => token), undefined].map((token) => () => client.open(token)),
      opened,
    ),
  ]);
  const busy = await reading;
  await setMode('open');
  // The provider delivers events again that were not accepted, in any order and more than once.
  const recovered = new Tally();
  const again = [...events, ...events.toReversed()].map((event) => () => client.deliver(event));
  await sendAll(again, recovered);
  await sendAll(
    buyers.map(
      ({ token }) =>
        () =>
          client.open(token),
    ),
    recovered,
  );
  campaign.note(`${what}: checkouts ${opened}; events ${delivered}; once it was back ${recovered}`);
  campaign.note(
    `${what}: p95 of GET /api/courses ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms`,
  );
  campaign.atMost(`${what}: p95 beside the quiet one`, busy / quiet, 2);
  campaign.atMost(
    `${what}: longest time until the answer`,
    Math.max(...longest),
    ANSWER_LIMIT_S,
    's',
  );
  campaign.atMost(
    `${what}: checkouts not refused clearly`,
    opened.of(not('503 payments_unavailable')),
    0,
  );
  campaign.atMost(`${what}: once it was back, answers other than 200`, recovered.of(not('200')), 0);
  return payers;
}

/** Counts the gift cards and mails that payments have led to. */
async function readEffects(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{
    cards: number;
    welcomes: number;
    pendingMails: number;
  }>(`select
    (select count(*) from gift_cards)::int as cards,
    (select count(*) from local_mails where subject like 'Bienvenue dans Premium%'
      or subject like 'Welcome to Premium%')::int as welcomes,
    (select count(*) from pgboss.job where name = 'subscription-mail' and state < 'completed')::int as "pendingMails"`);
  await client.end();
  return rows[0] ?? { cards: 0, welcomes: 0, pendingMails: 0 };
}

async function isPremium(url: string, { token }: Member): Promise<boolean> {
  const { text } = await sendRequest(url, { path: '/api/stripe/subscription-status', token });
  return (JSON.parse(text) as { state: string }).state === 'premium';
}

await runCampaign('payments', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const stripe = await startFakeStripe(() => new Date());
  campaign.atEnd(() => stripe.close());
  const stripeProxy = await FaultProxy.open(campaign, Number(new URL(stripe.url).port));
  const DATABASE_URL = await postgres.createDatabase('payments');
  const codivia = new Codivia({
    DATABASE_URL,
    PORT: String(await freePort()),
    WORKERS: '2',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: `http://127.0.0.1:${stripeProxy.port}`,
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const client = new CheckoutClient(codivia.url, stripe);
  await readingTime(codivia.url, QUIET_MS);
  const payers: Member[] = [];
  const rounds = campaign.rounds(1);
  for (let round = 0; round < rounds; round++) {
    for (const [name, condition] of FAULTS) {
      const what = rounds > 1 ? `${name} ${round}` : name;
      const setMode = (wanted = condition) => stripeProxy.set(wanted);
      payers.push(...(await injectFault(campaign, client, { what, setMode })));
    }
  }
  let unpaid = 0;
  for (const payer of payers) if (!(await isPremium(codivia.url, payer))) unpaid += 1;
  while ((await readEffects(DATABASE_URL)).pendingMails > 0)
    await new Promise((done) => setTimeout(done, 200));
  const { cards, welcomes } = await readEffects(DATABASE_URL);
  const wrong = Math.abs(cards - rounds * FAULTS.length) + Math.abs(welcomes - payers.length);
  campaign.atMost(`of ${payers.length} who paid, not premium`, unpaid, 0);
  campaign.atMost(`of ${cards} gift cards and ${welcomes} welcomes, too many or too few`, wrong, 0);
});
