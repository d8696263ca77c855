import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';
import { buyGiftCard } from '../../../test/gift-card-purchase.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { SandboxVisitor } from '../../../test/sandbox-visitor.ts';
import { gift_cards } from './gift-cards.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

function look(paymentId: string) {
  return server.call('GET', `/gift-card/purchases/${paymentId}`);
}

function cardOf(payment_id: string) {
  return server.database.db.select().from(gift_cards).where(eq(gift_cards.payment_id, payment_id));
}

/** Waits until the card has left. */
function mailed(paymentId: string) {
  return vi.waitFor(async () => {
    const { body } = await look(paymentId);
    expect(body.mailed).toBe(true);
    return body;
  });
}

test('a visitor buys a card, gets it by mail in their language, and it works', async () => {
  const email = 'aunt@example.org';
  const { back, payment_id } = await buyGiftCard(server, { language: 'fr', email });
  expect(back.origin).toBe(server.config.publicUrl);
  expect(back.pathname).toBe('/gift-card/thanks');
  const mail = await nextMail(server, email);
  expect(mail.subject).toBe('Votre carte cadeau Codivia');
  const code = tokenOf(mail);
  expect(mail.text).toContain(`${server.config.publicUrl}/auth?token=${code}`);
  expect(await mailed(payment_id)).toEqual({ email, mailed: true, activated: false });

  const { token } = await createMember(server);
  const activation = { token, body: { token: code } };
  expect((await server.call('POST', '/gift-card/activate', activation)).status).toBe(200);
  expect((await look(payment_id)).body.activated).toBe(true);
});

test('a member is not asked for their address, and the card remembers who bought it', async () => {
  const { user, token } = await createMember(server, { email: 'uncle@example.org' });
  const { payment_id } = await buyGiftCard(server, { token });
  expect((await nextMail(server, user.email)).subject).toBe('Your Codivia gift card');
  const [card] = await cardOf(payment_id);
  expect(card).toMatchObject({ buyer_id: user.id, language: 'en' });
});

test('a token that is over buys as a visitor', async () => {
  const path = '/stripe/create-gift-card-checkout-session';
  const answer = await server.call('POST', path, { body: { language: 'fr' }, token: 'stale' });
  expect(answer).toMatchObject({ status: 200, body: { url: expect.stringContaining('http') } });
});

test.each([{}, { language: 'de' }, { language: ['fr'] }, { language: null }])(
  'a purchase with %j is a bad request',
  async (body) => {
    const path = '/stripe/create-gift-card-checkout-session';
    expect((await server.call('POST', path, { body })).status).toBe(400);
  },
);

test('paying twice, and being told twice, makes one card and one mail', async () => {
  const path = '/stripe/create-gift-card-checkout-session';
  const { body } = await server.call('POST', path, { body: { language: 'en' } });
  const visitor = new SandboxVisitor(server);
  const email = 'twice@example.org';
  const first = await visitor.press(body.url, 'pay', { email });
  const payment_id = new URL(String(first.headers.location), 'http://x').searchParams.get(
    'purchase',
  );
  await visitor.press(body.url, 'pay', { email });
  await mailed(payment_id ?? '');
  await buyGiftCard(server, { email: 'later@example.org' });
  await nextMail(server, 'later@example.org');
  expect(await cardOf(payment_id ?? '')).toHaveLength(1);
  expect(await mailsTo(server, email, 1)).toHaveLength(1);
});

test('neither tables nor queues hold a code', async () => {
  const email = 'careful@example.org';
  const { payment_id } = await buyGiftCard(server, { email });
  const code = tokenOf(await nextMail(server, email));
  const { rows } = (await server.database.db.execute(
    sql`select data from pgboss.job where name = 'gift-card-mail'`,
  )) as unknown as { rows: object[] };
  expect(rows.length).toBeGreaterThan(0);
  const stored = JSON.stringify([rows, await cardOf(payment_id)]);
  for (const part of [code, code.replaceAll('-', '')]) expect(stored).not.toContain(part);
});

test('a purchase that is not known is a 404', async () => {
  expect(await look('cs_test_unknown_payment')).toMatchObject({
    status: 404,
    body: { code: 'purchase_not_found' },
  });
  expect((await look("x'or'1")).status).toBe(404);
});

test('the card can be sent again, three times an hour, with the same code', async () => {
  const email = 'again@example.org';
  const { payment_id } = await buyGiftCard(server, { email });
  const code = tokenOf(await nextMail(server, email));
  await mailed(payment_id);
  const resend = () => server.call('POST', `/gift-card/purchases/${payment_id}/resend`);
  expect(await resend()).toMatchObject({
    status: 200,
    body: { message: { fr: expect.any(String) } },
  });
  const mails = await mailsTo(server, email, 2);
  expect(mails.map(tokenOf)).toEqual([code, code]);
  const more = [await resend(), await resend(), await resend()];
  expect(more.map(({ status }) => status)).toEqual([200, 200, 429]);
});

test('a used card is sent to nobody', async () => {
  const { code, payment_id } = await createGiftCard(server);
  const { token } = await createMember(server);
  await server.call('POST', '/gift-card/activate', { token, body: { token: code } });
  const answer = await server.call('POST', `/gift-card/purchases/${payment_id}/resend`);
  expect(answer.status).toBe(404);
});
