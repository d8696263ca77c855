/**
 * A thousand forged events of the payment provider: unsigned, wrongly signed, signed for another body, or long ago.
 * Targets: all are refused with 400, nobody becomes premium, and a genuine event is still received.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { freePort } from '../harness/postgres.ts';
import { runCampaign } from './harness/campaign.ts';
import { Codivia, temporaryFolder } from './harness/codivia.ts';
import { sendRequest, Tally } from './harness/send-request.ts';

const FORGED = 1000;
const SECRET = 'whsec_only_for_campaigns';
const now = () => Math.floor(Date.now() / 1000);

const eventOf = (type: string) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  api_version: '2025-01-01',
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1', status: 'active' } },
});

function sign(body: string, secret: string, moment: number): string {
  const hash = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
  return `t=${moment},v1=${hash}`;
}

/** Ways to forge the signature of a body. */
const FORGERIES: ((body: string) => string | undefined)[] = [
  () => undefined,
  () => '',
  () => `t=${now()}`,
  () => `t=${now()},v1=${'0'.repeat(64)}`,
  (body) => sign(body, 'whsec_guessed', now()),
  (body) => sign(`${body} `, SECRET, now()),
  (body) => sign(body, SECRET, now() - 3600),
  (body) => sign(body, SECRET, now() + 3600),
  (body) => `${sign(body, SECRET, now() - 3600)},t=${now()}`,
  (body) => sign(body, SECRET, now()).replace('v1=', 'v0='),
];

await runCampaign('webhooks', async (campaign) => {
  const codivia = new Codivia({
    DATA_DIR: temporaryFolder(campaign.atEnd),
    PORT: String(await freePort()),
    // An address where no server listens: requests to the provider would fail.
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    STRIPE_WEBHOOK_SECRET: SECRET,
  });
  campaign.atEnd(() => codivia.end('SIGKILL'));
  await codivia.startAll();
  const deliver = (body: string, signature: string | undefined) =>
    sendRequest(codivia.url, {
      method: 'POST',
      path: '/api/stripe/webhook',
      raw: body,
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
    });

  const tally = new Tally();
  const forge = async (index: number) => {
    const body = JSON.stringify(eventOf('customer.subscription.created'));
    tally.add(await deliver(body, FORGERIES[index % FORGERIES.length]?.(body)));
  };
  for (let i = 0; i < FORGED; i += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, index) => forge(i + index)));
  }
  campaign.note(`forged: ${tally}`);
  campaign.atLeast(
    `refused with 400, of ${FORGED}`,
    tally.of((name) => name === '400'),
    FORGED,
  );
  const genuine = JSON.stringify(eventOf('customer.created'));
  const { status } = await deliver(genuine, sign(genuine, SECRET, now()));
  campaign.atLeast('genuine events received', status === 200 ? 1 : 0, 1);
});
