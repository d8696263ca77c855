import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, createPupil, createTeacher } from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { ALL_OFF, ALL_ON, DAY, familyCalls } from '../../../test/family-calls.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import { listMails } from '../mails/mails.queries.ts';
import { consents, family_ties, not_parents, parents } from './families.table.ts';

let server: TestApp;
const { child, ask, linkFor, answer, by } = familyCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const numbers = Array.from({ length: 99 }, (_, i) => i);
const address = () => `parent-${numbers.pop()}@example.org`;
const read = (token: string) => server.call('POST', '/consent/read', { body: { token } });
const closedOf = async (one: Awaited<ReturnType<typeof child>>) =>
  (await one.send('GET', '/auth/me')).body.closed;
const tiesOf = (childId: string) =>
  server.database.db.select().from(family_ties).where(eq(family_ties.child_id, childId));
const recordOf = (childId: string) =>
  server.database.db
    .select()
    .from(consents)
    .where(eq(consents.child_id, childId))
    .orderBy(consents.id);
const parentsWith = (email: string) =>
  server.database.db.select().from(parents).where(eq(parents.email, email));

test('a parent reads who asks, accepts, and the switches decide', async () => {
  const lea = await child({ name: 'Léa Martin' });
  const email = address();
  expect(await closedOf(lea)).toMatchObject({ publish: 'age', mentoring: 'age', live: 'age' });
  expect((await ask(lea, `  ${email} `)).status).toBe(200);
  const mail = await nextMail(server, email);
  expect(mail.subject).toBe('Léa vous demande votre accord sur Codivia');
  expect(mail.text).toContain('/family/consent#token=');
  expect(mail.text).not.toContain('Martin');
  const token = await linkFor(email);
  const question = (await read(token)).body;
  expect(question).toMatchObject({ child: 'Léa', state: 'asked', asked_by: 'age', version: 1 });
  const given = { ...ALL_OFF, may_publish: true };
  const { body } = await answer(token, 'accept', given);
  expect(body).toEqual({ state: 'accepted', family_token: expect.stringMatching(/^fam_/) });
  expect(await closedOf(lea)).toEqual({
    mentoring: 'parent',
    live: 'parent',
    api: 'age',
    community: 'age',
  });
  expect(await recordOf(lea.id)).toMatchObject([
    { action: 'accept', version: 1, allowed: ['publish'], by: 'parent' },
  ]);
  const family = (await by(body.family_token, 'GET', '/family')).body;
  expect(family.children).toMatchObject([{ id: lea.id, name: 'Léa Martin', switches: given }]);
  await mailsTo(server, lea.email, 1);
  // The link answers one question, once: it is no way to the family page.
  expect((await answer(token, 'accept')).body).toEqual({ state: 'accepted' });
  expect((await answer(token, 'refuse')).body.code).toBe('consent_answered');
  expect((await by(token, 'GET', '/family')).status).toBe(401);
});

test('a parent who refuses may change their mind', async () => {
  const one = await child();
  const email = address();
  await ask(one, email);
  const token = await linkFor(email);
  expect((await answer(token, 'refuse')).body).toEqual({ state: 'refused' });
  expect((await closedOf(one)).publish).toBe('age');
  expect((await ask(one, email)).body.code).toBe('parent_known');
  expect((await answer(token, 'accept')).body.state).toBe('accepted');
  expect((await closedOf(one)).publish).toBeUndefined();
  expect((await recordOf(one.id)).map(({ action }) => action)).toEqual(['refuse', 'accept']);
});

test('somebody who is no parent hears nothing more, and learns nothing more', async () => {
  const one = await child({ name: 'Noé' });
  const email = address();
  await ask(one, email);
  const token = await linkFor(email);
  expect((await answer(token, 'not_mine')).body).toEqual({ state: 'not_mine' });
  expect((await read(token)).body).toMatchObject({ child: '', state: 'not_mine' });
  expect((await answer(token, 'accept')).body.code).toBe('consent_answered');
  expect((await ask(one, email)).body.code).toBe('parent_known');
  const [tie] = (await one.send('GET', '/user/parents')).body.parents;
  expect((await one.send('DELETE', `/user/parents/${tie.id}`)).body.code).toBe('parent_answered');
  expect(await mailsTo(server, email, 1)).toHaveLength(1);
  expect(await recordOf(one.id)).toEqual([]);
});

test('whoever has said so is never asked again by this child, in no disguise of the address', async () => {
  const one = await child();
  const email = 'no.parent@gmail.com';
  await ask(one, email);
  await answer(await linkFor(email), 'not_mine');
  // The tie and the address are deleted after a while; what stays names nobody.
  await server.database.db.delete(family_ties).where(eq(family_ties.child_id, one.id));
  await server.database.db.delete(parents).where(eq(parents.email, email));
  for (const same of [email, 'NoParent+x@googlemail.com']) {
    expect((await ask(one, same)).body.code).toBe('parent_known');
  }
  expect(await parentsWith(email)).toEqual([]);
  const kept = await server.database.db.select().from(not_parents);
  expect(JSON.stringify(kept)).not.toContain('gmail');
  // Somebody else may have this address as a parent's.
  expect((await ask(await child(), email)).status).toBe(200);
});

