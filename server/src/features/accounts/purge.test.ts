import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { nextMail, tokenOf } from '../../../test/mailbox.ts';
import { known_networks, mail_tokens, refresh_tokens, sessions } from './accounts.table.ts';
import { hashPassword } from './passwords.ts';
import { purgeOld } from './purge.job.ts';
import { findUser } from './users.queries.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
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
    networks: (await db.select().from(known_networks)).length,
  });
  const { user } = await createMember(server, { passwordHash: await hashPassword('secret1') });
  const login = () =>
    server.call('POST', '/auth/login', { body: { email: user.email, password: 'secret1' } });
  const { body: used } = await login();
  const { body: ended } = await login();
  await server.call('POST', '/auth/logout', { body: { refresh_token: ended.refresh_token } });
  await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
  tokenOf(await nextMail(server, user.email));
  expect(await count()).toEqual({ sessions: 3, tokens: 2, links: 1, networks: 1 });

  await purgeOld(db, server.clock.now);
  expect(await count()).toEqual({ sessions: 3, tokens: 2, links: 1, networks: 1 });

  server.clock.pass(8 * DAY);
  await purgeOld(db, server.clock.now);
  expect(await count()).toEqual({ sessions: 1, tokens: 1, links: 0, networks: 1 });
  const body = { refresh_token: used.refresh_token };
  expect((await server.call('POST', '/auth/refresh', { body })).status).toBe(200);

  server.clock.pass(91 * DAY);
  await purgeOld(db, server.clock.now);
  expect(await count()).toEqual({ sessions: 0, tokens: 0, links: 0, networks: 0 });
  expect(await findUser(db, user.id)).toBeDefined();
});
