import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClock, testConfig } from '../../test/build-app.ts';
import { closedPort, startSmtp, type TestSmtp } from '../../test/smtp-server.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/connect.ts';
import { listMails } from '../features/mails/mails.queries.ts';
import type { Mailer } from './mail.ts';
import { createMailer } from './mailer.ts';
import { RecipientRefused } from './smtp-mailer.ts';

const MAIL = {
  to: 'zoé+tests@example.org',
  subject: 'Bienvenue, Zoé ! 👋',
  html: '<p>Ça marche : <a href="http://localhost/verify?token=abc-_1">ici</a></p>',
  text: 'Ça marche : http://localhost/verify?token=abc-_1\n',
};

let database: Database;
let smtp: TestSmtp;
const clock = new TestClock();
beforeAll(async () => {
  database = await openTestDatabase();
  smtp = await startSmtp({ refuse: (to) => (to.startsWith('gone') ? 550 : undefined) });
});
afterAll(async () => {
  await smtp.close();
  await database.close();
});

interface Arrived {
  to: string | undefined;
  subject: string | undefined;
  html: string | undefined;
  text: string | undefined;
}

async function inLocalMailbox(): Promise<Arrived[]> {
  const mails = await listMails(database.db);
  return mails.map(({ recipient, subject, html, text }) => ({
    to: recipient,
    subject,
    html,
    text,
  }));
}

async function onServer(): Promise<Arrived[]> {
  return smtp.mails
    .map(({ to, subject, html, text }) => ({ to: to?.[0]?.address, subject, html, text }))
    .reverse();
}

function mailerFor(smtpUrl: string | undefined): Mailer {
  return createMailer(testConfig({ smtpUrl }), database.db, clock.now);
}

describe.each([
  ['the local mailbox', () => mailerFor(undefined), inLocalMailbox],
  ['a mail server', () => mailerFor(smtp.url), onServer],
])('%s', (_name, open, receivedMails) => {
  let mailer: Mailer;
  beforeAll(() => {
    mailer = open();
  });
  afterAll(() => mailer.close());

  test('takes a mail as it is', async () => {
    await mailer.send(MAIL);
    const [mail] = await receivedMails();
    expect(mail).toMatchObject({ to: MAIL.to, subject: MAIL.subject });
    expect(mail?.html?.trim()).toBe(MAIL.html);
    expect(mail?.text?.trim()).toBe(MAIL.text.trim());
  });

  test('an address cannot add recipients or headers', async () => {
    const before = (await receivedMails()).length;
    const to = 'a@example.org\r\nBcc: b@example.org';
    await mailer.send({ ...MAIL, to, subject: 'One\r\nX-Evil: yes' }).catch(() => {});
    const later = await receivedMails();
    expect(later.length).toBeLessThanOrEqual(before + 1);
    expect(smtp.mails.flatMap(({ headers }) => headers.map(({ key }) => key))).not.toContain(
      'x-evil',
    );
    expect(smtp.mails.flatMap(({ bcc }) => bcc ?? [])).toEqual([]);
  });

  test('mails come newest first', async () => {
    for (const subject of ['first', 'second', 'third']) {
      clock.pass(1000);
      await mailer.send({ ...MAIL, subject });
    }
    const subjects = (await receivedMails()).slice(0, 3).map(({ subject }) => subject);
    expect(subjects).toEqual(['third', 'second', 'first']);
  });
});

test('the sender is the one of the settings', async () => {
  const config = testConfig({ smtpUrl: smtp.url, mailFrom: 'Codivia <hello@codivia.example>' });
  const mailer = createMailer(config, database.db, clock.now);
  await mailer.send(MAIL);
  mailer.close();
  expect(smtp.mails.at(-1)?.from).toMatchObject({
    name: 'Codivia',
    address: 'hello@codivia.example',
  });
});

test('a recipient that does not exist is told apart from a server that does not answer', async () => {
  const mailer = mailerFor(smtp.url);
  await expect(mailer.send({ ...MAIL, to: 'gone@example.org' })).rejects.toThrow(RecipientRefused);
  mailer.close();
  const unreachable = mailerFor(`smtp://127.0.0.1:${await closedPort()}`);
  const problem = await unreachable.send(MAIL).catch((error) => error);
  expect(problem).toBeInstanceOf(Error);
  expect(problem).not.toBeInstanceOf(RecipientRefused);
  unreachable.close();
});

test('the local mailbox keeps the last two hundred', async () => {
  const mailer = mailerFor(undefined);
  for (let index = 0; index < 205; index++) {
    clock.pass(1000);
    await mailer.send({ ...MAIL, subject: `mail ${index}` });
  }
  const subjects = (await listMails(database.db)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(200);
  expect(subjects[0]).toBe('mail 204');
  expect(subjects.at(-1)).toBe('mail 5');
});
