import { randomUUID } from 'node:crypto';
import { FREE_PROJECTS, PROJECT_MAX_BYTES } from '@codivia/contract/api/projects';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { projects } from './projects.table.ts';

const DAY = 24 * 60 * 60 * 1000;
const FILES = { 'main.py': 'print("é ≠ 😀")\n' };

let server: TestApp;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  const member = await createMember(server);
  token = member.token;
  userId = member.user.id;
});
afterAll(() => server.close());

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as = token,
) => server.call(method, path, { token: as, ...(body === undefined ? {} : { body }) });
const create = (options: object = {}, as = token) =>
  send('POST', '/projects', { name: 'Snake', kind: 'python', files: FILES, ...options }, as);
const save = (id: string, revision: number, files: unknown = FILES, as = token) =>
  send('PUT', `/projects/${id}`, { revision, files }, as);
const created = async (options: object = {}, as = token) => (await create(options, as)).body;
const names = async () =>
  (await send('GET', '/projects')).body.map((one: { name: string }) => one.name);
const countOf = async (id: string) =>
  (await server.database.db.select().from(projects).where(eq(projects.user_id, id))).length;

describe('a project', () => {
  test('is kept and comes back letter by letter, in its order', async () => {
    const files = { 'style.css': '', 'index.html': '<p>é\r\n\t"\\\u0001 😀', 'script.js': '//' };
    const { status, body } = await create({ name: '  My\n page ', kind: 'web', files });
    expect(status).toBe(200);
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const existing = {
      name: 'My page',
      kind: 'web',
      revision: 1,
      created_at: moment,
      updated_at: moment,
    };
    expect(body).toEqual({ id: expect.any(String), ...existing, files, assets: [] });
    const read = await send('GET', `/projects/${body.id}`);
    expect(read.body).toEqual(body);
    expect(Object.keys(read.body.files)).toEqual(Object.keys(files));
  });

  test('is listed without its files, the last changed first', async () => {
    const first = await created({ name: 'First' });
    server.clock.pass(1000);
    await created({ name: 'Second' });
    server.clock.pass(1000);
    expect(await names()).toEqual(['Second', 'First']);
    await save(first.id, 1);
    expect(await names()).toEqual(['First', 'Second']);
    expect((await send('GET', '/projects')).body[0]).not.toHaveProperty('files');
  });

  test('takes another name, and keeps files and revision', async () => {
    const { id } = await created();
    const { status, body } = await send('PUT', `/projects/${id}/name`, { name: ' Pong ' });
    expect([status, body.name, body.revision]).toEqual([200, 'Pong', 1]);
    expect((await send('GET', `/projects/${id}`)).body.files).toEqual(FILES);
  });

  test('is deleted for good', async () => {
    const { id } = await created();
    expect((await send('DELETE', `/projects/${id}`)).status).toBe(200);
    for (const { status, body } of [
      await send('GET', `/projects/${id}`),
      await send('DELETE', `/projects/${id}`),
      await save(id, 1),
      await send('PUT', `/projects/${id}/name`, { name: 'Gone' }),
    ]) {
      expect([status, body.code]).toEqual([404, 'project_not_found']);
    }
  });

  test('is part of what its member may take away', async () => {
    const { id } = await created();
    const { body } = await send('GET', '/user/data');
    expect(body.tables.projects).toEqual([
      expect.objectContaining({ id, name: 'Snake', files: FILES }),
    ]);
  });

  test('goes with its member', async () => {
    await created();
    await server.database.db.delete(users).where(eq(users.id, userId));
    expect(await countOf(userId)).toBe(0);
  });
});