test.each([
  [
    'fr',
    'Votre accord pour Léa est enregistré',
    /Ce qui est permis\s: publier des projets et un portfolio et écrire à un mentor\./,
  ],
  [
    'en',
    'Your agreement for Léa is recorded',
    /What is allowed: publishing projects and a portfolio and writing to a mentor\./,
  ],
])('the owner of the address hears what was allowed, and takes it back: %s', async (...row) => {
  const [lang, subject, allowed] = row;
  const lea = await child({ name: 'Léa Martin' });
  const email = address();
  await ask(lea, email, lang);
  const link = await linkFor(email);
  await answer(link, 'accept', { ...ALL_OFF, may_publish: true, may_mentoring: true });
  const mail = await nextMail(server, email, 2);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toMatch(allowed);
  expect(mail.text).not.toContain('Martin');
  const withdraw = /\/family\/withdraw#token=(fam_[\w-]+)/.exec(mail.text)?.[1] ?? '';
  expect((await by(withdraw, 'POST', `/family/children/${lea.id}/leave`)).status).toBe(200);
  expect((await closedOf(lea)).publish).toBe('age');
  expect((await by(withdraw, 'GET', '/family')).status).toBe(401);
});

test('without a switch nothing is said to be allowed, and the same answer again is no news', async () => {
  const one = await child();
  const email = address();
  await ask(one, email);
  const token = await linkFor(email);
  await answer(token, 'accept', ALL_OFF);
  await answer(token, 'accept', ALL_OFF);
  const mail = await nextMail(server, email, 2);
  expect(mail.text).toContain('Rien n’est permis de plus pour l’instant.');
  expect(await mailsTo(server, email, 2)).toHaveLength(2);
});

test('a mistyped address is taken back with its link, and another one is given', async () => {
  const one = await child();
  const [wrong, right] = [address(), address()];
  await ask(one, wrong);
  const token = await linkFor(wrong);
  const [tie] = (await one.send('GET', '/user/parents')).body.parents;
  expect((await one.send('DELETE', `/user/parents/${tie.id}`)).status).toBe(200);
  expect((await read(token)).body.code).toBe('consent_link_over');
  expect((await answer(token, 'accept')).status).toBe(410);
  expect(await parentsWith(wrong)).toEqual([]);
  expect((await ask(one, right)).status).toBe(200);
  expect((await one.send('DELETE', `/user/parents/${tie.id}`)).body.code).toBe('parent_not_found');
});

test('asked again, a parent gets another mail, and both links work', async () => {
  const one = await child();
  const email = address();
  await ask(one, email);
  const first = await linkFor(email);
  await ask(one, email);
  const second = await linkFor(email, 2);
  expect(second).not.toBe(first);
  expect(await tiesOf(one.id)).toHaveLength(1);
  expect((await read(first)).status).toBe(200);
  expect((await answer(second, 'accept')).body.state).toBe('accepted');
});

test('links are over after 30 days, and malformed ones are refused', async () => {
  const own = await buildTestApp();
  const calls = familyCalls(() => own);
  const one = await calls.child();
  await calls.ask(one, 'late@example.org');
  const token = await calls.linkFor('late@example.org');
  const open = () => own.call('POST', '/consent/read', { body: { token } });
  own.clock.pass(30 * DAY - 60_000);
  expect((await open()).status).toBe(200);
  own.clock.pass(61_000);
  expect((await open()).body.code).toBe('consent_link_over');
  for (const wrong of ['', 'short', `${'a'.repeat(42)}%`, 'a'.repeat(5000)]) {
    expect((await own.call('POST', '/consent/read', { body: { token: wrong } })).status).toBe(400);
  }
  const unknown = { token: 'a'.repeat(43) };
  expect((await own.call('POST', '/consent/read', { body: unknown })).status).toBe(410);
  await own.close();
});

test('an answer to another version of the text is not taken', async () => {
  const one = await child();
  const email = address();
  await ask(one, email);
  const token = await linkFor(email);
  expect((await answer(token, 'accept', ALL_ON, 2)).body.code).toBe('consent_changed');
  expect((await tiesOf(one.id))[0]?.state).toBe('asked');
});

test('a child’s own address is refused in every disguise', async () => {
  const one = await child({ email: 'lea.petit@gmail.com' });
  for (const own of [
    'lea.petit@gmail.com',
    'LEA.PETIT@GMAIL.COM',
    'leapetit@googlemail.com',
    'lea.petit+maman@gmail.com',
  ]) {
    expect((await ask(one, own)).body.code).toBe('parent_address_own');
  }
  // What is refused does not count.
  expect((await ask(one, address())).status).toBe(200);
});

