import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

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

const OIDC = {
  OIDC_ISSUER: 'https://ent.example',
  OIDC_CLIENT_ID: 'codivia',
  OIDC_CLIENT_SECRET: 'shared',
  OIDC_NAME: 'Mon ENT',
};

test('a school has a sign-in of its own with all that it needs', () => {
  expect(readConfig(SECRET).oidc).toBeUndefined();
  expect(readConfig({ ...SECRET, ...OIDC }).oidc).toEqual({
    issuer: 'https://ent.example',
    clientId: 'codivia',
    clientSecret: 'shared',
    name: 'Mon ENT',
  });
});

test.each(Object.keys(OIDC))('the sign-in of a school is refused without %s', (name) => {
  expect(() => readConfig({ ...SECRET, ...OIDC, [name]: '' })).toThrow(
    /^OIDC_ISSUER, .* must be set together\.$/,
  );
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

test.each([
  ['PORT', '65536'],
  ['PORT', 'many'],
  ['PUBLIC_URL', 'codivia.example'],
  ['DATABASE_URL', 'mysql://root@localhost/codivia'],
  ['DATABASE_DIRECT_URL', 'postgres://db.example/codivia'],
  ['DATABASE_REPLICA_URL', 'postgres://db.example/codivia'],
  ['TOKEN_SECRET', 'short'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['SMTP_URL', 'http://mail.example.org'],
  ['STRIPE_API_BASE', 'stripe'],
  ['OIDC_ISSUER', 'ent.example'],
  ['RUNNER_ORIGIN', 'http://127.0.0.1/runner'],
  ['PYTHON_PACKAGES_URL', '/no/such/folder'],
  ['CONTACT_EMAIL', 'a b@example.org'],
  ['METRICS_TOKEN', 'short'],
  ['WORKERS', 'all'],
  ['WORKERS', '0'],
  ['WORKERS', '1.5'],
  ['WORKERS', '2'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OFFLINE', 'maybe'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s is refused in one line that begins with its name', (name, value) => {
  const read = () => readConfig({ ...SECRET, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
});

test('several processes on one database need a secret that they share', () => {
  const shared = { DATABASE_URL: 'postgresql://db.example/codivia' };
  expect(() => readConfig(shared)).toThrow(/^TOKEN_SECRET is required when DATABASE_URL is set/);
  expect(readConfig({ ...SECRET, ...shared }).databaseUrl).toBe(shared.DATABASE_URL);
});

test('what needs a session goes past a pooler when its address is given', () => {
  const DATABASE_URL = 'postgresql://pooler.example/codivia';
  const DATABASE_DIRECT_URL = 'postgresql://db.example/codivia';
  expect(readConfig(SECRET).databaseDirectUrl).toBeUndefined();
  expect(readConfig({ ...SECRET, DATABASE_URL }).databaseDirectUrl).toBe(DATABASE_URL);
  const both = readConfig({ ...SECRET, DATABASE_URL, DATABASE_DIRECT_URL });
  expect([both.databaseUrl, both.databaseDirectUrl]).toEqual([DATABASE_URL, DATABASE_DIRECT_URL]);
});

test('one process uses the embedded database, any number a server', () => {
  const shared = { ...SECRET, DATABASE_URL: 'postgresql://db.example/codivia' };
  expect(readConfig(SECRET).workers).toBe(1);
  expect(readConfig({ ...SECRET, WORKERS: '1' }).workers).toBe(1);
  expect(() => readConfig({ ...SECRET, WORKERS: '2' })).toThrow(/embedded database/);
  expect(readConfig(shared).workers).toBeUndefined();
  expect(readConfig({ ...shared, WORKERS: '2' }).workers).toBe(2);
});

test('settings without a value, or of blanks alone, are unset', () => {
  const env = { ...SECRET, PORT: '', SMTP_URL: ' ', MAIL_FROM: '  ', OFFLINE: '', LOG_LEVEL: ' ' };
  expect(readConfig(env)).toEqual(readConfig(SECRET));
});

test.each([
  'meet.example.org/{id}',
  'http://meet.example.org/{id}',
  'https://meet.example.org/',
  'https://{id}',
])('an address of live video that leads nowhere safe is refused: %s', (address) => {
  const env = { ...SECRET, LIVE_VIDEO_URL: address };
  expect(() => readConfig(env)).toThrow('LIVE_VIDEO_URL must be an address like https://…/{id}');
});

test('live video is off, or where the operator says', () => {
  expect(readConfig(SECRET).liveVideoUrl).toBeUndefined();
  const LIVE_VIDEO_URL = 'https://meet.example.org/codivia-{id}';
  expect(readConfig({ ...SECRET, LIVE_VIDEO_URL }).liveVideoUrl).toBe(LIVE_VIDEO_URL);
});

test('a community that is set to nothing is none; left out, it is the usual one', () => {
  expect(readConfig({ ...SECRET, COMMUNITY_URL: ' ' }).communityUrl).toBe('');
  expect(readConfig(SECRET).communityUrl).toMatch(/^https:/);
});
