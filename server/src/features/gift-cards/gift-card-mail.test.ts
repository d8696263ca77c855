import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, FREQUENT, type TestApp } from '../../../test/build-app.ts';
import { createGiftCard } from '../../../test/gift-card-factory.ts';
import { buyGiftCard } from '../../../test/gift-card-purchase.ts';
import { closedPort, startSmtp, type TestSmtp } from '../../../test/smtp-server.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../db/connect.ts';
import { localMailer } from '../../services/local-mailer.ts';
import type { Mail, Mailer } from '../../services/mail.ts';
import { listMails } from '../mails/mails.queries.ts';
import { giftCardMailOf } from './gift-card.email.ts';
import { giftCardCode, giftCardHash } from './gift-card-code.ts';
import { deliverGiftCard, type GiftCardMail, giftCardMail } from './gift-card-mail.job.ts';
import { mailLateCards } from './gift-card-sweep.job.ts';
import { findGiftCard } from './gift-cards.queries.ts';
import { gift_cards } from './gift-cards.table.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let database: Database | undefined;
let smtp: TestSmtp | undefined;
let running: TestApp | undefined;
afterEach(async () => {
  await running?.app.close();
  await smtp?.close();
  await database?.close();
  running = undefined;
  smtp = undefined;
  database = undefined;
});

function arrivedFor(email: string): number {
  return smtp?.mails.filter((mail) => mail.to?.[0]?.address === email).length ?? 0;
}

test('a card bought while the mail server is down arrives once it is back, after a restart too', async () => {
  database = await openTestDatabase();
  const port = await closedPort();
  const settings = { smtpUrl: `smtp://127.0.0.1:${port}` };
  const first = await buildTestApp(settings, { database, jobPace: FREQUENT });
  await buyGiftCard(first, { language: 'fr', email: 'down@example.org' });
  await vi.waitFor(async () => {
    const cards = await first.database.db.select().from(gift_cards);
    expect(cards).toHaveLength(1);
  });
  await first.app.close();

  smtp = await startSmtp({ port });
  running = await buildTestApp(settings, { database, jobPace: FREQUENT });
  await vi.waitFor(() => expect(arrivedFor('down@example.org')).toBe(1));
  await buyGiftCard(running, { email: 'up@example.org' });
  await vi.waitFor(() => expect(arrivedFor('up@example.org')).toBe(1));
  expect(arrivedFor('down@example.org')).toBe(1);
  expect(await running.database.db.select().from(gift_cards)).toHaveLength(2);
  const [mail] = smtp.mails;
  expect(mail?.subject).toBe('Votre carte cadeau Codivia');
  const [card] = await running.database.db
    .select()
    .from(gift_cards)
    .where(eq(gift_cards.buyer_email, 'down@example.org'));
  expect(mail?.messageId).toContain(card?.id);
});

/** Returns the dependencies of the jobs that send mails in this file, with a mailer of the test's own. */
function room(mailer: Mailer, changes: object = {}) {
  const {
    database: { db },
    clock,
    config,
  } = server;
  const { tokenSecret, publicUrl, contactEmail } = config;
  const log = Fastify().log;
  return { db, clock: clock.now, mailer, tokenSecret, publicUrl, contactEmail, log, ...changes };
}

function keeping(sent: Mail[], after = () => {}): Mailer {
  return {
    async send(mail) {
      sent.push(mail);
      after();
    },
    close() {},
  };
}

test('a crash between the mail and the note of it repeats the same mail, and a mailbox keeps one', async () => {
  const { db } = server.database;
  const { card } = await createGiftCard(server, { mailed_at: null, buyer_email: 'c@example.org' });
  const mailbox = localMailer(db, server.clock.now);
  const dying: Mailer = {
    async send(mail) {
      await mailbox.send(mail);
      throw new Error('the process is gone');
    },
    close() {},
  };
  const job: GiftCardMail = { gift_card_id: card.id };
  await expect(deliverGiftCard(room(dying), job)).rejects.toThrow('gone');
  expect((await findGiftCard(db, card.id))?.mailed_at).toBeNull();
  await deliverGiftCard(room(mailbox), job);
  await deliverGiftCard(room(mailbox), job);
  const theirs = (await listMails(db)).filter(({ recipient }) => recipient === 'c@example.org');
  expect(theirs).toHaveLength(1);
  expect((await findGiftCard(db, card.id))?.mailed_at).not.toBeNull();
});

test('a card that has left leaves again only when it is asked for', async () => {
  const { card } = await createGiftCard(server);
  const sent: Mail[] = [];
  await deliverGiftCard(room(keeping(sent)), { gift_card_id: card.id });
  expect(sent).toEqual([]);
  await deliverGiftCard(room(keeping(sent)), { gift_card_id: card.id, again: 'another mail' });
  expect(sent.map(({ id }) => id)).toEqual(['another mail']);
});

test('after the secret has changed, the code that is mailed is the one that works', async () => {
  const { db } = server.database;
  const { card, payment_id } = await createGiftCard(server, { mailed_at: null });
  const sent: Mail[] = [];
  const tokenSecret = 'another secret that is long enough for tests';
  await deliverGiftCard(room(keeping(sent), { tokenSecret }), { gift_card_id: card.id });
  const code = giftCardCode(tokenSecret, payment_id);
  expect(sent[0]?.text).toContain(code);
  expect((await findGiftCard(db, card.id))?.code_hash).toBe(giftCardHash(code));
});

test('a card whose mail was given up sets out again', async () => {
  const { db } = server.database;
  const paid_at = new Date(server.clock.now().getTime() - 4 * DAY);
  const { card } = await createGiftCard(server, { mailed_at: null, paid_at });
  await createGiftCard(server, { mailed_at: null });
  await createGiftCard(server, { paid_at });
  const enqueued: unknown[] = [];
  const jobs = {
    handle() {},
    enqueueAll: async () => {},
    enqueue: async (_db: unknown, kind: { name: string }, payload: object) => {
      enqueued.push([kind.name, payload]);
    },
    start: async () => {},
    stop: async () => {},
  };
  await mailLateCards(db, server.clock.now, jobs);
  expect(enqueued).toEqual([[giftCardMail.name, { gift_card_id: card.id }]]);
});

test('the mail is a card to print, in both languages', async () => {
  const facts = {
    code: '7Q2M-0X1K-TR4B-8ZW1-E5H0',
    publicUrl: 'https://codivia.example',
    contactEmail: 'hello@codivia.example',
  };
  const mails = {
    fr: await giftCardMailOf({ ...facts, language: 'fr' }),
    en: await giftCardMailOf({ ...facts, language: 'en' }),
  };
  const link = `${facts.publicUrl}/auth?token=${facts.code}`;
  for (const [language, { subject, html, text }] of Object.entries(mails)) {
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`<title>${subject}</title>`);
    const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, a]) => a);
    expect(new Set(addresses)).toEqual(new Set([link, facts.publicUrl]));
    expect(html).toContain('@media print');
    for (const part of [facts.code, link, facts.contactEmail]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  }
  expect(mails.fr.subject).not.toBe(mails.en.subject);
  expect(mails.fr.text, 'no plain space before a high mark').not.toMatch(/ [?!:;]/);
});
