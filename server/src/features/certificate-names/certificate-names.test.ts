import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import { hashPassword } from '../accounts/passwords.service.ts';

const PASSWORD = 'correct horse';
const PATH = '/user/certificate-name';

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = (await createMember(server, { role: 'admin', name: 'Ines Admin' })).token;
});
afterAll(() => server.close());

/** Creates a member with the certificates of two courses. */
async function graduate(name: string, language: 'fr' | 'en' = 'en') {
  const passwordHash = await hashPassword(PASSWORD);
  const { user, token } = await createMember(server, { name, passwordHash, language });
  const ids: string[] = [];
  for (const _ of [1, 2]) {
    const { course, lessons } = await createCourseOf(server, 1);
    const body = { lesson_id: lessons[0]?.id, completed: true };
    await server.call('POST', '/progress', { token, body });
    const { body: issued } = await server.call('GET', `/user/courses/${course.id}/certificate`, {
      token,
    });
    ids.push(String(issued.certificate_id));
  }
  return { user, token, ids };
}

const ask = (token: string, name: unknown, why: unknown = '') =>
  server.call('PUT', PATH, { token, body: { name, why } });
const own = async (token: string) => (await server.call('GET', PATH, { token })).body.request;
const waiting = async () =>
  (await server.call('GET', '/admin/name-requests', { token: admin })).body;
const waitingOf = async (userId: string) =>
  (await waiting()).find(({ user }: { user: { id: string } }) => user.id === userId);
const decide = (userId: string, body: object, token = admin) =>
  server.call('POST', `/admin/users/${userId}/name-request`, { token, body });
const proof = async (id = '') => (await server.call('GET', `/certificates/${id}`)).body;

