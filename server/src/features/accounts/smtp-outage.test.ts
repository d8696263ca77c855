import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp, FREQUENT, type TestApp } from '../../../test/build-app.ts';
import { tokenOf } from '../../../test/mailbox.ts';
import { closedPort, startSmtp, type TestSmtp } from '../../../test/smtp-server.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/connect.ts';
import { mail_tokens } from './accounts.table.ts';
import { findUserByEmail } from './users.queries.ts';

const ADA = { email: 'ada@example.org', password: 'blue kettle 42', name: 'Ada', lang: 'fr' };

let database: Database;
let smtp: TestSmtp | undefined;
let server: TestApp | undefined;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await server?.app.close();
  await smtp?.close();
  await database.close();
  server = undefined;
  smtp = undefined;
});

async function start(port: number): Promise<TestApp> {
  server = await buildTestApp(
    { smtpUrl: `smtp://127.0.0.1:${port}` },
    { database, jobPace: FREQUENT },
  );
  return server;
}

function register(on: TestApp, email = ADA.email) {
  return on.call('POST', '/auth/register', { body: { ...ADA, email } });
}

async function expectMails(...recipients: string[]): Promise<void> {
  await vi.waitFor(() => {
    const to = smtp?.mails.map((mail) => mail.to?.[0]?.address);
    for (const recipient of recipients) expect(to).toContain(recipient);
  });
}

/** Waits until a mail failed to leave: the job is waiting for its next attempt. */
async function failedOnce(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = (await database.db.execute(
      `select 1 from pgboss.job where name = 'account-mail' and retry_count > 0`,
    )) as unknown as { rows: object[] };
    expect(rows).toHaveLength(1);
  });
}

test('people sign up while the mail server is down, and their mail leaves when it is back', async () => {
  const port = await closedPort();
  const running = await start(port);
  expect((await register(running)).status).toBe(200);
  await failedOnce();
  smtp = await startSmtp({ port });
  await expectMails(ADA.email);
  const [mail] = smtp.mails;
  expect(mail?.subject).toBe('Confirme ton adresse e-mail');
  const token = tokenOf({ text: mail?.text ?? '' });
  expect(
    (await running.call('POST', '/auth/verify', { body: { token, password: ADA.password } }))
      .status,
  ).toBe(200);
});

test('the mail leaves exactly once after a restart', async () => {
  const port = await closedPort();
  const first = await start(port);
  expect((await register(first)).status).toBe(200);
  await first.app.close();

  smtp = await startSmtp({ port });
  const second = await start(port);
  await expectMails(ADA.email);
  await register(second, 'later@example.org');
  await expectMails(ADA.email, 'later@example.org');
  expect(smtp.mails.filter((mail) => mail.to?.[0]?.address === ADA.email)).toHaveLength(1);

  const user = await findUserByEmail(database.db, ADA.email);
  const links = await database.db
    .select()
    .from(mail_tokens)
    .where(eq(mail_tokens.user_id, user?.id ?? ''));
  expect(links, 'attempts that failed leave no links behind').toHaveLength(1);
});

test('an address that the mail server refuses for good is not written to again', async () => {
  let refusals = 0;
  smtp = await startSmtp({
    refuse(to) {
      if (to !== ADA.email) return undefined;
      refusals += 1;
      return 550;
    },
  });
  const running = await start(smtp.port);
  await register(running);
  await vi.waitFor(async () => {
    const { rows } = (await database.db.execute(
      `select 1 from pgboss.job where name = 'account-mail' and state = 'completed'`,
    )) as unknown as { rows: object[] };
    expect(rows).toHaveLength(1);
  });
  expect(refusals).toBe(1);
});

test('a mail server that is only busy is asked again', async () => {
  let attempts = 0;
  smtp = await startSmtp({
    refuse() {
      attempts += 1;
      return attempts === 1 ? 451 : undefined;
    },
  });
  await register(await start(smtp.port));
  await expectMails(ADA.email);
  expect(attempts).toBe(2);
});
