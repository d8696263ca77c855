import { LEAVING_WAIT_DAYS } from '@codivia/contract/api/leaving-school';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createClass,
  createPupil,
  createTeacher,
  runClassDeletion,
} from '../../../test/class-calls.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { familyCalls } from '../../../test/family-calls.ts';
import { mailsTo, nextMail, tokenOf } from '../../../test/mailbox.ts';
import { users } from '../accounts/accounts.table.ts';
import { hashPassword } from '../accounts/passwords.service.ts';
import { classes, pupils } from '../classes/classes.table.ts';
import { exercise_drafts } from '../exercise-drafts/exercise-drafts.table.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';
import { family_ties } from '../families/families.table.ts';

const DAY = 24 * 60 * 60 * 1000;
const WORDS = 'tulipe-panda-soleil';
const PASSWORD = 'a wise old owl';

let server: TestApp;
let count = 0;
let wordsHash: string;
const { linkFor, answer } = familyCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp();
  wordsHash = await hashPassword('tulipepandasoleil');
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A class account of a class with its teacher, and the addresses that it will give. */
async function pupil(changes: Partial<typeof classes.$inferInsert> = {}) {
  const teacher = await createTeacher(server);
  const row = await createClass(server, [teacher.user.id], changes);
  const { user, member, session } = await createPupil(server, row.id, {
    name: 'Léa M.',
    user_name: 'lea',
  });
  const { db } = server.database;
  await db.update(users).set({ password_hash: wordsHash }).where(eq(users.id, user.id));
  count += 1;
  const email = `lea-${count}@example.org`;
  const parent = `parent-${count}@example.net`;
  const send = (method: Method, path: string, body?: unknown) =>
    server.call(method, path, {
      token: server.app.session.sign(session.id),
      ...(body === undefined ? {} : { body }),
    });
  const ask = (more: object = {}) =>
    send('POST', '/user/leave-school', {
      words: WORDS,
      email,
      password: PASSWORD,
      over_15: true,
      lang: 'fr',
      ...more,
    });
  const askUnder15 = (more: object = {}) => ask({ over_15: false, parent_email: parent, ...more });
  const state = async () => (await send('GET', '/user/leave-school')).body;
  const me = async () => (await send('GET', '/auth/me')).body;
  return { id: user.id, row, member, teacher, email, parent, send, ask, askUnder15, state, me };
}

const LEARNED = ['progress', 'exercise_results', 'exercise_drafts', 'projects', 'certificates'];

type Pupil = Awaited<ReturnType<typeof pupil>>;

const token = ({ teacher }: Pupil) => server.app.session.sign(teacher.session.id);
const newWords = (one: Pupil) =>
  server.call('POST', `/classes/${one.row.id}/words`, {
    token: token(one),
    body: { member_ids: [one.member.id] },
  });
/** Lets the days pass in which the change can be stopped, and does what is due then. */
async function wait(days = LEAVING_WAIT_DAYS) {
  server.clock.pass(days * DAY);
  await sweep();
}
/** Does what is due in classes every day. */
const sweep = () => runClassDeletion(server);
const follow = (token: string) => server.call('POST', '/auth/verify', { body: { token } });
const confirm = async (email: string, mails = 1) =>
  follow(tokenOf(await nextMail(server, email, mails)));
const logIn = (email: string, password = PASSWORD) =>
  server.call('POST', '/auth/login', { body: { email, password } });
const roster = async ({ row, teacher }: Pupil) => {
  const token = server.app.session.sign(teacher.session.id);
  return (await server.call('GET', `/classes/${row.id}`, { token })).body.members;
};

