import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { hashPassword } from './passwords.service.ts';

const PASSWORD = 'correct horse';
const MINUTE = 60 * 1000;

let server: TestApp;
let passwordHash: string;
beforeAll(async () => {
  server = await buildTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

function change(token: string, body: object) {
  return server.call('PUT', '/auth/me', { token, body });
}

async function logsIn(email: string, password: string): Promise<boolean> {
  const body = { email, password };
  return (await server.call('POST', '/auth/login', { body })).status === 200;
}

test('ten minutes after signing in, the current password is asked for', async () => {
  const { user, token } = await createMember(server, { passwordHash });
  server.clock.pass(10 * MINUTE);
  expect(await change(token, { password: 'the next one' })).toMatchObject({
    status: 403,
    body: {
      code: 'current_password_required',
      detail: { fr: expect.stringContaining('mot de passe actuel'), en: expect.any(String) },
    },
  });
  const wrong = { password: 'the next one', current_password: 'not it' };
  expect(await change(token, wrong)).toMatchObject({
    status: 403,
    body: { code: 'wrong_password', detail: { fr: 'Mot de passe incorrect' } },
  });
  expect(await logsIn(user.email, PASSWORD), 'nothing has changed').toBe(true);
  const right = { password: 'the next one', current_password: PASSWORD };
  expect((await change(token, right)).status).toBe(200);
  expect(await logsIn(user.email, 'the next one')).toBe(true);
});

test('a younger session may do without; renewing its tokens makes none younger', async () => {
  const { user } = await createMember(server, { passwordHash });
  const body = { email: user.email, password: PASSWORD };
  const { body: session } = await server.call('POST', '/auth/login', { body });
  server.clock.pass(10 * MINUTE - 5000);
  const { refresh_token } = session;
  const renewed = await server.call('POST', '/auth/refresh', { body: { refresh_token } });
  const token = renewed.body.access_token;
  const wrong = { password: 'the next one', current_password: 'not it' };
  expect((await change(token, wrong)).status, 'what is given is looked at').toBe(403);
  server.clock.pass(10_000);
  expect((await change(token, { password: 'the next one' })).status).toBe(403);

  const { token: young } = await createMember(server, { passwordHash });
  expect((await change(young, { password: 'the next one' })).status).toBe(200);
});

test('ten wrong current passwords, then even the right one has to wait', async () => {
  const { token } = await createMember(server, { passwordHash });
  for (let count = 0; count < 10; count++) {
    const guess = { password: 'the next one', current_password: `guess ${count}` };
    expect((await change(token, guess)).status).toBe(403);
  }
  const right = { password: 'the next one', current_password: PASSWORD };
  expect((await change(token, right)).status).toBe(429);
});

test.each([
  ['fr', 'Ton mot de passe a été changé', /le \S+ \S+ \d{4}\S* .*\d+:\d\d \(heure de Paris\)/],
  ['en', 'Your password was changed', /on \S+ \d+, \d{4}, \d+:\d\d.[AP]M \(UTC\)/],
] as const)(
  'a change is told by mail, in the member’s language: %s',
  async (language, subject, when) => {
    const { user, token } = await createMember(server, { language });
    await change(token, { password: 'the next one' });
    const mail = await nextMail(server, user.email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toMatch(when);
    expect(mail.text).toContain(`${server.config.publicUrl}/forgot-password`);
    expect(mail.text).toContain(server.config.contactEmail);
  },
);

test('so is a reset, and nothing of one that was refused', async () => {
  const { user, token } = await createMember(server);
  await server.call('POST', '/auth/forgot-password', { body: { email: user.email } });
  const link = tokenOf(await nextMail(server, user.email));
  const reset = (new_password: string) =>
    server.call('POST', '/auth/reset-password', { body: { token: link, new_password } });
  await change(token, { password: 'password' });
  await reset('password');
  expect((await reset('the next one')).status).toBe(200);
  const mails = await mailsTo(server, user.email, 2);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your password was changed',
    'Choose a new password',
  ]);
});