describe('a save', () => {
  const newer = { 'main.py': 'print(2)' };

  test('carries the revision it began from, and makes the next', async () => {
    const { id } = await created();
    server.clock.pass(1000);
    const { status, body } = await save(id, 1, newer);
    expect([status, body.revision]).toEqual([200, 2]);
    expect(Date.parse(body.updated_at)).toBeGreaterThan(Date.parse(body.created_at));
    expect((await send('GET', `/projects/${id}`)).body).toMatchObject({
      revision: 2,
      files: newer,
    });
  });

  test('from an older revision is refused with the present state, and changes nothing', async () => {
    const { id } = await created();
    await save(id, 1, newer);
    const { status, body } = await save(id, 1, { 'main.py': 'print(3)' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'project_changed',
      current: { id, revision: 2, files: newer },
    });
    expect(body.project).toEqual(body.current);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect((await send('GET', `/projects/${id}`)).body.files).toEqual(newer);
  });

  test('with files of another room is refused', async () => {
    const { id } = await created();
    for (const files of [{ 'sketch.js': '' }, { ...newer, 'more.py': '' }, {}]) {
      const { status, body } = await save(id, 1, files);
      expect([status, body.code]).toEqual([400, 'not_files_of_room']);
    }
    expect((await send('GET', `/projects/${id}`)).body).toMatchObject({ revision: 1 });
  });

  test('from a revision that is still to come is refused too', async () => {
    const { id } = await created();
    expect((await save(id, 7)).status).toBe(409);
  });

  test('of ten at once, one wins', async () => {
    const { id } = await created();
    const saves = Array.from({ length: 10 }, (_, i) => save(id, 1, { 'main.py': `print(${i})` }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('the free plan', () => {
  test('keeps three projects, exactly, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create()));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(FREE_PROJECTS);
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([403, 'project_limit_reached']);
      expect(JSON.stringify(body)).not.toMatch(/authenticated|token|jeton/i);
    }
    expect(await countOf(userId)).toBe(FREE_PROJECTS);
  });

  test('has room again after a deletion', async () => {
    const [first] = [await created(), await created(), await created()];
    await send('DELETE', `/projects/${first.id}`);
    expect((await create()).status).toBe(200);
  });

  test('does not concern administrators, who are offered no Premium', async () => {
    const { token: admin } = await createMember(server, { role: 'admin' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({}, admin)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  });

  test('counts one’s own projects alone', async () => {
    await Promise.all([created(), created(), created()]);
    const other = await createMember(server);
    expect((await create({}, other.token)).status).toBe(200);
  });

  test('after premium has ended: everything stays and can be worked on, nothing new beyond three', async () => {
    const premiumUntil = new Date(server.clock.now().getTime() + DAY);
    const member = (await createMember(server, { premiumUntil })).token;
    const existing = [];
    for (let i = 0; i < 5; i += 1) existing.push(await created({}, member));
    server.clock.pass(DAY + 1000);
    const token = server.app.session.sign((await sessionOf(member)) ?? '');
    const [first, second, third] = existing;
    expect((await create({}, token)).status).toBe(403);
    expect((await save(first.id, 1, FILES, token)).status).toBe(200);
    expect((await send('PUT', `/projects/${first.id}/name`, { name: 'A' }, token)).status).toBe(
      200,
    );
    expect((await send('GET', '/projects', undefined, token)).body).toHaveLength(5);
    await send('DELETE', `/projects/${second.id}`, undefined, token);
    await send('DELETE', `/projects/${third.id}`, undefined, token);
    expect((await create({}, token)).status).toBe(403);
    await send('DELETE', `/projects/${first.id}`, undefined, token);
    expect((await create({}, token)).status).toBe(200);
  });
});

/** Returns the session of a token: tokens end long before premium does. */
async function sessionOf(token: string): Promise<string | undefined> {
  const [, payload] = token.split('.');
  return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()).sid;
}

describe('somebody else’s project', () => {
  test('is as good as none', async () => {
    const { id } = await created();
    const { token: other } = await createMember(server, { premium: true });
    for (const { status, body } of [
      await send('GET', `/projects/${id}`, undefined, other),
      await save(id, 1, FILES, other),
      await save(id, 9, FILES, other),
      await send('PUT', `/projects/${id}/name`, { name: 'Mine' }, other),
      await send('DELETE', `/projects/${id}`, undefined, other),
    ]) {
      expect([status, body.code]).toEqual([404, 'project_not_found']);
      expect(JSON.stringify(body)).not.toContain('Snake');
    }
    expect((await send('GET', '/projects', undefined, other)).body).toEqual([]);
    expect((await send('GET', `/projects/${id}`)).body).toMatchObject({
      name: 'Snake',
      revision: 1,
    });
  });

  test.each([
    ['GET', '/projects'],
    ['POST', '/projects'],
    ['GET', `/projects/${randomUUID()}`],
    ['PUT', `/projects/${randomUUID()}`],
    ['PUT', `/projects/${randomUUID()}/name`],
    ['DELETE', `/projects/${randomUUID()}`],
  ] as const)('%s %s asks to sign in', async (method, path) => {
    expect((await server.call(method, path)).status).toBe(401);
  });
});

describe('what does not fit', () => {
  test('is too large beyond 200 kB, told before anything is kept', async () => {
    const roomLeft = PROJECT_MAX_BYTES - 'main.py'.length;
    // Each of these characters takes two bytes, and two more in JSON.
    const fitting = '"é'.repeat(roomLeft / 3).padEnd(roomLeft - Math.floor(roomLeft / 3), '\n');
    const { body } = await create({ files: { 'main.py': fitting } });
    expect(body.revision).toBe(1);
    for (const { status, body: refused } of [
      await create({ files: { 'main.py': `${fitting}é` } }),
      await save(body.id, 1, { 'main.py': `${fitting}é` }),
    ]) {
      expect([status, refused.code]).toEqual([413, 'project_too_large']);
      expect(refused.detail.fr).toMatch(/200 ko/);
      expect(refused.detail.en).toMatch(/200 kB/);
    }
    const flood = await create({ files: { 'main.py': 'x'.repeat(1_300_000) } });
    expect([flood.status, flood.body.code]).toEqual([413, 'body_too_large']);
    expect(await countOf(userId)).toBe(1);
  });

  test('a name of 80 characters fits, whatever the blanks around it; 81 do not', async () => {
    expect((await create({ name: `  ${'😀'.repeat(80)}  ` })).status).toBe(200);
    const { status, body } = await create({ name: 'a'.repeat(81) });
    expect([status, body.code]).toEqual([400, 'project_name_too_long']);
  });

  test.each([
    ['a blank name', { name: ' \n ' }],
    ['no name', { name: undefined }],
    ['an endless name', { name: 'a'.repeat(5000) }],
    ['an unknown kind', { kind: 'java' }],
    ['no file', { files: {} }],
    ['a file that is no text', { files: { 'main.py': 1 } }],
    ['a file of another room', { files: { 'sketch.js': '' } }],
    ['one file of three', { kind: 'web', files: { 'index.html': '' } }],
    ['a file too many', { files: { ...FILES, '../.env': '' } }],
    ['a name every object has', { files: { constructor: '' } }],
    ['a NUL in a file', { files: { 'main.py': 'a\u0000b' } }],
    ['half an emoji in a file', { files: { 'main.py': '\ud83d' } }],
    ['a name that cannot be stored', { name: 'a\u0000b' }],
  ])('%s is refused', async (_, options) => {
    const { status, body } = await create(options);
    expect(status).toBe(400);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect(await countOf(userId)).toBe(0);
  });

  test.each(['nonsense', '%00', "'%20or%201=1--", '1'])('the id %s is none', async (id) => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { revision: 1, files: FILES } : undefined;
      expect((await send(method, `/projects/${id}`, body)).status).toBe(404);
    }
  });
});