/** Learns one of everything, and returns a function that reads what is kept about it. */
async function learn({ id, send }: Pupil) {
  const { course, lessons } = await createCourseOf(server, 1);
  const lesson_id = lessons[0]?.id ?? '';
  await send('POST', '/progress', { lesson_id, completed: true });
  await send('GET', `/user/courses/${course.id}/certificate`);
  await send('POST', '/projects', {
    name: 'Pong',
    kind: 'python',
    files: { 'main.py': 'print(1)' },
  });
  const { db } = server.database;
  const now = server.clock.now();
  const exercise = { user_id: id, lesson_id, exercise_id: 'first' };
  await db.insert(exercise_results).values({
    ...exercise,
    tries: { one: 3 },
    passed_at: now,
    xp_awarded: 5,
    updated_at: now,
  });
  await db.insert(exercise_drafts).values({
    ...exercise,
    language: 'fr',
    parts: { code: 'print(2)' },
    revision: 2,
    written_at: now,
  });
  return async () => {
    const { tables } = (await send('GET', '/user/data')).body;
    const xp = (await send('GET', '/user/xp')).body;
    const certificates = (await send('GET', '/user/certificates')).body;
    const rows = LEARNED.map((name) => [name, tables[name]]);
    return { ...Object.fromEntries(rows), xp, certificates };
  };
}

const OWN = { email_confirmed: false, changes_at: null, parent: 'not_needed', parent_email: null };

test('from 15, the confirmed address makes the account a personal one after some days, with all that was learned', async () => {
  const one = await pupil();
  const learned = await learn(one);
  const before = await learned();
  for (const name of LEARNED) expect([name, before[name]?.length > 0]).toEqual([name, true]);
  expect(await one.state()).toEqual({ asked_at: null, email: null, deleted_after: null, ...OWN });
  expect((await one.ask()).status).toBe(200);
  expect(await one.state()).toMatchObject({ asked_at: expect.any(String), email: one.email });
  expect(await one.me()).toMatchObject({ class_account: true, email: '' });
  expect((await logIn(one.email)).status).toBe(401);

  const mail = await nextMail(server, one.email);
  expect(mail.subject).toBe('Confirme l’adresse de ton compte');
  expect(mail.text).not.toContain('déconnectés');
  const confirmed = await follow(tokenOf(mail));
  expect([confirmed.status, confirmed.body.message?.fr]).toEqual([
    200,
    expect.stringContaining('Dans 3 jours, ce compte sera à toi'),
  ]);
  const changes_at = new Date(server.clock.now().getTime() + 3 * DAY);
  const shown = Date.parse((await one.state()).changes_at);
  expect(Math.abs(shown - changes_at.getTime())).toBeLessThan(60_000);
  await wait(2.9);
  expect((await logIn(one.email)).status, 'nothing before').toBe(401);
  const waiting = await one.me();
  expect([waiting.class_account, Date.parse(waiting.leaving_at)]).toEqual([true, shown]);
  expect(await roster(one)).toMatchObject([{ leaving_at: waiting.leaving_at, at_home: true }]);
  await wait(0.1);
  expect((await nextMail(server, one.email, 2)).subject).toBe('Ce compte est à toi');
  // The session goes on, as that of a personal account.
  const me = await one.me();
  expect(me).toMatchObject({ id: one.id, email: one.email, age: '15_or_older', in_class: true });
  expect(me).not.toHaveProperty('class_account');
  expect(me).not.toHaveProperty('closed');
  expect(me).not.toHaveProperty('leaving_at');
  expect(await learned()).toEqual(before);
  expect((await logIn(one.email)).status).toBe(200);
  const words = { user_name: one.member.user_name, words: WORDS };
  const asPupil = await server.call('POST', `/auth/class/${one.row.code}`, { body: words });
  expect(asPupil.status).toBe(401);
  expect(await roster(one)).toMatchObject([
    {
      id: one.member.id,
      name: 'Léa M.',
      user_name: null,
      personal: true,
      at_home: false,
      leaving_at: null,
    },
  ]);
  const left = await one.send('DELETE', `/user/classes/${one.row.id}`);
  expect(left.status).toBe(200);
  const again = await one.send('GET', '/user/leave-school');
  expect([again.status, again.body.code]).toEqual([403, 'not_class_account']);
  expect((await follow(tokenOf(mail))).status, 'once').toBe(400);
});

