import { PROJECT_FILES_MAX } from '@codivia/contract/files/project-files';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { pngOf } from '../../../test/pictures.ts';
import { stored_files } from './project-files.table.ts';

const PNG = pngOf(4, 4);
const CAT = { name: 'cat.png', hash: hashOfFile(PNG) };

let server: TestApp;
let calls: ReturnType<typeof fileCalls>;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await buildTestApp();
  calls = fileCalls(server);
});
beforeEach(async () => {
  const member = await createMember(server, { premium: true });
  token = member.token;
  userId = member.user.id;
});
afterAll(() => server.close());

const read = async (id: string) => (await server.call('GET', `/projects/${id}`, { token })).body;
const stored = async () => {
  const rows = server.database.db.select().from(stored_files);
  return (await rows.where(eq(stored_files.user_id, userId))).map(({ sha256 }) => sha256).sort();
};

describe('the files of a project', () => {
  test('are listed in their order, with what they are', async () => {
    const project = await calls.projectWith(token, { 'img/cat.png': PNG, 'b.csv': 'a,b' });
    const assets = [
      { ...CAT, name: 'img/cat.png', size: PNG.length, format: 'png' },
      { name: 'b.csv', hash: hashOfFile('a,b'), size: 3, format: 'text' },
    ];
    expect(project.assets).toEqual(assets);
    expect((await read(project.id)).assets).toEqual(assets);
  });

  test('are saved with the code, in one revision', async () => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    const renamed = { ...CAT, name: 'tom.png' };
    const saved = await calls.save(token, { ...project, files: { 'sketch.js': '2' } }, [renamed]);
    expect([saved.status, saved.body.revision]).toEqual([200, 2]);
    expect(await read(project.id)).toMatchObject({
      files: { 'sketch.js': '2' },
      assets: [renamed],
    });
  });

  test('stay as they are when a save does not name them', async () => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    expect((await calls.save(token, project, undefined)).status).toBe(200);
    expect((await read(project.id)).assets).toMatchObject([CAT]);
  });

  test('from an older revision are refused with the present state, missing ones or not', async () => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    await calls.save(token, project, [CAT]);
    for (const assets of [[], [{ name: 'a.txt', hash: hashOfFile('nowhere') }]]) {
      const { status, body } = await calls.save(token, project, assets);
      expect([status, body.code, body.project.revision]).toEqual([409, 'project_changed', 2]);
      expect(body.project.assets).toMatchObject([CAT]);
    }
  });

  test('that are refused leave code and list as they were', async () => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    const hash = hashOfFile('nowhere');
    const changed = { ...project, files: { 'sketch.js': 'changed' } };
    const { status, body } = await calls.save(token, changed, [CAT, { name: 'a.txt', hash }]);
    expect([status, body.code, body.hashes]).toEqual([422, 'files_missing', [hash]]);
    expect(await read(project.id)).toMatchObject({
      revision: 1,
      files: project.files,
      assets: [CAT],
    });
  });

  test('go when no project of the member lists them any more', async () => {
    const first = await calls.projectWith(token, { 'cat.png': PNG, 'a.txt': 'a' });
    const second = await calls.projectWith(token, { 'other.png': PNG, 'b.txt': 'b' });
    await calls.save(token, first, []);
    expect(await stored()).toEqual([hashOfFile('b'), CAT.hash].sort());
    await server.call('DELETE', `/projects/${second.id}`, { token });
    expect(await stored()).toEqual([]);
  });

  test('of ten saves at once that replace them, one wins and its files stay', async () => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    const texts = Array.from({ length: 10 }, (_, i) => `text ${i}`);
    for (const text of texts) await calls.upload(token, text);
    const saves = texts.map((text) =>
      calls.save(token, project, [{ name: 'a.txt', hash: hashOfFile(text) }]),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    const [kept] = (await read(project.id)).assets;
    expect((await calls.get(token, `/files/${kept.hash}`)).statusCode).toBe(200);
    expect(await stored()).not.toContain(CAT.hash);
  });
});

describe('a list is refused', () => {
  test.each([
    ['/etc/cat.png', 'absolute'],
    ['C:\\cat.png', 'absolute'],
    ['../cat.png', 'parent'],
    ['img/../../cat.png', 'parent'],
    ['cat\u0001.png', 'characters'],
    ['cat\u202e.png', 'characters'],
    [`${'a'.repeat(300)}.png`, 'too_long'],
    ['.htaccess', 'reserved'],
    ['cat.exe', 'extension'],
    ['', 'empty'],
    ['Sketch.js', 'taken'],
  ])('for the name %j: %s', async (name, problem) => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    const { status, body } = await calls.save(token, project, [{ ...CAT, name }]);
    expect([status, body.code, body.problem]).toEqual([422, 'file_name_refused', problem]);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  });

  test('for two names that file systems take for one', async () => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    const twice = [
      { ...CAT, name: 'e\u0301te\u0301.png' },
      { ...CAT, name: 'Été.PNG' },
    ];
    const { body } = await calls.save(token, project, twice);
    expect([body.code, body.problem]).toEqual(['file_name_refused', 'taken']);
    await calls.save(token, project, twice.slice(0, 1));
    expect((await read(project.id)).assets[0].name).toBe('été.png');
  });

  test('for a name that promises something else, and not for an SVG as a text', async () => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    for (const name of ['cat.jpg', 'cat.txt', 'cat.mp3']) {
      const { status, body } = await calls.save(token, project, [{ ...CAT, name }]);
      expect([status, body.code, body.name]).toEqual([422, 'file_type_mismatch', name]);
    }
    const { hash } = (await calls.upload(token, '<svg/>')).body;
    expect((await calls.save(token, project, [{ name: 'a.html', hash }])).status).toBe(200);
  });

  test(`beyond ${PROJECT_FILES_MAX} files`, async () => {
    const project = await calls.projectWith(token, { 'cat.png': PNG });
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...CAT, name: `cat-${i}.png` }));
    const { status, body } = await calls.save(token, project, many(PROJECT_FILES_MAX + 1));
    expect([status, body.code]).toEqual([422, 'too_many_files']);
    expect((await calls.save(token, project, many(PROJECT_FILES_MAX))).status).toBe(200);
  });
});
