import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = { TOKEN_SECRET: 'a secret that is long enough for tests only' };

test('without keys payments are pretended', () => {
  expect(readConfig(SECRET).stripe).toBeUndefined();
});

test('Stripe takes payments with both keys, at its own host or another', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readConfig({ ...SECRET, ...keys }).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: undefined,
  });
  const elsewhere = { STRIPE_API_BASE: 'http://127.0.0.1:12111' };
  expect(readConfig({ ...SECRET, ...keys, ...elsewhere }).stripe?.apiBase).toBe(
    'http://127.0.0.1:12111',
  );
});

test.each([
  { STRIPE_SECRET_KEY: 'sk_test_1' },
  { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: ' ' },
])('half of what Stripe needs is refused in one line: %j', (half) => {
  expect(() => readConfig({ ...SECRET, ...half })).toThrow('must be set together');
});