describe('under 15', () => {
  test('the parent may answer after the address was confirmed', async () => {
    const one = await pupil();
    const learned = await learn(one);
    const before = await learned();
    expect((await one.askUnder15()).status).toBe(200);
    expect((await nextMail(server, one.parent)).subject).toContain('Léa');
    const confirmed = await confirm(one.email);
    expect([confirmed.status, confirmed.body.message?.en]).toEqual([
      200,
      expect.stringContaining('As soon as a parent agrees'),
    ]);
    expect(await one.me()).toMatchObject({ class_account: true });
    const { email, parent } = one;
    const waiting = { email, email_confirmed: true, parent: 'asked', parent_email: parent };
    expect(await one.state()).toMatchObject(waiting);
    await wait();
    expect(await one.me(), 'without the parent').toMatchObject({ class_account: true });
    expect((await answer(await linkFor(parent), 'accept')).status).toBe(200);
    const me = await one.me();
    expect(me).toMatchObject({ email, age: 'under_15', closed: { api: 'age' } });
    expect(me).not.toHaveProperty('class_account');
    expect(await learned()).toEqual(before);
    expect((await nextMail(server, email, 2)).subject).toContain('ce compte est à toi');
    expect((await logIn(email)).status).toBe(200);
  });

  test('the parent may answer before', async () => {
    const one = await pupil();
    await one.askUnder15();
    await answer(await linkFor(one.parent), 'accept');
    expect(await one.state()).toMatchObject({ email_confirmed: false, parent: 'accepted' });
    expect(await one.me()).toMatchObject({ class_account: true });
    expect((await confirm(one.email)).body.message?.en).toContain('In 3 days');
    await wait();
    expect((await one.me()).email).toBe(one.email);
  });

  test('a parent who refuses leaves the class account as it is; another one may accept', async () => {
    const one = await pupil();
    await one.askUnder15();
    await confirm(one.email);
    await answer(await linkFor(one.parent), 'refuse');
    expect(await one.state()).toMatchObject({ email_confirmed: true, parent: 'refused' });
    expect(await one.me()).toMatchObject({ class_account: true });
    expect((await one.ask()).body.code, 'the age was answered').toBe('too_soon');
    expect((await one.askUnder15()).body.code).toBe('parent_known');
    const other = `other-${one.parent}`;
    expect((await one.askUnder15({ parent_email: other })).status).toBe(200);
    const waiting = { email_confirmed: false, parent: 'asked', parent_email: other };
    expect(await one.state(), 'the address is confirmed again').toMatchObject(waiting);
    await confirm(one.email, 2);
    await answer(await linkFor(other), 'accept');
    await wait();
    expect((await one.me()).email).toBe(one.email);
  });

  test('another parent takes the place of one who has not answered', async () => {
    const one = await pupil();
    await one.askUnder15();
    const first = await linkFor(one.parent);
    const other = `other-${one.parent}`;
    await one.askUnder15({ parent_email: other });
    const late = await answer(first, 'accept');
    expect([late.status, late.body.code]).toEqual([410, 'consent_link_over']);
    expect(await one.state()).toMatchObject({ parent: 'asked', parent_email: other });
  });

  test('needs the address of a parent, which is not the pupil’s own', async () => {
    const one = await pupil();
    const missing = await one.ask({ over_15: false });
    expect([missing.status, missing.body.code]).toEqual([400, 'parent_address_missing']);
    const own = await one.askUnder15({ parent_email: one.email.replace('@', '+mum@') });
    expect([own.status, own.body.code]).toEqual([400, 'parent_address_own']);
    // Nothing of it is kept, so that a slip in the age can be put right.
    expect(await one.state()).toMatchObject({ asked_at: null, email: null, ...OWN });
    expect((await one.ask()).status).toBe(200);
  });

  test('an address that was taken before the parent answered is dropped, and another one asked for', async () => {
    const one = await pupil();
    await one.askUnder15();
    await confirm(one.email);
    await wait();
    await createMember(server, { email: one.email.toUpperCase() });
    expect((await answer(await linkFor(one.parent), 'accept')).status).toBe(200);
    expect(await one.me()).toMatchObject({ class_account: true });
    const taken = { asked_at: expect.any(String), email: null, email_confirmed: false };
    expect(await one.state()).toMatchObject({ ...taken, parent: 'accepted' });
    const next = `next-${one.email}`;
    expect((await one.ask({ over_15: false, email: next })).status).toBe(200);
    await confirm(next);
    await wait();
    expect((await one.me()).email).toBe(next);
  });

  test('somebody who turns 15 meanwhile needs no parent any more', async () => {
    const one = await pupil();
    await one.askUnder15();
    await confirm(one.email);
    server.clock.pass(31 * DAY);
    const said = await one.send('POST', '/user/fifteen');
    expect([said.status, said.body]).toMatchObject([200, { email: one.email, age: '15_or_older' }]);
    expect(said.body).not.toHaveProperty('class_account');
    expect((await nextMail(server, one.email, 2)).subject).toBe('Ce compte est à toi');
  });

  test('says so with a new request, 30 days after the first answer at the earliest', async () => {
    const one = await pupil();
    await one.askUnder15();
    await confirm(one.email);
    server.clock.pass(29 * DAY);
    const early = await one.ask();
    expect([early.status, early.body]).toMatchObject([409, { code: 'too_soon' }]);
    server.clock.pass(2 * DAY);
    expect((await one.ask()).status).toBe(200);
    expect(await one.me()).toMatchObject({ class_account: true, age: '15_or_older' });
    await confirm(one.email, 2);
    await wait();
    expect(await one.me()).toMatchObject({ email: one.email, age: '15_or_older' });
    expect((await logIn(one.email)).status).toBe(200);
  });
});

