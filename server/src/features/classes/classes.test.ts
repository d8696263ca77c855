import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createClass,
  createPupil,
  createTeacher,
  joinClass,
  runClassDeletion,
} from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import { users } from '../accounts/accounts.table.ts';
import { hashPassword } from '../accounts/passwords.service.ts';
import { class_mistakes } from '../class-lessons/class-lessons.table.ts';
import { classes } from './classes.table.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIELDS = {
  name: '4e B',
  school_year: '2026-2027',
  language: 'fr',
  time_zone: 'Europe/Paris',
};

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = (await createMember(server, { role: 'admin' })).token;
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (token: string, method: Method, path: string, body?: object) =>
  server.call(method, path, { token, ...(body ? { body } : {}) });
/** Signs a token for a session after time has passed. */
const fresh = ({ session }: { session: { id: string } }) => server.app.session.sign(session.id);

test('a teacher makes a class, changes it, and sees it in the list', async () => {
  const { token } = await createTeacher(server, { shownAs: 'M. Durand' });
  const { status, body } = await send(token, 'POST', '/classes', FIELDS);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...FIELDS,
    code: expect.stringMatching(/^[B-Z2-9]{4}-[B-Z2-9]{4}$/),
    joining_open: true,
    licence: null,
    teachers: [{ shown_as: 'M. Durand' }],
    members: [],
  });
  const path = `/classes/${body.id}`;
  const changes = { ...FIELDS, name: ' 4e  C ', joining_open: false };
  const changed = await send(token, 'PUT', path, { ...changes, revision: 1 });
  expect(changed.body).toMatchObject({ name: '4e C', joining_open: false, revision: 2 });
  const late = await send(token, 'PUT', path, { ...changes, revision: 1 });
  expect([late.status, late.body.code, late.body.current.name]).toEqual([
    ...[409, 'class_changed', '4e C'],
  ]);
  const { body: list } = await send(token, 'GET', '/classes');
  expect(list).toMatchObject([{ id: body.id, name: '4e C', members: 0, open_assignments: 0 }]);
});

test.each([
  ['an empty name', { name: ' ' }, 400],
  ['an invisible name', { name: '\u200b' }, 400],
  ['an address in the name', { name: 'Write to ada@gmail.com' }, 422],
  ['a time zone that does not exist', { time_zone: 'Nowhere/Land' }, 400],
  ['a difference to UTC for a time zone', { time_zone: '+01:00' }, 400],
  ['a school year in words', { school_year: 'this one' }, 400],
  ['a school year that goes backwards', { school_year: '2026-2020' }, 400],
  ['a school year of many years', { school_year: '2026-2099' }, 400],
])('a class with %s is refused', async (_, changes, status) => {
  const { token } = await createTeacher(server);
  expect((await send(token, 'POST', '/classes', { ...FIELDS, ...changes })).status).toBe(status);
});

describe('teachers of a class', () => {
  test('are added by the address of their account, and leave', async () => {
    const teacher = await createTeacher(server);
    const { id } = await createClass(server, [teacher.user.id]);
    const colleague = await createTeacher(server, { shownAs: 'Mme Petit' });
    const add = (email: string) =>
      send(teacher.token, 'POST', `/classes/${id}/teachers`, { email });
    const member = await createMember(server);
    for (const email of [member.user.email, 'nobody@example.org']) {
      expect((await add(email)).body.code).toBe('teacher_not_found');
    }
    const added = await add(colleague.user.email.toUpperCase());
    expect(added.body.teachers).toMatchObject([{}, { shown_as: 'Mme Petit' }]);
    expect((await add(colleague.user.email)).body.code).toBe('teaches_already');
    const leave = (who: typeof teacher) =>
      send(who.token, 'DELETE', `/classes/${id}/teachers/${who.user.id}`);
    expect((await leave(teacher)).status).toBe(200);
    expect((await leave(teacher)).status).toBe(404);
    expect((await leave(colleague)).body.code).toBe('last_teacher');
  });

  test('do not learn in it', async () => {
    const teacher = await createTeacher(server);
    const { id, code } = await createClass(server, [teacher.user.id]);
    const colleague = await createTeacher(server);
    await joinClass(server, id, colleague.user.id);
    const path = `/classes/${id}/teachers`;
    const added = await send(teacher.token, 'POST', path, { email: colleague.user.email });
    expect(added.body.code).toBe('in_this_class');
    const joining = await send(teacher.token, 'GET', `/class-codes/${code}/joining`);
    expect([joining.status, joining.body.code]).toEqual([403, 'teaches_this_class']);
  });
});

