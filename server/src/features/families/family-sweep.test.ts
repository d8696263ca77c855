import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { DAY, familyCalls, linkTokenOf, sweep } from '../../../test/family-calls.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import { users } from '../accounts/accounts.table.ts';
import { family_ties, parent_links, parents } from './families.table.ts';

let server: TestApp;
const { child, ask, answer, linkFor } = familyCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let one: Awaited<ReturnType<typeof child>>;
let email: string;
beforeEach(async () => {
  one = await child();
  email = `parent-${one.id}@example.org`;
  await ask(one, email);
  await nextMail(server, email);
});
const addresses = () => server.database.db.select().from(parents).where(eq(parents.email, email));
const tie = async () =>
  (await server.database.db.select().from(family_ties).where(eq(family_ties.child_id, one.id)))[0];

test('a parent is reminded once, after a week, by a link that works', async () => {
  server.clock.pass(7 * DAY - 60_000);
  await sweep(server);
  expect((await tie())?.reminded_at).toBeNull();
  server.clock.pass(61_000);
  await sweep(server);
  await sweep(server);
  const reminder = await nextMail(server, email, 2);
  expect(reminder.text).toContain('C’est le seul rappel');
  server.clock.pass(DAY);
  await sweep(server);
  expect(await mailsTo(server, email, 2)).toHaveLength(2);
  expect((await answer(linkTokenOf(reminder), 'accept')).body.state).toBe('accepted');
  // Whoever has accepted stays.
  server.clock.pass(40 * DAY);
  await sweep(server);
  expect(await addresses()).toHaveLength(1);
});

test('a child whose name may be none is “your child” in a reminder, with a capital where a sentence begins', async () => {
  const { db } = server.database;
  await db.update(users).set({ name: 'www.example.org' }).where(eq(users.id, one.id));
  server.clock.pass(7 * DAY);
  await sweep(server);
  const { subject, text } = await nextMail(server, email, 2);
  expect(subject).toBe('Votre enfant attend votre réponse sur Codivia');
  expect(text).toContain('Il y a une semaine, votre enfant vous a demandé');
});

test('an address that never answers is deleted after 30 days, and the account stays limited', async () => {
  server.clock.pass(30 * DAY - 60_000);
  await sweep(server);
  expect(await addresses()).toHaveLength(1);
  server.clock.pass(61_000);
  await sweep(server);
  expect([await addresses(), await tie()]).toEqual([[], undefined]);
  expect((await one.send('GET', '/auth/me')).body.closed).toMatchObject({ publish: 'age' });
  // The child may ask again.
  expect((await ask(one, email)).status).toBe(200);
});

test.each(['refuse', 'not_mine'])('after “%s” it is deleted 30 days later', async (given) => {
  server.clock.pass(10 * DAY);
  await answer(await linkFor(email), given);
  server.clock.pass(29 * DAY);
  await sweep(server);
  expect(await addresses()).toHaveLength(1);
  server.clock.pass(DAY + 1000);
  await sweep(server);
  expect(await addresses()).toEqual([]);
});

test('links that are over are deleted', async () => {
  const { db } = server.database;
  const [{ id } = { id: '' }] = await addresses();
  const links = () => db.select().from(parent_links).where(eq(parent_links.parent_id, id));
  await answer(await linkFor(email), 'accept');
  await nextMail(server, email, 2);
  // The question, the page that the answer opens, and the mail about the answer.
  expect(await links()).toHaveLength(3);
  server.clock.pass(30 * DAY + 1000);
  await sweep(server);
  expect(await links()).toEqual([]);
});
