import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember, type MemberOptions } from '../../../test/factories.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';
import { nextMail, tokenOf } from '../../../test/mailbox.ts';
import { createJobs } from '../../services/jobs.ts';
import { findGiftCard } from '../gift-cards/gift-cards.queries.ts';
import { known_devices, mail_tokens, refresh_tokens, sessions } from './accounts.table.ts';
import { hashPassword } from './passwords.service.ts';
import { purgeOld } from './purge.job.ts';
import { findUser } from './users.queries.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
function purge({ app, database, clock }: TestApp): Promise<void> {
  const jobs = createJobs(database, app.log);
  return purgeOld({ db: database.db, clock: clock.now, jobs });
}

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('what is in use stays; what nobody can use any more goes', async () => {
  const { db } = server.database;
  const count = async () => ({
    sessions: (await db.select().from(sessions)).length,
    tokens: (await db.select().from(refresh_tokens)).length,
    links: (await db.select().from(mail_tokens)).length,
    devices: (await db.select().from(known_devices)).length,
  });
  const { user } = await createMember(server, {
    passwordHash: await hashPassword('blue kettle 42'),
  });
  const login = () =>
    server.call('POST', '/auth/login', { body: { email: user.email, password: 'blue kettle 42' } });
  const { body: used } = await login();
  const { body: ended } = await login();
  await server.call('POST', '/auth/logout', { body: { refresh_token: ended.refresh_token } });
  await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
  tokenOf(await nextMail(server, user.email));
  expect(await count()).toEqual({ sessions: 3, tokens: 2, links: 1, devices: 2 });

  await purge(server);
  expect(await count()).toEqual({ sessions: 3, tokens: 2, links: 1, devices: 2 });

  server.clock.pass(8 * DAY);
  await purge(server);
  expect(await count()).toEqual({ sessions: 1, tokens: 1, links: 0, devices: 2 });
  const body = { refresh_token: used.refresh_token };
  expect((await server.call('POST', '/auth/refresh', { body })).status).toBe(200);

  server.clock.pass(91 * DAY);
  await purge(server);
  expect(await count()).toEqual({ sessions: 0, tokens: 0, links: 0, devices: 2 });

  server.clock.pass(275 * DAY);
  await purge(server);
  expect((await count()).devices).toBe(0);
  expect(await findUser(db, user.id)).toBeDefined();
});

test.each<[string, MemberOptions, boolean]>([
  ['never confirmed', { verified: false }, false],
  ['confirmed', { verified: true }, true],
  ['of an administrator', { verified: false, role: 'admin' }, true],
  ['made premium by an administrator', { verified: false, premium: true }, true],
  ['with a gift card that is over', { verified: false, giftUntil: new Date(0) }, true],
  ['with a subscription that is over', { verified: false, premiumUntil: new Date(0) }, true],
])('thirty days on, an account that was %s: kept %s', async (_what, options, remains) => {
  const { db } = server.database;
  const { user } = await createMember(server, options);
  server.clock.pass(30 * DAY - 60_000);
  await purge(server);
  expect(await findUser(db, user.id)).toBeDefined();
  server.clock.pass(120_000);
  await purge(server);
  expect((await findUser(db, user.id)) !== undefined).toBe(remains);
});

test('an account that a card has opened is never purged, confirmed or not', async () => {
  const { db } = server.database;
  const { code } = await createGiftCard(server);
  const body = { email: 'opened@example.org', password: 'blue kettle 42', name: 'Ada' };
  const { body: session } = await server.call('POST', `/auth/register?token=${code}`, { body });
  server.clock.pass(800 * DAY);
  await purge(server);
  expect(await findUser(db, session.user.id)).toBeDefined();
});

test('where a card was mailed to is forgotten after thirty days, not before it has left', async () => {
  const { db } = server.database;
  const { card } = await createGiftCard(server);
  const { card: waiting } = await createGiftCard(server, { mailed_at: null });
  const emails = async () => [
    (await findGiftCard(db, card.id))?.buyer_email,
    (await findGiftCard(db, waiting.id))?.buyer_email,
  ];
  server.clock.pass(29 * DAY);
  await purge(server);
  expect(await emails()).toEqual(['grandma@example.org', 'grandma@example.org']);
  server.clock.pass(2 * DAY);
  await purge(server);
  expect(await emails()).toEqual([null, 'grandma@example.org']);
});