describe('a class stays without its teacher, is first in the panel, and gets another one', () => {
  test.each([
    [
      'who lost the capability',
      ({ user }: { user: { id: string } }) =>
        send(admin, 'PUT', `/admin/users/${user.id}/teacher`, { teacher: false }),
    ],
    [
      'who deleted the account',
      ({ token }: { token: string }) =>
        send(token, 'DELETE', '/user', { password: 'blue kettle 42' }),
    ],
  ])('%s', async (_, end) => {
    const passwordHash = await hashPassword('blue kettle 42');
    const teacher = await createTeacher(server, { passwordHash });
    const { id } = await createClass(server, [teacher.user.id]);
    const pupil = await createPupil(server, id);
    await createClass(server, [(await createTeacher(server)).user.id]);
    expect((await end(teacher)).status).toBe(200);

    const { body: list } = await send(admin, 'GET', '/admin/classes?limit=1');
    expect(list).toMatchObject([{ id, teachers: [], members: 1, class_accounts: 1 }]);
    expect(JSON.stringify(list)).not.toContain(pupil.user.name);
    const filter = '/admin/class-count?without_teacher=true';
    expect((await send(admin, 'GET', filter)).body).toEqual({ total: 1 });
    expect((await send(pupil.token, 'GET', '/user/classes')).body).toMatchObject([{ id }]);

    const successor = await createTeacher(server, { name: 'Sam Successor' });
    const path = `/admin/classes/${id}/teachers`;
    const added = await send(admin, 'POST', path, { user_id: successor.user.id });
    expect(added.body.teachers).toMatchObject([{ name: 'Sam Successor' }]);
    expect((await send(successor.token, 'GET', `/classes/${id}`)).status).toBe(200);
    const audit = await send(admin, 'GET', '/admin/audit?subject=class');
    expect(audit.body[0]).toMatchObject({ action: 'assign', subject_id: id, label: '4e B' });
    expect((await send(admin, 'GET', filter)).body).toEqual({ total: 0 });
    const found = await send(admin, 'GET', '/admin/classes?q=successor');
    expect(found.body.map((one: { id: string }) => one.id)).toContain(id);
  });
});

/** Has the nightly job done, which a class that is deleted at once starts too. */
const deleteOver = () => runClassDeletion(server);

const isThere = async (userId: string) =>
  (await server.database.db.select().from(users).where(eq(users.id, userId))).length > 0;

test('an archived class is deleted after a notice, with the class accounts that are in no other', async () => {
  const teacher = await createTeacher(server, { language: 'fr' });
  const { id, code } = await createClass(server, [teacher.user.id]);
  const next = await createClass(server, [teacher.user.id], { name: '3e B' });
  const goes = await createPupil(server, id);
  const stays = await createPupil(server, id);
  await joinClass(server, next.id, stays.user.id, { user_name: 'lea' });
  const personal = await createMember(server);
  await joinClass(server, id, personal.user.id);

  const archived = await send(teacher.token, 'POST', `/classes/${id}/archive`);
  const end = Date.parse(archived.body.delete_after);
  expect(end - Date.parse(archived.body.archived_at)).toBe(60 * DAY);
  expect((await server.call('GET', `/class-codes/${code}`)).body.joining_open).toBe(false);
  const restored = await send(teacher.token, 'POST', `/classes/${id}/restore`);
  expect(restored.body).toMatchObject({ archived_at: null, delete_after: null });
  await send(teacher.token, 'POST', `/classes/${id}/archive`);

  server.clock.pass(45 * DAY);
  await deleteOver();
  const { db } = server.database;
  const [row] = await db.select().from(classes).where(eq(classes.id, id));
  expect(row?.delete_noticed_at, 'too early for the notice').toBeNull();
  server.clock.pass(2 * DAY);
  await deleteOver();
  await deleteOver();
  const mail = await nextMail(server, teacher.user.email);
  expect(mail.subject).toMatch(/^La classe 4e B sera supprimée le \d/);
  expect(mail.text).toContain(`/classes/${id}`);
  expect(mail.text).toContain('La classe 4e B est archivée');

  server.clock.pass(13 * DAY);
  await deleteOver();
  expect(await isThere(goes.user.id), 'as long as the notice says').toBe(true);
  server.clock.pass(2 * DAY);
  await deleteOver();
  expect(await isThere(goes.user.id)).toBe(false);
  expect(await isThere(personal.user.id)).toBe(true);
  expect((await send(fresh(teacher), 'GET', `/classes/${id}`)).status).toBe(404);
  const [home] = (await send(fresh(stays), 'GET', '/user/classes')).body;
  expect(home).toMatchObject({ id: next.id });
  const left = await send(fresh(stays), 'DELETE', `/user/classes/${next.id}`);
  expect(left.body.code, 'at home there now').toBe('closed_by_class');
});

