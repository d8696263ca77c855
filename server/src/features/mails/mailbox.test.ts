import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { nextMail, tokenOf } from '../../../test/mailbox.ts';
import { insertMail } from './mails.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

function open(path: string, on = server) {
  return on.app.inject({ method: 'GET', url: path });
}

test('lists mails newest first, each with its link, and opens them', async () => {
  expect((await open('/dev/mailbox')).body).toContain('Vide');
  for (const [index, email] of ['first@example.org', 'second@example.org'].entries()) {
    const body = { email, password: 'blue kettle 42', name: 'Ada', lang: index ? 'fr' : 'en' };
    await server.call('POST', '/auth/register', { body });
    await nextMail(server, email);
  }
  const list = await open('/dev/mailbox');
  expect(list.statusCode).toBe(200);
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(list.headers['cache-control']).toBe('no-store');
  expect(list.body.indexOf('second@example.org')).toBeLessThan(
    list.body.indexOf('first@example.org'),
  );
  const mail = await nextMail(server, 'second@example.org');
  const link = `${server.config.publicUrl}/verify?token=${tokenOf(mail)}`;
  expect(list.body).toContain(`href="${link}"`);
  expect(list.body).toContain(`href="/dev/mailbox/${mail.id}"`);

  const opened = await open(`/dev/mailbox/${mail.id}`);
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain(`href="${link}"`);
  expect(opened.body).toContain('Confirme ton adresse e-mail');
});

test('nothing in a mail runs or escapes', async () => {
  await insertMail(server.database.db, {
    recipient: '"><script>alert(1)</script>@example.org',
    subject: '<img src=x onerror=alert(2)>',
    html: '<html><head></head><body><script>alert(3)</script>"></iframe></body></html>',
    text: '<script>alert(4)</script> javascript:alert(5) http://localhost:3000/x"onclick="alert(6)',
  });
  const mail = await nextMail(server, '"><script>alert(1)</script>@example.org');
  for (const path of ['/dev/mailbox', `/dev/mailbox/${mail.id}`]) {
    const { body, headers } = await open(path);
    expect(body).not.toMatch(/<script|<img/);
    expect(body).not.toMatch(/href="javascript:|"onclick=/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script-src');
  }
  const { body } = await open(`/dev/mailbox/${mail.id}`);
  expect(body).toMatch(/<iframe [^>]*sandbox="allow-top-navigation-by-user-activation"/);
  expect(body.match(/<\/iframe>/g)).toHaveLength(1);
  expect(body).toContain('&lt;base target=&quot;_top&quot;&gt;');
});

test('a mail that is not there is a 404', async () => {
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000', '%00']) {
    expect((await open(`/dev/mailbox/${id}`)).statusCode).toBe(404);
  }
});

test('with a mail server there is no mailbox', async () => {
  const sending = await buildTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
  try {
    expect((await open('/dev/mailbox', sending)).statusCode).toBe(404);
    expect((await sending.call('GET', '/config')).body.local_mailbox).toBe(false);
  } finally {
    await sending.close();
  }
});
