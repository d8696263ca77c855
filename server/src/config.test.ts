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

const PAID = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const MAILED = { SMTP_URL: 'smtp://mail.example.org' };

test.each([
  { PUBLIC_URL: 'https://codivia.example' },
  { PUBLIC_URL: 'http://192.168.1.20:3000' },
  { PUBLIC_URL: 'http://localhost.example.org' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
])('on a public address no local substitute opens unasked: %j', (address) => {
  const env = { ...SECRET, ...address };
  expect(() => readConfig({ ...env, ...PAID })).toThrow(/SMTP_URL.*\/dev\/mailbox/);
  expect(() => readConfig({ ...env, ...MAILED })).toThrow(/STRIPE_SECRET_KEY.*sandbox/);
  expect(() => readConfig({ ...env, DEMO: 'off' })).toThrow('DEMO=on');
  expect(readConfig({ ...env, ...PAID, ...MAILED }).demo).toBe(false);
  expect(readConfig({ ...env, DEMO: 'on' }).demo).toBe(true);
});

test.each([
  {},
  { PUBLIC_URL: 'http://localhost:8080' },
  { PUBLIC_URL: 'http://127.0.0.1:3000' },
  { PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' },
  { PUBLIC_URL: 'http://codivia.localhost' },
])('on this machine alone trials need no settings: %j', (address) => {
  expect(readConfig({ ...SECRET, ...address })).toMatchObject({ smtpUrl: undefined, demo: false });
});

test('a switch that is neither on nor off is refused', () => {
  expect(() => readConfig({ ...SECRET, DEMO: 'yes' })).toThrow('DEMO must be on or off');
});
