/**
 * The payment provider is down, says nothing, closes its side at once, or fails, while people want to pay, have paid on
 * its pages, and others read. Targets: who wants to pay is told clearly, in time, that they cannot; the courses are
 * answered within twice the quiet time (p95); all that was paid counts once the provider is back, and counts once.
 */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import {
  type FakeStripe,
  SECRET_KEY,
  startFakeStripe,
} from '../../server/test/fake-stripe/server.ts';
import { freePort, startPostgres } from '../harness/postgres.ts';
import { type Answer, ask, Tally } from './harness/ask.ts';
import { type Campaign, runCampaign } from './harness/campaign.ts';
import { Codivia } from './harness/codivia.ts';
import { createMembers, type Member } from './harness/members.ts';
import { readingTime } from './harness/readers.ts';
import { type Condition, Way } from './harness/way.ts';

const FAULTS: [string, Condition][] = [
  ['down', 'down'],
  ['silent', 'silent'],
  ['half-closing', 'half-closing'],
  [
    'failing',
    { says: 'HTTP/1.1 503 Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n' },
  ],
];
const SECRET = 'whsec_only_for_campaigns';
/** Who has paid, and who wants to, in each of them. */
const PEOPLE = 5;
/** In milliseconds: longer than the longest wait for the provider. */
const MEASURED = 20_000;
const QUIET = 5000;
/** Two tries of eight seconds, with a pause, in seconds. */
const ANSWERED = 20;

class Shop {
  readonly url: string;
  readonly #stripe: FakeStripe;

  constructor(url: string, stripe: FakeStripe) {
    this.url = url;
    this.#stripe = stripe;
  }

  /** Opens a checkout of the subscription, or of a gift card for who has no token. */
  open(token?: string): Promise<Answer> {
    const kind = token ? 'checkout-session' : 'gift-card-checkout-session';
    const addresses = { success_url: `${this.url}/dashboard`, cancel_url: `${this.url}/` };
    return ask(this.url, {
      ...{ method: 'POST', path: `/api/stripe/create-${kind}` },
      ...(token ? { token, body: addresses } : { body: { language: 'fr' } }),
    });
  }

  /** Opens a checkout and answers its name. */
  async order(token?: string): Promise<string> {
    const { status, text } = await this.open(token);
    if (status !== 200) throw new Error(`a checkout was answered with ${status}: ${text}`);
    const opened = JSON.parse(text) as { checkout_url?: string; url?: string };
    return (opened.checkout_url ?? opened.url ?? '').split('/').at(-1) ?? '';
  }

  /** Pays on the provider's page; answers the events that tell of it. */
  pay(checkout: string): string[] {
    const { account } = this.#stripe;
    const before = account.sent.length;
    account.pay(checkout);
    return account.sent.slice(before).map(({ body }) => body);
  }

  deliver(body: string): Promise<Answer> {
    const now = Math.floor(Date.now() / 1000);
    const hash = createHmac('sha256', SECRET).update(`${now}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${now},v1=${hash}` };
    return ask(this.url, { method: 'POST', path: '/api/stripe/webhook', raw: body, headers });
  }
}

/** Does things at once; answers what was answered, and the longest time in seconds. */
async function all(works: (() => Promise<Answer>)[], tally: Tally): Promise<number> {
  let longest = 0;
  const timed = async (work: () => Promise<Answer>) => {
    const started = performance.now();
    tally.add(await work());
    longest = Math.max(longest, (performance.now() - started) / 1000);
  };
  await Promise.all(works.map(timed));
  return longest;
}

const not = (wanted: string) => (name: string) => name !== wanted;

