import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { pngOf } from '../../../test/pictures.ts';
import { stored_files } from '../project-files/project-files.table.ts';
import { project_reviews } from '../project-reviews/project-reviews.table.ts';

const PNG = pngOf(4, 4);
const HASH = hashOfFile(PNG);
const TEXTS = { title: 'Pong', description: '', accepted_revision: null };

let server: TestApp;
let calls: ReturnType<typeof fileCalls>;
let owner: Awaited<ReturnType<typeof createMember>>;
let id: string;
let project: { id: string; revision: number; files: object };
beforeAll(async () => {
  server = await buildTestApp();
  calls = fileCalls(server);
});
beforeEach(async () => {
  owner = await createMember(server, { premium: true });
  project = await calls.projectWith(owner.token, { 'img/été.png': PNG });
  id = (await publish()).body.id;
});
afterAll(() => server.close());

const publish = (changes: object = {}) =>
  server.call('PUT', `/projects/${project.id}/published`, {
    token: owner.token,
    body: { ...TEXTS, ...changes },
  });
const open = async (token: string | null, part = '') =>
  (await calls.get(token, `/published-projects/${id}${part}/files/${HASH}`)).statusCode;
const remix = (token: string) => server.call('POST', `/published-projects/${id}/remix`, { token });

describe('the files of a published project', () => {
  test('are read by anyone who may read the project, by its list', async () => {
    const { body } = await server.call('GET', `/published-projects/${id}`);
    expect(body.assets).toEqual([
      { name: 'img/été.png', hash: HASH, size: PNG.length, format: 'png' },
    ]);
    const { statusCode, rawPayload, headers } = await calls.get(
      null,
      `/published-projects/${id}/files/${HASH}`,
    );
    expect([statusCode, rawPayload.equals(PNG)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
      'content-disposition': `attachment; filename="_t_.png"; filename*=UTF-8''%C3%A9t%C3%A9.png`,
    });
  });

  test('are those of the published version: what is private stays so', async () => {
    const { body } = await calls.upload(owner.token, 'secret plans');
    const assets = [{ name: 'plans.txt', hash: body.hash }];
    expect((await calls.save(owner.token, project, assets)).status).toBe(200);
    const path = `/published-projects/${id}/files/${body.hash}`;
    expect((await calls.get(null, path)).statusCode).toBe(404);
    expect(await open(null)).toBe(200);
    await publish();
    expect((await calls.get(null, path)).statusCode).toBe(200);
    expect(await open(null)).toBe(404);
    expect((await calls.get(owner.token, `/files/${HASH}`)).statusCode).toBe(404);
  });

  test('are no films: they are stored for their member alone', async () => {
    const film = Buffer.from('1a45dfa3874282847765626d18538067ffae83838101', 'hex');
    const { status, body } = await calls.upload(owner.token, film);
    expect([status, body.format]).toEqual([200, 'webm']);
    const assets = [{ name: 'me.webm', hash: body.hash }];
    expect((await calls.save(owner.token, project, assets)).status).toBe(200);
    const refused = await publish();
    expect([refused.status, refused.body.code]).toEqual([422, 'published_film_refused']);
    expect(refused.body.message).toContain('me.webm');
  });

  test('are hidden with it from all but its author and administrators', async () => {
    const row = { project_id: project.id, state: 'hidden' as const };
    await server.database.db.insert(project_reviews).values(row);
    const [other, admin] = [
      await createMember(server),
      await createMember(server, { role: 'admin' }),
    ];
    for (const token of [null, other.token, owner.token, admin.token]) {
      expect(await open(token)).toBe(404);
    }
    expect(await open(null, '/view')).toBe(401);
    expect(await open(other.token, '/view')).toBe(404);
    expect(await open(owner.token, '/view')).toBe(200);
    expect(await open(admin.token, '/view')).toBe(200);
  });

  test('go when its page is closed, by its author or an administrator, unless the project has them', async () => {
    const admin = await createMember(server, { role: 'admin' });
    await calls.save(owner.token, project, []);
    expect(await open(null)).toBe(200);
    await server.call('DELETE', `/admin/published-projects/${id}`, { token: admin.token });
    expect(await open(null)).toBe(404);
    const left = await server.database.db.select().from(stored_files);
    expect(left.filter(({ user_id }) => user_id === owner.user.id)).toEqual([]);
  });

  test('are looked through for personal data, their names too', async () => {
    const texts = { 'notes.txt': 'hello\nwrite to ada@gmail.com', 'cat.png': PNG };
    project = await calls.projectWith(owner.token, texts);
    const { status, body } = await publish();
    expect([status, body.findings]).toEqual([
      422,
      [{ kind: 'email', place: 'notes.txt', line: 2 }],
    ]);
    expect((await publish({ accepted_revision: 1 })).status).toBe(422);
  });

  test('are looked through to their ends, and models for what can be read in them', async () => {
    const long = `${'a line of data\n'.repeat(20_000)}write to ada@gmail.com`;
    const model = Buffer.alloc(84 + 50 * 2);
    model.writeUInt32LE(2, 80);
    model.write('write to ada@gmail.com', 84);
    project = await calls.projectWith(owner.token, { 'long.txt': long, 'cat.stl': model });
    const { status, body } = await publish();
    expect([status, body.findings]).toEqual([
      422,
      [
        { kind: 'email', place: 'cat.stl', line: 1 },
        { kind: 'email', place: 'long.txt', line: 20_001 },
      ],
    ]);
  });

  test('are looked through behind signs that represent whole sentences', async () => {
    const text = `${'\ufdfa'.repeat(10_000)}\nwrite to ada@gmail.com`;
    const texts = Array.from({ length: 30 }, (_, i) => [`${i}.txt`, `${text} ${i}`]);
    project = await calls.projectWith(owner.token, Object.fromEntries(texts));
    const { status, body } = await publish();
    expect([status, body.findings]).toEqual([
      422,
      texts.map(([place]) => ({ kind: 'email', place, line: 2 })),
    ]);
  });
});

describe('a remix', () => {
  test('has copies of its own, which stay when the original goes', async () => {
    const { user, token } = await createMember(server);
    const { status, body } = await remix(token);
    expect([status, body.assets]).toMatchObject([200, [{ name: 'img/été.png', hash: HASH }]]);
    await server.call('DELETE', `/projects/${project.id}`, { token: owner.token });
    const { rawPayload } = await calls.get(token, `/files/${HASH}`);
    expect(rawPayload.equals(PNG)).toBe(true);
    const left = await server.database.db.select().from(stored_files);
    expect(left.filter((one) => one.user_id === user.id)).toMatchObject([{ unlisted_since: null }]);
  });

  test('is refused when its files do not fit, and nothing is copied', async () => {
    const { user, token } = await createMember(server);
    const row = { user_id: user.id, sha256: hashOfFile('x'), size: 4_999_999 };
    await server.database.db
      .insert(stored_files)
      .values({ ...row, format: 'text', created_at: server.clock.now() });
    const { status, body } = await remix(token);
    expect([status, body.code]).toEqual([403, 'file_storage_full']);
    expect((await server.call('GET', '/projects', { token })).body).toEqual([]);
    expect((await calls.get(token, `/files/${HASH}`)).statusCode).toBe(404);
  });

  test('of one’s own project shares its files', async () => {
    const { body } = await remix(owner.token);
    expect(body.assets).toMatchObject([{ hash: HASH }]);
    await server.call('DELETE', `/projects/${project.id}`, { token: owner.token });
    expect((await calls.get(owner.token, `/files/${HASH}`)).statusCode).toBe(200);
  });
});
