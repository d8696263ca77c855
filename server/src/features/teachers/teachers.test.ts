import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, createPupil, createTeacher } from '../../../test/class-calls.ts';
import { createMember, createSecondFactor } from '../../../test/factories.ts';
import { nextMail } from '../../../test/mailbox.ts';
import { users } from '../accounts/accounts.table.ts';

const REQUEST = {
  shown_as: 'M. Durand',
  school: 'Lycée des Exemples',
  proof: 'durand@lycee.example',
};

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = (await createMember(server, { role: 'admin' })).token;
});
afterAll(() => server.close());

const send = (
  token: string,
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  path: string,
  body?: object,
) => server.call(method, path, { token, ...(body ? { body } : {}) });
const decide = (id: string, body: object) => send(admin, 'PUT', `/admin/users/${id}/teacher`, body);

test('a member asks, an administrator grants, and a mail tells it', async () => {
  const { token, user } = await createMember(server, { name: 'Dominique Durand', language: 'fr' });
  const asked = await send(token, 'PUT', '/user/teacher-request', REQUEST);
  expect(asked.body).toMatchObject({ teacher: null, request: { ...REQUEST, declined_at: null } });
  const list = await send(admin, 'GET', '/admin/teachers?state=asked&q=durand exemples');
  expect(list.body).toMatchObject([
    { user_id: user.id, name: 'Dominique Durand', email: user.email, ...REQUEST, state: 'asked' },
  ]);
  expect((await send(admin, 'GET', '/admin/teacher-count?state=asked&q=durand')).body).toEqual({
    total: 1,
  });

  const granted = await decide(user.id, { teacher: true });
  expect(granted.body).toMatchObject({ teacher: { shown_as: 'M. Durand' }, request: null });
  const mail = await nextMail(server, user.email);
  expect(mail.subject).toBe('Votre accès d’enseignant est ouvert');
  expect(mail.text).toContain('/classes');
  expect((await send(token, 'GET', '/auth/me')).body.is_teacher).toBe(true);
  await send(token, 'POST', '/classes', {
    name: '4e B',
    school_year: '2026-2027',
    language: 'fr',
    time_zone: 'Europe/Paris',
  });
  const found = await send(admin, 'GET', '/admin/teachers?state=granted&q=durand');
  expect(found.body).toMatchObject([{ user_id: user.id, classes: 1, proof: null }]);
  const audit = await send(admin, 'GET', `/admin/audit?subject=teacher&subject_id=${user.id}`);
  expect(audit.body).toMatchObject([{ action: 'grant', label: 'Dominique Durand', changes: [] }]);
  expect((await send(token, 'PUT', '/user/teacher-request', REQUEST)).body.code).toBe(
    'already_teacher',
  );
});

test('a declined request says why, and may be sent again', async () => {
  const { token, user } = await createMember(server);
  await send(token, 'PUT', '/user/teacher-request', REQUEST);
  await decide(user.id, { teacher: false, reason: 'The address is not the school’s.' });
  expect((await nextMail(server, user.email)).text).toContain('The address is not the school’s.');
  const { body } = await send(token, 'GET', '/user/teacher');
  expect(body.request).toMatchObject({
    declined_at: expect.any(String),
    decline_reason: 'The address is not the school’s.',
  });
  const again = await send(token, 'PUT', '/user/teacher-request', REQUEST);
  expect(again.body.request).toMatchObject({ declined_at: null, decline_reason: null });
  await send(token, 'DELETE', '/user/teacher-request');
  expect((await send(token, 'GET', '/user/teacher')).body.request).toBeNull();
});

test('a withdrawn capability ends at once, with the second factor that it offered', async () => {
  const teacher = await createTeacher(server);
  const { id } = await createClass(server, [teacher.user.id]);
  await createSecondFactor(server, teacher.user.id);
  await decide(teacher.user.id, { teacher: false });
  expect((await send(teacher.token, 'GET', `/classes/${id}`)).status).toBe(404);
  expect((await send(teacher.token, 'GET', '/classes')).body).toEqual([]);
  const factor = await send(teacher.token, 'GET', '/auth/second-factor');
  expect(factor.body.enabled_at ?? null).toBeNull();
  expect((await nextMail(server, teacher.user.email, 2)).text).toBeTruthy();
  await decide(teacher.user.id, { teacher: true, shown_as: 'Mme Petit', school: 'Collège' });
  expect((await send(teacher.token, 'GET', '/classes')).body, 'classes do not return').toEqual([]);
});

test('class accounts and members under 15 cannot ask', async () => {
  const { id } = await createClass(server, []);
  const pupil = await createPupil(server, id);
  const young = await createMember(server);
  const { db } = server.database;
  await db.update(users).set({ age_group: 'under_15' }).where(eq(users.id, young.user.id));
  for (const [token, code] of [
    [pupil.token, 'closed_by_class'],
    [young.token, 'closed_by_age'],
  ] as const) {
    const { status, body } = await send(token, 'PUT', '/user/teacher-request', REQUEST);
    expect([status, body.code]).toEqual([403, code]);
  }
  expect((await decide(pupil.user.id, { teacher: true, ...REQUEST })).body.code).toBe(
    'class_account',
  );
});

test('nobody becomes a teacher without a name for pupils, or with a contact in it', async () => {
  const { user, token } = await createMember(server);
  expect((await decide(user.id, { teacher: true })).body.code).toBe('teacher_fields_missing');
  const shown = { ...REQUEST, shown_as: 'Write me: ada@gmail.com' };
  const refused = await send(token, 'PUT', '/user/teacher-request', shown);
  expect([refused.status, refused.body.code]).toEqual([422, 'contact_refused']);
  const teacher = await createTeacher(server);
  const changed = await send(teacher.token, 'PUT', '/user/teacher', {
    shown_as: ' Mme  Petit ',
    school: 'Collège',
  });
  expect(changed.body.teacher).toMatchObject({ shown_as: 'Mme Petit', school: 'Collège' });
});