describe('what goes wrong', () => {
  test('an address that is taken is refused, also when it is taken meanwhile', async () => {
    const one = await pupil();
    const { user } = await createMember(server);
    const known = await one.ask({ email: user.email });
    expect([known.status, known.body.code]).toEqual([409, 'email_taken']);
    await one.ask();
    const link = tokenOf(await nextMail(server, one.email));
    await createMember(server, { email: one.email });
    const refused = await follow(link);
    expect([refused.status, refused.body.code]).toEqual([409, 'email_taken']);
    expect(await one.me()).toMatchObject({ class_account: true, email: '' });
  });

  test('asked twice, the latest address counts; a link works for a day', async () => {
    const one = await pupil();
    await one.ask();
    const first = tokenOf(await nextMail(server, one.email));
    const next = `next-${one.email}`;
    await one.ask({ email: next, password: 'a young owl' });
    expect((await follow(first)).body.code).toBe('invalid_verification_link');
    const second = tokenOf(await nextMail(server, next));
    server.clock.pass(DAY + 1000);
    expect((await follow(second)).status).toBe(400);
    expect(await one.state()).toMatchObject({ email: next, email_confirmed: false });
    await one.ask({ email: next, password: 'a young owl' });
    expect((await confirm(next, 2)).status).toBe(200);
    await wait();
    expect((await logIn(next, 'a young owl')).status).toBe(200);
  });

  test('asked again with the same address and another password, it waits for the address anew', async () => {
    const one = await pupil();
    await one.ask();
    await confirm(one.email);
    server.clock.pass((LEAVING_WAIT_DAYS - 1) * DAY);
    expect((await one.ask({ password: 'a young owl' })).status).toBe(200);
    await wait();
    expect(await one.me()).toMatchObject({ class_account: true });
    expect(await one.state()).toMatchObject({ email_confirmed: false, changes_at: null });
  });

  test('takes the words, in any form, and a password that is hard to guess', async () => {
    const one = await pupil();
    const wrong = await one.ask({ words: 'tulipe panda lune' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_words']);
    expect((await one.ask({ password: 'azerty' })).body.code).toBe('password_too_common');
    expect((await one.ask({ password: 'short' })).status).toBe(400);
    expect((await one.ask({ email: 'lea' })).status).toBe(400);
    expect((await one.ask({ words: 'Tulipe, PANDA soleil' })).status).toBe(200);
    const { token } = await createMember(server);
    const body = { words: WORDS, email: `x-${one.email}`, password: PASSWORD, over_15: true };
    const member = await server.call('POST', '/user/leave-school', { token, body });
    expect([member.status, member.body.code]).toEqual([403, 'not_class_account']);
  });

  test('is asked for five times a day at most', async () => {
    const one = await pupil();
    for (let time = 0; time < 5; time++) {
      expect((await one.ask({ email: `${time}-${one.email}` })).status).toBe(200);
    }
    expect((await one.ask({ email: `6-${one.email}` })).status).toBe(429);
  });

  test('new words from a teacher drop the address, which somebody else may have given', async () => {
    const one = await pupil();
    await one.ask();
    const link = tokenOf(await nextMail(server, one.email));
    await newWords(one);
    expect((await follow(link)).status).toBe(400);
    const [kept] = await server.database.db.select().from(users).where(eq(users.id, one.id));
    expect(kept).toMatchObject({ email: `class:${one.id}`, wanted_email: null });
  });
});

describe('while the change waits', () => {
  test('the pupil stops it, and nothing of it is left', async () => {
    const one = await pupil();
    await one.ask();
    await confirm(one.email);
    expect((await one.send('DELETE', '/user/leave-school')).status).toBe(200);
    expect(await one.state()).toMatchObject({ asked_at: null, email: null, ...OWN });
    expect(await one.me()).not.toHaveProperty('leaving_at');
    await wait();
    expect(await one.me()).toMatchObject({ class_account: true, email: '' });
    expect((await logIn(one.email)).status).toBe(401);
    // Whoever asked may not have known the age: it is answered again.
    expect((await one.askUnder15({ email: `next-${one.email}` })).status).toBe(200);
    expect((await one.send('DELETE', '/user/leave-school')).status, 'again').toBe(200);
    expect((await one.send('DELETE', '/user/leave-school')).status, 'and again').toBe(200);
  });

  test('the link of a stopped request confirms nothing, and other accounts have nothing to stop', async () => {
    const one = await pupil();
    await one.ask();
    const link = tokenOf(await nextMail(server, one.email));
    await one.send('DELETE', '/user/leave-school');
    expect((await follow(link)).status).toBe(400);
    const { token: own } = await createMember(server);
    const refused = await server.call('DELETE', '/user/leave-school', { token: own });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_class_account']);
  });

  test('new words from a teacher stop it', async () => {
    const one = await pupil();
    await one.ask();
    await confirm(one.email);
    expect(await roster(one)).toMatchObject([{ leaving_at: expect.any(String) }]);
    await newWords(one);
    expect(await roster(one)).toMatchObject([{ leaving_at: null }]);
    await wait();
    expect((await logIn(one.email)).status).toBe(401);
  });

  test('the pupil signs in to the class as before', async () => {
    const one = await pupil();
    await one.ask();
    await confirm(one.email);
    const body = { user_name: one.member.user_name, words: WORDS };
    expect((await server.call('POST', `/auth/class/${one.row.code}`, { body })).status).toBe(200);
  });

  test('a class that ends waits for those who confirmed their address before', async () => {
    const now = server.clock.now();
    const delete_after = new Date(now.getTime() + DAY);
    const one = await pupil({ archived_at: now, delete_after, delete_noticed_at: now });
    const late = await pupil({ archived_at: now, delete_after, delete_noticed_at: now });
    await one.ask();
    await confirm(one.email);
    server.clock.pass(0.5 * DAY);
    await late.ask();
    server.clock.pass(0.9 * DAY);
    expect((await confirm(late.email)).status, 'too late for the class').toBe(200);
    await sweep();
    const { db } = server.database;
    const left = async ({ id }: Pupil) => db.$count(users, eq(users.id, id));
    expect([await left(one), await left(late)]).toEqual([1, 0]);
    server.clock.pass(2 * DAY);
    await sweep();
    expect((await logIn(one.email)).status).toBe(200);
    expect(await db.$count(classes, eq(classes.id, one.row.id))).toBe(0);
  });
});

describe('a class that ends', () => {
  test('is named with its day, and an account that has left before outlives it', async () => {
    const now = server.clock.now();
    const archived = { archived_at: now, delete_noticed_at: now };
    const one = await pupil({ ...archived, delete_after: new Date(now.getTime() + 30 * DAY) });
    expect((await one.state()).deleted_after).toBe(
      new Date(now.getTime() + 30 * DAY).toISOString(),
    );
    const learned = await learn(one);
    const before = await learned();
    await one.ask();
    await confirm(one.email);
    await wait();
    server.clock.pass(28 * DAY);
    await sweep();
    const { db } = server.database;
    expect(await db.select().from(classes).where(eq(classes.id, one.row.id))).toEqual([]);
    expect(await learned()).toEqual(before);
    expect((await one.me()).email).toBe(one.email);
  });

  test('takes along an account that is still on the way; the links say so', async () => {
    const now = server.clock.now();
    const one = await pupil({ archived_at: now, delete_after: now, delete_noticed_at: now });
    await one.askUnder15();
    const link = tokenOf(await nextMail(server, one.email));
    const question = await linkFor(one.parent);
    await sweep();
    expect((await follow(link)).body.code).toBe('invalid_verification_link');
    expect((await answer(question, 'accept')).body.code).toBe('consent_link_over');
  });

  test('an account that a teacher removed may still leave, and is out of the class then', async () => {
    const one = await pupil();
    await one.ask();
    const link = tokenOf(await nextMail(server, one.email));
    const path = `/classes/${one.row.id}/members/${one.member.id}`;
    await server.call('DELETE', path, { token: token(one) });
    expect((await follow(link)).status).toBe(200);
    await wait();
    expect(await roster(one)).toEqual([]);
    server.clock.pass(8 * DAY);
    await sweep();
    expect((await logIn(one.email)).status).toBe(200);
  });
});

test('what never came to an end is forgotten after 30 days', async () => {
  const one = await pupil();
  const other = await pupil();
  await one.ask();
  await mailsTo(server, one.email, 1);
  server.clock.pass(20 * DAY);
  await other.ask();
  server.clock.pass(11 * DAY);
  await sweep();
  expect(await one.state()).toMatchObject({ asked_at: null, email: null });
  const { db } = server.database;
  const [row] = await db.select().from(pupils).where(eq(pupils.user_id, one.id));
  expect(row?.next_password_hash).toBeNull();
  expect(await other.state()).toMatchObject({ email: other.email });
});

test('new words end what was begun with the old ones: also a parent whom somebody else has named', async () => {
  const one = await pupil();
  await one.askUnder15();
  const accepted = await answer(await linkFor(one.parent), 'accept');
  const token = accepted.body.family_token;
  const deletion = `/family/children/${one.id}/deletion`;
  const asked = await server.call('POST', deletion, { token });
  expect([asked.status, asked.body.code]).toEqual([403, 'closed_by_class']);
  const teacher = server.app.session.sign(one.teacher.session.id);
  const body = { member_ids: [one.member.id] };
  await server.call('POST', `/classes/${one.row.id}/words`, { token: teacher, body });
  expect((await server.call('GET', '/family', { token })).body.children ?? []).toEqual([]);
  const { db } = server.database;
  expect(await db.$count(family_ties, eq(family_ties.child_id, one.id))).toBe(0);
});