test('of a class without a teacher the administrators are told', async () => {
  const administrator = await createMember(server, { role: 'admin', language: 'fr' });
  const year = server.clock.now().getUTCFullYear();
  const past = { school_year: `${year - 2}-${year - 1}`, name: '4e Orpheline' };
  const { id } = await createClass(server, [], past);
  await deleteOver();
  const archive = await nextMail(server, administrator.user.email);
  expect(archive.subject).toMatch(/^La classe 4e Orpheline sera archivée le \d/);
  expect(archive.text).toContain('/admin?section=schools&view=classes&choice=orphaned');
  expect(archive.text).toContain('n’a plus d’enseignant');
  const teacher = await createTeacher(server, { language: 'fr' });
  await send(administrator.token, 'POST', `/admin/classes/${id}/teachers`, {
    user_id: teacher.user.id,
  });
  await send(teacher.token, 'POST', `/classes/${id}/archive`);
  server.clock.pass(47 * DAY);
  await deleteOver();
  expect((await nextMail(server, teacher.user.email)).subject).toMatch(/sera supprimée/);
  const told = await mailsTo(server, administrator.user.email, 0);
  const ofDeletion = told.filter(({ subject }) => subject.includes('supprimée'));
  expect(ofDeletion, 'not of a class with a teacher').toEqual([]);
});

test('a class whose school year is over is archived after a notice, unless its year is changed', async () => {
  const { db } = server.database;
  const year = server.clock.now().getUTCFullYear();
  const past = { school_year: `${year - 2}-${year - 1}` };
  const teacher = await createTeacher(server, { language: 'fr' });
  const old = await createClass(server, [teacher.user.id], { ...past, name: '4e Vieille' });
  const kept = await createClass(server, [teacher.user.id], { ...past, name: '4e Gardée' });
  const orphan = await createClass(server, [], past);
  const current = await createClass(server, [], { school_year: `${year - 1}-${year + 1}` });
  await deleteOver();
  const mails = await mailsTo(server, teacher.user.email, 2);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^La classe 4e Gardée sera archivée le \d/),
    expect.stringMatching(/^La classe 4e Vieille sera archivée le \d/),
  ]);
  const { name, language, time_zone } = kept;
  const fields = { name, language, time_zone, school_year: `${year}-${year + 1}` };
  const body = { ...fields, joining_open: true, revision: 1 };
  expect((await send(fresh(teacher), 'PUT', `/classes/${kept.id}`, body)).status).toBe(200);
  const archived = async ({ id }: { id: string }) => {
    const [row] = await db.select().from(classes).where(eq(classes.id, id));
    return row && row.archived_at !== null;
  };
  server.clock.pass(13 * DAY);
  await deleteOver();
  expect(await archived(old), 'as long as the notice says').toBe(false);
  server.clock.pass(DAY);
  await deleteOver();
  const states = await Promise.all([old, orphan, kept, current].map(archived));
  expect(states).toEqual([true, true, false, false]);
  server.clock.pass(61 * DAY);
  await deleteOver();
  server.clock.pass(15 * DAY);
  await deleteOver();
  expect([await archived(old), await archived(orphan)], 'deleted').toEqual([undefined, undefined]);
});

test('a class is deleted at once when its name is typed', async () => {
  const teacher = await createTeacher(server);
  const { id, code } = await createClass(server, [teacher.user.id]);
  const pupil = await createPupil(server, id);
  const wrong = await send(teacher.token, 'DELETE', `/classes/${id}`, { name: '4e' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'class_name_differs']);
  expect((await send(teacher.token, 'DELETE', `/classes/${id}`, { name: '4e B ' })).status).toBe(
    200,
  );
  expect((await send(teacher.token, 'GET', `/classes/${id}`)).status).toBe(404);
  expect((await server.call('GET', `/class-codes/${code}`)).status).toBe(404);
  expect((await send(pupil.token, 'GET', '/auth/me')).status).toBe(401);
  await vi.waitFor(async () => expect(await isThere(pupil.user.id)).toBe(false));
});

test('a removed class account is deleted after seven days', async () => {
  const teacher = await createTeacher(server);
  const { id } = await createClass(server, [teacher.user.id]);
  const [goes, stays] = [await createPupil(server, id), await createPupil(server, id)];
  const path = `/classes/${id}/members`;
  await send(teacher.token, 'DELETE', `${path}/${goes.member.id}`);
  await send(teacher.token, 'DELETE', `${path}/${stays.member.id}`);
  await send(teacher.token, 'POST', `${path}/${stays.member.id}/restore`);
  server.clock.pass(6 * DAY);
  await deleteOver();
  expect(await isThere(goes.user.id)).toBe(true);
  server.clock.pass(2 * DAY);
  const late = await send(fresh(teacher), 'POST', `${path}/${goes.member.id}/restore`);
  expect(late.body.code).toBe('class_member_not_found');
  await deleteOver();
  expect([await isThere(goes.user.id), await isThere(stays.user.id)]).toEqual([false, true]);
});