describe('a member', () => {
  test('asks for another name, which changes nothing by itself', async () => {
    const { token, user, ids } = await graduate('Ada Bryon');
    expect(await own(token)).toBeNull();
    const { status, body } = await ask(token, '  Ada​   Byron ', ' A typo. ');
    expect(status).toBe(200);
    expect(body).toEqual({
      name: 'Ada Byron',
      why: 'A typo.',
      state: 'waiting',
      decided_at: null,
      words: '',
      requested_at: expect.any(String),
    });
    expect(await own(token)).toEqual(body);
    expect(await proof(ids[0])).toMatchObject({ user_name: 'Ada Bryon', name_corrected_at: null });
    const seen = await waitingOf(user.id);
    expect(seen).toMatchObject({
      user: { id: user.id, name: 'Ada Bryon', language: 'en' },
      name: 'Ada Byron',
      why: 'A typo.',
      requested_at: body.requested_at,
    });
    expect(seen.certificates.map((one: { certificate_id: string }) => one.certificate_id)).toEqual(
      expect.arrayContaining(ids),
    );
  });

  test('has one request, which they replace and withdraw', async () => {
    const { token, user } = await graduate('Eva One');
    await ask(token, 'Eva Two');
    const { id: before } = await waitingOf(user.id);
    await ask(token, 'Eva Three');
    const replaced = (await waiting()).filter((one: { user: { id: string } }) => {
      return one.user.id === user.id;
    });
    expect(replaced).toMatchObject([{ name: 'Eva Three' }]);
    const late = await decide(user.id, { request_id: before, decision: 'accept', words: '' });
    expect([late.status, late.body.code]).toEqual([409, 'name_request_gone']);
    for (const _ of ['withdrawn', 'again']) {
      expect((await server.call('DELETE', PATH, { token })).status).toBe(200);
      expect(await own(token)).toBeNull();
    }
    expect(await waitingOf(user.id)).toBeUndefined();
  });

  test('is told in both languages what is no name', async () => {
    const { token } = await graduate('Nora Name');
    for (const name of ['', '   ', 42, null, 'x'.repeat(81)]) {
      expect((await ask(token, name)).status).toBe(400);
    }
    expect((await ask(token, 'Nora', 'x'.repeat(301))).status).toBe(400);
    expect((await ask(token, '​')).body.code).toBe('name_required');
    for (const name of ['nora@gmail.com', '06 12 34 56 78', 'evil.com', 'insta: nora_n']) {
      const { status, body } = await ask(token, name);
      expect([name, status, body.code]).toEqual([name, 422, 'name_contact']);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
    const same = await ask(token, ' Nora  Name');
    expect([same.status, same.body.code]).toEqual([409, 'name_is_right']);
    expect(await own(token)).toBeNull();
  });

  test('asks only with a certificate, a session and patience', async () => {
    const { token } = await createMember(server);
    const none = await ask(token, 'Somebody');
    expect([none.status, none.body.code]).toEqual([409, 'no_certificate']);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { name: 'A', why: '' } : undefined;
      expect((await server.call(method, PATH, body ? { body } : {})).status).toBe(401);
    }
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await ask(token, 'Some')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an administrator', () => {
  test('accepts: the name changes on every certificate, and says since when', async () => {
    const { token, user, ids } = await graduate('Lea Matrin', 'fr');
    const other = await graduate('Lea Other');
    await ask(token, 'Léa Martin');
    const { id: request_id } = await waitingOf(user.id);
    const accepted = await decide(user.id, { request_id, decision: 'accept', words: '' });
    expect(accepted.status).toBe(200);
    for (const id of ids) {
      expect(await proof(id)).toMatchObject({
        certificate_id: id,
        user_name: 'Léa Martin',
        name_corrected_at: expect.any(String),
      });
      const path = `/admin/audit?subject=certificate&subject_id=${id}`;
      const { body: log } = await server.call('GET', path, { token: admin });
      const changes = [{ field: 'user_name', from: 'Lea Matrin', to: 'Léa Martin' }];
      expect(log).toMatchObject([{ action: 'correct', actor: { name: 'Ines Admin' }, changes }]);
    }
    expect(await proof(other.ids[0])).toMatchObject({ user_name: 'Lea Other' });
    expect(await own(token)).toMatchObject({ state: 'accepted', decided_at: expect.any(String) });
    expect(await waitingOf(user.id)).toBeUndefined();
    expect((await server.call('GET', '/users', { token })).body.name).toBe('Lea Matrin');
    const mail = await nextMail(server, user.email);
    expect(mail.subject).toBe('Le nom sur tes certificats est corrigé');
    expect(mail.text).toContain('« Léa Martin »');
    await server.call('DELETE', PATH, { token });
    expect(await own(token), 'only what waits is withdrawn').toMatchObject({ state: 'accepted' });
  });

  test('declines with a reason that the member reads', async () => {
    const { token, user, ids } = await graduate('Tom Tall');
    await ask(token, 'Batman');
    const { id: request_id } = await waitingOf(user.id);
    const wordless = await decide(user.id, { request_id, decision: 'decline', words: '  ' });
    expect([wordless.status, wordless.body.code]).toEqual([400, 'words_needed']);
    const words = 'Certificates bear real names.';
    expect((await decide(user.id, { request_id, decision: 'decline', words })).status).toBe(200);
    expect(await own(token)).toMatchObject({ state: 'declined', words });
    expect(await proof(ids[0])).toMatchObject({ user_name: 'Tom Tall', name_corrected_at: null });
    const mail = await nextMail(server, user.email);
    expect(mail.subject).toBe('The name on your certificates stays the same');
    expect(mail.text).toContain(words);
    const path = `/admin/audit?subject=user&subject_id=${user.id}`;
    const { body: log } = await server.call('GET', path, { token: admin });
    expect(log).toMatchObject([{ action: 'decline', actor: { name: 'Ines Admin' }, changes: [] }]);
    await ask(token, 'Thomas Tall');
    expect(await own(token)).toMatchObject({ state: 'waiting', words: '', decided_at: null });
  });

  test('decides once, however many decide at the same time', async () => {
    const { token, user, ids } = await graduate('Max Once');
    await ask(token, 'Max Twice');
    const { id: request_id } = await waitingOf(user.id);
    const words = 'No.';
    const answers = await Promise.all([
      decide(user.id, { request_id, decision: 'accept', words: '' }),
      decide(user.id, { request_id, decision: 'decline', words }),
      decide(user.id, { request_id, decision: 'accept', words: '' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { state } = await own(token);
    expect((await proof(ids[0])).user_name).toBe(state === 'accepted' ? 'Max Twice' : 'Max Once');
    expect(await mailsTo(server, user.email, 1)).toHaveLength(1);
  });

  test('alone decides, and only about a request of that member', async () => {
    const { token, user, ids } = await graduate('Sly Self');
    const other = await graduate('Other Self');
    await ask(token, 'Sly Saint');
    const { id: request_id } = await waitingOf(user.id);
    const decision = { request_id, decision: 'accept', words: '' };
    expect((await decide(user.id, decision, token)).status).toBe(403);
    expect((await server.call('GET', '/admin/name-requests', { token })).status).toBe(403);
    expect((await decide(other.user.id, decision)).status).toBe(409);
    expect((await decide(user.id, { ...decision, decision: 'maybe' })).status).toBe(400);
    expect((await proof(ids[0])).user_name).toBe('Sly Self');
  });
});

test('what was asked is part of the member’s data, and goes with the account', async () => {
  const { token, user } = await graduate('Gone Soon');
  await ask(token, 'Gone Later', 'because');
  const { tables } = (await server.call('GET', '/user/data', { token })).body;
  expect(tables.certificate_name_requests).toMatchObject([{ name: 'Gone Later', why: 'because' }]);
  await server.call('DELETE', '/user', { token, body: { password: PASSWORD } });
  expect(await waitingOf(user.id)).toBeUndefined();
});
