import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { nextMail, tokenOf } from '../../../test/mailbox.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const ADA = { email: 'ada@example.org', password: 'secret1', name: 'Ada', lang: 'fr' };

test('registers, mails a link in the registrant’s language, and lets in once it was followed', async () => {
  const registered = await server.call('POST', '/auth/register', { body: ADA });
  expect(registered).toMatchObject({ status: 200, body: { message: { fr: expect.any(String) } } });
  expect(registered.body).not.toHaveProperty('access_token');

  const login = { body: { email: ADA.email, password: ADA.password } };
  const early = await server.call('POST', '/auth/login', login);
  expect(early.status).toBe(403);
  expect(early.body.detail.en).toContain('verify your email first');

  const mail = await nextMail(server, ADA.email);
  expect(mail.subject).toBe('Confirme ton adresse e-mail');
  expect(mail.html).toContain('lang="fr"');
  const verified = await server.call('POST', '/auth/verify', { body: { token: tokenOf(mail) } });
  expect(verified).toMatchObject({ status: 200, body: { message: { fr: expect.any(String) } } });

  const answer = await server.call('POST', '/auth/login', login);
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { email: ADA.email, name: 'Ada', language: 'fr', is_premium: false } },
  });
});