async function harm(
  campaign: Campaign,
  shop: Shop,
  { what, work }: { what: string; work: (condition?: Condition) => Promise<void> },
): Promise<Member[]> {
  const { url } = shop;
  const payers = await createMembers(url, PEOPLE, { suffix: `-paid-${what}`, premium: false });
  const others = await createMembers(url, PEOPLE, { suffix: `-wants-${what}`, premium: false });
  const checkouts = await Promise.all(payers.map(({ token }) => shop.order(token)));
  checkouts.push(await shop.order());
  const quiet = await readingTime(url, QUIET);
  await work();
  const events = checkouts.flatMap((checkout) => shop.pay(checkout));
  const [delivered, opened] = [new Tally(), new Tally()];
  const reading = readingTime(url, MEASURED);
  const longest = await Promise.all([
    all(
      events.map((event) => () => shop.deliver(event)),
      delivered,
    ),
    all(
      [...others.map(({ token }) => token), undefined].map((token) => () => shop.open(token)),
      opened,
    ),
  ]);
  const busy = await reading;
  await work('open');
  // The provider sends again what was not taken in, in any order and more often than once.
  const back = new Tally();
  const again = [...events, ...events.toReversed()].map((event) => () => shop.deliver(event));
  await all(again, back);
  await all(
    others.map(
      ({ token }) =>
        () =>
          shop.open(token),
    ),
    back,
  );
  campaign.note(`${what}: checkouts ${opened}; events ${delivered}; once it was back ${back}`);
  campaign.note(
    `${what}: p95 of GET /api/courses ${quiet.toFixed(1)} ms quiet, ${busy.toFixed(1)} ms`,
  );
  campaign.atMost(`${what}: p95 beside the quiet one`, busy / quiet, 2);
  campaign.atMost(`${what}: longest time until the answer`, Math.max(...longest), ANSWERED, 's');
  campaign.atMost(
    `${what}: checkouts not refused clearly`,
    opened.of(not('503 payments_unavailable')),
    0,
  );
  campaign.atMost(`${what}: once it was back, answers other than 200`, back.of(not('200')), 0);
  return payers;
}

/** Counts what payments have led to. */
async function read(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ cards: number; welcomes: number; others: number }>(`select
    (select count(*) from gift_cards)::int as cards,
    (select count(*) from local_mails where subject like 'Bienvenue dans Premium%'
      or subject like 'Welcome to Premium%')::int as welcomes,
    (select count(*) from pgboss.job where name = 'subscription-mail' and state < 'completed')::int as others`);
  await client.end();
  return rows[0] ?? { cards: 0, welcomes: 0, others: 0 };
}

async function isPremium(url: string, { token }: Member): Promise<boolean> {
  const { text } = await ask(url, { path: '/api/stripe/subscription-status', token });
  return (JSON.parse(text) as { state: string }).state === 'premium';
}

await runCampaign('payments', async (campaign) => {
  const postgres = await startPostgres();
  campaign.atEnd(() => postgres.stop());
  const stripe = await startFakeStripe(() => new Date());
  campaign.atEnd(() => stripe.close());
  const way = await Way.open(campaign, Number(new URL(stripe.url).port));
  const DATABASE_URL = await postgres.createDatabase('payments');
  const codivia = new Codivia({
    ...{ DATABASE_URL, PORT: String(await freePort()), WORKERS: '2' },
    ...{ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: SECRET },
    STRIPE_API_BASE: `http://127.0.0.1:${way.port}`,
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const shop = new Shop(codivia.url, stripe);
  await readingTime(codivia.url, QUIET);
  const payers: Member[] = [];
  const rounds = campaign.rounds(1);
  for (let round = 0; round < rounds; round++) {
    for (const [name, condition] of FAULTS) {
      const what = rounds > 1 ? `${name} ${round}` : name;
      const work = (wanted = condition) => way.set(wanted);
      payers.push(...(await harm(campaign, shop, { what, work })));
    }
  }
  let unpaid = 0;
  for (const payer of payers) if (!(await isPremium(codivia.url, payer))) unpaid += 1;
  while ((await read(DATABASE_URL)).others > 0) await new Promise((done) => setTimeout(done, 200));
  const { cards, welcomes } = await read(DATABASE_URL);
  const wrong = Math.abs(cards - rounds * FAULTS.length) + Math.abs(welcomes - payers.length);
  campaign.atMost(`of ${payers.length} who paid, not premium`, unpaid, 0);
  campaign.atMost(`of ${cards} gift cards and ${welcomes} welcomes, too many or too few`, wrong, 0);
});