describe('somebody with an account of their own', () => {
  test('sees what the teacher will see, joins, and leaves', async () => {
    const teacher = await createTeacher(server, { shownAs: 'M. Durand' });
    const { id, code } = await createClass(server, [teacher.user.id]);
    const { token, user } = await createMember(server, { name: 'Ada Lovelace' });
    const { body: shown } = await send(token, 'GET', `/class-codes/${code}/joining`);
    expect(shown).toMatchObject({
      class_name: '4e B',
      teachers: ['M. Durand'],
      name: 'Ada L.',
      sees: expect.arrayContaining(['name', 'results', 'programs', 'minutes']),
    });
    const path = `/class-codes/${code}/members`;
    const join = { name: 'Ada', agreed_version: shown.version };
    const other = await send(token, 'POST', path, { ...join, agreed_version: 0 });
    expect(other.body.code).toBe('class_view_changed');
    expect((await send(token, 'POST', path, join)).body).toMatchObject({ id, name: 'Ada' });
    expect((await send(token, 'POST', path, join)).body.code).toBe('already_member');
    expect((await send(token, 'GET', '/auth/me')).body.in_class).toBe(true);
    const { body: seen } = await send(teacher.token, 'GET', `/classes/${id}`);
    expect(seen.members).toMatchObject([{ name: 'Ada', personal: true, user_name: null }]);
    const text = JSON.stringify(seen);
    for (const secret of [user.id, user.email, 'Lovelace']) expect(text).not.toContain(secret);

    expect((await send(token, 'DELETE', `/user/classes/${id}`)).status).toBe(200);
    expect((await send(token, 'DELETE', `/user/classes/${id}`)).status).toBe(200);
    expect((await send(token, 'GET', '/user/classes')).body).toEqual([]);
  });

  test('does not join a closed or full class, also when many try at once', async () => {
    const { id, code } = await createClass(server, []);
    for (let count = 0; count < 58; count++) {
      await joinClass(server, id, (await createMember(server)).user.id);
    }
    const four = await Promise.all(Array.from({ length: 4 }, () => createMember(server)));
    const body = { name: 'Ada', agreed_version: 1 };
    const answers = await Promise.all(
      four.map(({ token }) => send(token, 'POST', `/class-codes/${code}/members`, body)),
    );
    expect(answers.map((one) => one.body.code ?? one.status).sort()).toEqual([
      ...[200, 200, 'class_full', 'class_full'],
    ]);
    const closed = await createClass(server, [], { joining_open: false });
    const { token } = await createMember(server);
    const late = await send(token, 'POST', `/class-codes/${closed.code}/members`, body);
    expect([late.status, late.body.code]).toEqual([409, 'joining_closed']);
  });
});

test('the data of a teacher and of a pupil hold their classes, and nothing of others', async () => {
  const teacher = await createTeacher(server);
  const { id } = await createClass(server, [teacher.user.id]);
  const pupil = await createPupil(server, id, { name: 'Léa Martin' });
  const path = `/classes/${id}/members/${pupil.member.id}`;
  await send(teacher.token, 'PUT', path, { name: 'Léa Morel' });
  const { tables } = (await send(teacher.token, 'GET', '/user/data')).body;
  expect(tables.teachers).toMatchObject([{ school: 'Collège des Exemples' }]);
  expect(tables.class_teachers).toMatchObject([{ class_id: id }]);
  expect(tables.class_accesses).toEqual([{ at: expect.any(String), action: 'rename' }]);
  expect(JSON.stringify(tables)).not.toContain('Léa');
  const mistake = {
    lesson_id: 'loops',
    exercise_id: 'first',
    label: 'No.',
    label_sha: 'x',
    tries: 1,
  };
  const last_at = server.clock.now();
  const other = await createPupil(server, id, { name: 'Tom' });
  await server.database.db.insert(class_mistakes).values([
    { ...mistake, member_id: pupil.member.id, last_at },
    { ...mistake, member_id: other.member.id, last_at, label: 'Not mine.' },
  ]);
  const own = (await send(pupil.token, 'GET', '/user/data')).body.tables;
  expect(own.class_accesses).toEqual([{ at: expect.any(String), action: 'rename' }]);
  expect(own.class_mistakes).toMatchObject([{ label: 'No.', tries: 1 }]);
  const text = JSON.stringify(own);
  for (const foreign of [teacher.user.id, 'Dupont', 'Tom', 'Not mine.', other.member.id]) {
    expect(text).not.toContain(foreign);
  }
  expect(own.class_members).toMatchObject([{ class_id: id, name: 'Léa Morel' }]);
  expect(own.pupils).toMatchObject([{ class_id: id }]);
});
