import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { payerSuite } from '../../../test/payer-suite.ts';
import { subscriptionSuite } from '../../../test/payments-suite.ts';
import { StripeProvider } from '../../../test/stripe-provider.ts';
import { webhookSuite } from '../../../test/webhook-suite.ts';

webhookSuite('Stripe', () => StripeProvider.start());
subscriptionSuite('Stripe', () => StripeProvider.start());
payerSuite('Stripe', () => StripeProvider.start());

let provider: StripeProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await StripeProvider.start();
  server = await buildTestApp(provider.config);
  provider.attach(server);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

test('a gift card reaches a buyer who has deleted the account before paying', async () => {
  const { user, token } = await createMember(server);
  const admin = await createMember(server, { role: 'admin' });
  const { body } = await server.call('POST', '/stripe/create-gift-card-checkout-session', {
    token,
    body: { language: 'en' },
  });
  await server.call('DELETE', `/admin/users/${user.id}`, { token: admin.token });
  await provider.pay(body.url);
  expect(await mailsTo(server, user.email, 1)).toHaveLength(1);
});