test('one address is that of ten children at most', async () => {
  const own = await buildTestApp();
  const calls = familyCalls(() => own);
  const email = 'busy@example.org';
  for (let n = 0; n < 10; n += 1) {
    own.clock.pass(60 * 60_000);
    expect((await calls.ask(await calls.child(), email)).status).toBe(200);
  }
  own.clock.pass(60 * 60_000);
  expect((await calls.ask(await calls.child(), email)).body.code).toBe('parent_full');
  await own.close();
});

test('a child asks four parents at most, and five times a day', async () => {
  const one = await child();
  for (let n = 0; n < 4; n += 1) expect((await ask(one, address())).status).toBe(200);
  expect((await ask(one, address())).body.code).toBe('too_many_parents');
  const [tie] = (await one.send('GET', '/user/parents')).body.parents;
  await one.send('DELETE', `/user/parents/${tie.id}`);
  expect((await ask(one, address())).status).toBe(200);
  const [next] = (await one.send('GET', '/user/parents')).body.parents;
  await one.send('DELETE', `/user/parents/${next.id}`);
  const sixth = address();
  expect((await ask(one, sixth)).status).toBe(429);
  expect(await parentsWith(sixth)).toEqual([]);
});

test('a class account has no parents, and bad input is a 400', async () => {
  const teacher = await createTeacher(server);
  const { id } = await createClass(server, [teacher.user.id]);
  const { token } = await createPupil(server, id);
  const asked = await server.call('POST', '/user/parents', { token, body: { email: address() } });
  expect(asked.body.code).toBe('closed_by_class');
  const one = await child();
  for (const email of ['', 'nobody', 'a@b', `${'a'.repeat(260)}@example.org`]) {
    expect((await ask(one, email)).status).toBe(400);
  }
  const odd = await one.send('POST', '/user/parents', { email: address(), lang: 'de' });
  expect(odd.status).toBe(400);
});

test('a parent whom a member of 15 invites closes nothing by accepting everything', async () => {
  const { token, user } = await createMember(server, { name: 'Tom' });
  const email = address();
  await server.call('POST', '/user/parents', { token, body: { email, lang: 'en' } });
  const link = await linkFor(email);
  expect((await read(link)).body).toMatchObject({ asked_by: 'invitation', language: 'en' });
  await answer(link, 'accept');
  await nextMail(server, email, 2);
  const me = await server.call('GET', '/auth/me', { token });
  expect(me.body.closed).toBeUndefined();
  // From 15 it is the member who ends it.
  const [tie] = (await server.call('GET', '/user/parents', { token })).body.parents;
  expect((await server.call('DELETE', `/user/parents/${tie.id}`, { token })).status).toBe(200);
  const mail = await nextMail(server, email, 3);
  expect(mail.subject).toBe('Tom has ended your access');
  expect((await recordOf(user.id)).at(-1)).toMatchObject({ action: 'end_by_child', by: 'child' });
});

test.each(['before the answer of the parent', 'after it'])(
  'a member who says only after an invitation that they are under 15 has nothing open by it: %s',
  async (when) => {
    const { token, user } = await createMember(server, { name: 'Tom' });
    const email = address();
    await server.call('POST', '/user/parents', { token, body: { email, lang: 'en' } });
    const link = await linkFor(email);
    const under15 = () => server.call('POST', '/user/age', { token, body: { over_15: false } });
    if (when !== 'after it') {
      await under15();
      expect((await read(link)).body).toMatchObject({ asked_by: 'age', age: 'under_15' });
      return;
    }
    await answer(link, 'accept');
    expect((await under15()).body.closed).toMatchObject({ publish: 'parent', live: 'parent' });
    expect((await tiesOf(user.id))[0]).toMatchObject({ state: 'accepted', may_publish: false });
  },
);

test('a name that could be an advertisement is not repeated', async () => {
  const one = await child({ name: 'www.spam.example gratuit' });
  const email = address();
  await ask(one, email);
  const mail = await nextMail(server, email);
  expect(mail.subject).toBe('Votre enfant vous demande votre accord sur Codivia');
  expect(`${mail.html}${mail.text}`).not.toContain('spam');
});

test('two answers at once leave one record', async () => {
  const one = await child();
  const email = address();
  await ask(one, email);
  const token = await linkFor(email);
  const both = await Promise.all([answer(token, 'accept'), answer(token, 'accept')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.filter(({ body }) => body.family_token)).toHaveLength(1);
  expect(await recordOf(one.id)).toHaveLength(1);
});

test('mails to children carry no address of a parent', async () => {
  const mails = await listMails(server.database.db);
  const toChildren = mails.filter(({ recipient }) => recipient.startsWith('learner-'));
  expect(toChildren.length).toBeGreaterThan(0);
  for (const { text } of toChildren) expect(text).not.toMatch(/parent-\d+@/);
});
