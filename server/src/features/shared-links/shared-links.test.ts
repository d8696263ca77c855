import { randomUUID } from 'node:crypto';
import { libraryContents } from '@codivia/content/library-hashes';
import type { Input } from '@codivia/contract/api/endpoint';
import type { makeSharedLink } from '@codivia/contract/api/shared-links';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { nextMail } from '../../../test/mailbox.ts';
import { pngOf } from '../../../test/pictures.ts';
import { type Actor, actor, decide, report } from '../../../test/review-calls.ts';
import { users } from '../accounts/accounts.table.ts';
import { stored_files } from '../project-files/project-files.table.ts';
import { projects } from '../projects/projects.table.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';
import { removed_links } from './shared-links.table.ts';

type Body = Input<typeof makeSharedLink>['body'];

const PNG = pngOf(4, 4);
const HASH = hashOfFile(PNG);
const FILES = { 'index.html': '<img src="cat.png">', 'style.css': '', 'script.js': '' };

let server: TestApp;
let calls: ReturnType<typeof fileCalls>;
let owner: Actor;
let other: Actor;
beforeAll(async () => {
  server = await buildTestApp();
  calls = fileCalls(server);
});
beforeEach(async () => {
  owner = await actor(server, { name: 'Maëlle Durand', language: 'en' });
  other = await actor(server, { name: 'Benedict' });
});
afterAll(() => server.close());

const post = (body: object, token = owner.token) =>
  server.call('POST', '/shared-links', { token, body });
/** Sends a picture and makes a link with it. */
async function share(changes: Partial<Body> = {}, one = owner) {
  await calls.upload(one.token, PNG);
  const work = { title: 'Cats', kind: 'web', files: FILES, accepted: false };
  const assets = [{ name: 'cat.png', hash: HASH }];
  return post({ ...work, assets, ...changes }, one.token);
}
const read = (id: string) => server.call('GET', `/published-projects/${id}`);
const remove = (id: string, one = owner) =>
  server.call('DELETE', `/shared-links/${id}`, { token: one.token });
const list = async (one = owner) =>
  (await server.call('GET', '/shared-links', { token: one.token })).body;
const rowsOf = async (table: typeof projects | typeof stored_files | typeof published_projects) =>
  server.database.db.select().from(table).where(eq(table.user_id, owner.user.id));

describe('a link with files', () => {
  test('shows code and files to anyone who has its address, on the free plan too', async () => {
    const { status, body } = await share();
    expect([status, body]).toMatchObject([200, { title: 'Cats', kind: 'web', state: 'open' }]);
    const shown = await read(body.id);
    expect(shown.body).toMatchObject({
      files: FILES,
      author: null,
      assets: [{ name: 'cat.png', hash: HASH, size: PNG.length, format: 'png' }],
    });
    expect(JSON.stringify(shown.body)).not.toContain('Maëlle');
    expect(shown.headers['x-robots-tag']).toBe('noindex');
    const file = await calls.get(null, `/published-projects/${body.id}/files/${HASH}`);
    expect([file.statusCode, file.rawPayload.equals(PNG)]).toEqual([200, true]);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test('is one for the same code with the same files, whatever it is called', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => share()));
    answers.push(await share({ title: 'Again' }));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(await rowsOf(projects)).toHaveLength(1);
    const changed = await share({ files: { ...FILES, 'style.css': 'img {}' } });
    const renamed = await share({ assets: [{ name: 'kitten.png', hash: HASH }] });
    const theirs = await share({}, other);
    const ids = [answers[0], changed, renamed, theirs].map((one) => one?.body.id);
    expect(new Set(ids).size).toBe(4);
    expect((await list()).map(({ id }: { id: string }) => id)).toHaveLength(3);
  });

  test('is no project and no page of a project', async () => {
    const premium = await actor(server, { premium: true });
    const { id, project_id } = (await share({}, premium)).body;
    const get = async (path: string) => (await premium.get(path)).body;
    expect([await get('/projects'), await get('/published-projects')]).toEqual([[], []]);
    const ways = [
      ['GET', `/projects/${project_id}`],
      ['DELETE', `/projects/${project_id}`],
      ['PUT', `/projects/${project_id}/published`],
      ['DELETE', `/published-projects/${id}`],
      ['GET', `/projects/${project_id}/values`],
    ] as const;
    for (const [method, path] of ways) {
      const body = { title: 'Mine', description: '', accepted_revision: null };
      const sent = method === 'PUT' ? { body } : {};
      const { status } = await server.call(method, path, { token: premium.token, ...sent });
      expect([path, status]).toEqual([path, 404]);
    }
    expect((await read(id)).status).toBe(200);
  });

  test('does not count among the projects of the free plan', async () => {
    await share();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const body = { name: `${i}`, kind: 'web', files: FILES };
      statuses.push((await server.call('POST', '/projects', { token: owner.token, body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 403]);
  });

  test('keeps its files when the project that had them goes', async () => {
    const project = await calls.projectWith(owner.token, { 'cat.png': PNG });
    const { id } = (await share()).body;
    await server.call('DELETE', `/projects/${project.id}`, { token: owner.token });
    expect((await calls.get(null, `/published-projects/${id}/files/${HASH}`)).statusCode).toBe(200);
  });
});

describe('what is refused', () => {
  test('more than 1 MB of files together, with the sizes', async () => {
    const big = 'x'.repeat(600_000);
    const assets: Body['assets'] = [];
    for (const name of ['a.txt', 'b.txt']) {
      const { body } = await calls.upload(owner.token, big + name);
      assets.push({ name, hash: body.hash });
    }
    const { status, body } = await share({ assets });
    expect([status, body]).toMatchObject([
      413,
      { code: 'link_files_too_large', size: 1_200_010, limit: 1_000_000 },
    ]);
    expect(body.detail.fr).toContain('1,21');
    expect(body.detail.en).toContain('1.21');
    expect((await share({ assets: assets.slice(0, 1) })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  test('contact details in code, title or files; a name until it is accepted', async () => {
    const inCode = { ...FILES, 'index.html': '<p>ada@gmail.com</p>' };
    const { body: text } = await calls.upload(owner.token, 'write to ada@gmail.com');
    const named = (name: string) => [{ name, hash: text.hash as string }];
    const { body: harmless } = await calls.upload(owner.token, 'Thank you for playing.');
    const hiding = [{ name: 'title', hash: harmless.hash as string }];
    for (const wrong of [
      { files: inCode },
      { title: 'ada@gmail.com' },
      { title: 'ada@gmail.com', assets: hiding },
      { assets: named('notes.txt') },
      { assets: named('__proto__') },
    ]) {
      const { status, body } = await share({ ...wrong, accepted: true });
      expect([status, body.code]).toEqual([422, 'published_contact_refused']);
    }
    const files = { ...FILES, 'index.html': '<p>By Maëlle Durand</p>' };
    const asked = await share({ files });
    expect([asked.status, asked.body.findings]).toMatchObject([409, [{ place: 'index.html' }]]);
    expect(await list()).toEqual([]);
    expect((await share({ files, accepted: true })).status).toBe(200);
  });

  test.each<[string, object, number, string]>([
    ['no files', { assets: [] }, 400, 'invalid_input'],
    ['files of another room', { files: { 'main.py': '' } }, 400, 'not_files_of_room'],
    [
      'files that were not sent',
      { assets: [{ name: 'a.png', hash: 'a'.repeat(64) }] },
      422,
      'files_missing',
    ],
    [
      'a name that its content is not',
      { assets: [{ name: 'a.mp3', hash: HASH }] },
      422,
      'file_type_mismatch',
    ],
    ['a title that is too long', { title: 'x'.repeat(81) }, 400, 'published_title_too_long'],
    [
      'code that is too large',
      { files: { ...FILES, 'script.js': 'x'.repeat(200_001) } },
      413,
      'project_too_large',
    ],
  ])('%s', async (_what, changes, status, code) => {
    const answer = await share(changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toMatchObject({ fr: expect.any(String), en: expect.any(String) });
    expect(await list()).toEqual([]);
  });

  test('visitors, and files of somebody else', async () => {
    expect((await server.call('POST', '/shared-links', { body: {} })).status).toBe(401);
    await calls.upload(other.token, PNG);
    const body = { title: 'x', kind: 'web', files: FILES, accepted: false };
    const { status } = await post({ ...body, assets: [{ name: 'cat.png', hash: HASH }] });
    expect(status).toBe(422);
  });

  test('more than fifty links', async () => {
    const first = (await share()).body;
    const { db } = server.database;
    const [copy] = await db.select().from(projects).where(eq(projects.id, first.project_id));
    const [row] = await db
      .select()
      .from(published_projects)
      .where(eq(published_projects.id, first.id));
    if (!copy || !row) throw new Error('nothing was shared');
    const others = Array.from({ length: 49 }, (_, i) => ({ id: randomUUID(), i }));
    await db.insert(projects).values(others.map(({ id }) => ({ ...copy, id })));
    await db.insert(published_projects).values(
      others.map(({ id, i }) => ({
        ...row,
        id: randomUUID(),
        project_id: id,
        link_sha256: `${i}`,
      })),
    );
    const files = { ...FILES, 'script.js': 'let more;' };
    const { status, body } = await share({ files });
    expect([status, body.code]).toEqual([403, 'shared_links_limit']);
    expect((await share()).body.id).toBe(first.id);
    await remove(first.id);
    expect((await share({ files })).status).toBe(200);
  });

  test('more than thirty in an hour, of which those that are there or refused are none', async () => {
    const page = (i: number) => ({ ...FILES, 'script.js': `${i}` });
    const named = { ...FILES, 'index.html': '<p>By Maëlle Durand</p>' };
    const first = await share({ files: page(0) });
    const others = [{ files: page(0) }, { files: named }, { title: 'ada@gmail.com' }];
    const statuses: number[] = [];
    for (const changes of others) statuses.push((await share(changes)).status);
    for (let i = 1; i < 31; i += 1) statuses.push((await share({ files: page(i) })).status);
    expect([first.status, ...statuses]).toEqual([200, 200, 409, 422, ...Array(29).fill(200), 429]);
    expect((await share({ files: page(0) })).status).toBe(200);
  });

  test('more than 120 attempts in an hour', async () => {
    const statuses: number[] = [];
    const work = { title: 'Cats', kind: 'web', files: {}, accepted: false };
    const assets = [{ name: 'cat.png', hash: HASH }];
    for (let i = 0; i < 121; i += 1) statuses.push((await post({ ...work, assets })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('a link that is deleted', () => {
  test('says so, and takes copy and files along', async () => {
    const { id } = (await share()).body;
    expect((await remove(id, other)).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
    const { status, body } = await read(id);
    expect([status, body.code]).toEqual([410, 'shared_link_removed']);
    const viewed = await server.call('GET', `/published-projects/${id}/view`, {
      token: other.token,
    });
    expect(viewed.status).toBe(410);
    expect((await calls.get(null, `/published-projects/${id}/files/${HASH}`)).statusCode).toBe(404);
    expect([await rowsOf(projects), await rowsOf(stored_files)]).toEqual([[], []]);
    expect((await remove(id)).status).toBe(404);
    const again = (await share()).body;
    expect(again.id).not.toBe(id);
    expect((await read(id)).status).toBe(410);
  });

  test('is in the export of its member, and goes with the account', async () => {
    const { id } = (await share()).body;
    const gone = (await share({ title: 'Other', files: { ...FILES, 'script.js': '1' } })).body.id;
    await remove(gone);
    const { tables, files } = (await owner.get('/user/data')).body;
    expect(tables.published_projects).toMatchObject([{ id, files: FILES }]);
    expect(tables.removed_links).toMatchObject([{ id: gone }]);
    expect(files).toMatchObject([{ hash: HASH }]);
    await server.database.db.delete(users).where(eq(users.id, owner.user.id));
    expect([(await read(id)).status, (await read(gone)).status]).toEqual([404, 404]);
    const left = server.database.db.select().from(removed_links);
    expect(await left.where(eq(removed_links.user_id, owner.user.id))).toEqual([]);
  });
});

describe('a link that is reported', () => {
  test('is handled as published projects are, and comes back at no other address', async () => {
    const [third, admin] = [await actor(server), await actor(server, { role: 'admin' })];
    const { id } = (await share()).body;
    await report(other, id);
    await report(third, id);
    expect((await read(id)).status).toBe(404);
    const row = (await admin.get(`/admin/published-projects/${id}`)).body;
    expect(row).toMatchObject({ link: true, state: 'review', assets: [{ hash: HASH }] });
    await decide(admin, id, 'hide');
    const mail = await nextMail(server, owner.user.email);
    expect(mail.text).toContain(`/p/${id}`);
    expect(mail.text).not.toContain('still in your account');
    expect(await list()).toMatchObject([{ state: 'hidden', decision: { outcome: 'hide' } }]);
    expect((await share()).body.code).toBe('published_copy_hidden');
    const alike = { ...FILES, 'index.html': '<img  src="cat.png" >' };
    expect((await share({ files: alike })).body.code).toBe('published_copy_hidden');
    await remove(id);
    expect((await share()).body.code).toBe('published_copy_hidden');
  });

  test.each<['keep' | 'hide', number]>([
    ['keep', 200],
    ['hide', 422],
  ])('can be decided about after its author has deleted it: %s', async (decision, status) => {
    const [third, admin] = [await actor(server), await actor(server, { role: 'admin' })];
    const { id } = (await share()).body;
    await report(other, id);
    await report(third, id);
    expect((await remove(id)).status).toBe(200);
    expect([await list(), (await remove(id)).status]).toMatchObject([[{ id, removed: true }], 404]);
    expect((await read(id)).body.code).toBe('shared_link_removed');
    expect((await share()).body.code).toBe('published_copy_hidden');
    const pending = (await admin.get('/admin/published-projects?filter=pending&limit=100')).body;
    expect(pending).toContainEqual(expect.objectContaining({ id, removed: true }));
    const file = await calls.get(admin.token, `/published-projects/${id}/view/files/${HASH}`);
    expect(file.statusCode).toBe(200);
    expect((await decide(admin, id, decision)).status).toBe(200);
    expect((await read(id)).body.code).toBe('shared_link_removed');
    const kept = decision === 'hide' ? 1 : 0;
    for (const table of [projects, published_projects, stored_files]) {
      expect(await rowsOf(table)).toHaveLength(kept);
    }
    expect((await share()).status).toBe(status);
  });

  test('can be appealed against after its author has deleted it', async () => {
    const admin = await actor(server, { role: 'admin' });
    const { id } = (await share()).body;
    await decide(admin, id, 'hide');
    const [{ decision }] = await list();
    await remove(id);
    const seen = await owner.get(`/published-projects/${id}/view`);
    expect([seen.status, seen.body]).toMatchObject([200, { own: true, state: 'hidden' }]);
    const body = { decision_id: decision.id, text: 'Please look again.' };
    expect((await owner.post(`/published-projects/${id}/appeals`, body)).status).toBe(200);
    expect((await decide(admin, id, 'keep')).status).toBe(200);
    expect((await owner.get(`/published-projects/${id}/view`)).status).toBe(410);
    expect([await rowsOf(projects), await rowsOf(stored_files)]).toEqual([[], []]);
    expect((await share()).status).toBe(200);
  });

  test('comes back with none of its pictures and sounds in other code, but for those of the library', async () => {
    const admin = await actor(server, { role: 'admin' });
    const [{ value }, text] = [libraryContents().next(), 'a text'];
    const sprite = Buffer.from(value ?? '');
    const send = async (content: string | Buffer) =>
      (await calls.upload(owner.token, content)).body.hash as string;
    const [spriteHash, textHash] = [await send(sprite), await send(text)];
    const beside = [
      { name: 'sprite.svg', hash: spriteHash },
      { name: 'notes.txt', hash: textHash },
    ];
    const first = await share({ assets: [{ name: 'cat.png', hash: HASH }, ...beside] });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect((await decide(admin, first.body.id, 'hide')).status).toBe(200);
    const files = { ...FILES, 'index.html': '<h1>Quite another page</h1>' };
    const again = await share({ title: 'Dogs', files, assets: [{ name: 'dog.png', hash: HASH }] });
    expect([again.status, again.body.code]).toEqual([422, 'published_copy_hidden']);
    expect(again.body.detail.en).toMatch(/dog\.png.*“Cats”, whose page is hidden/);
    expect(again.body.detail.fr).toMatch(/dog\.png.*«\sCats\s», dont la page est masquée/);
    expect((await share({ title: 'Dogs', files, assets: beside })).status).toBe(200);
  });

  test('takes none of the space for files once the team has closed it', async () => {
    const admin = await actor(server, { role: 'admin' });
    const { id } = (await share()).body;
    await decide(admin, id, 'hide');
    await admin.del(`/admin/published-projects/${id}`);
    expect(await rowsOf(stored_files)).toEqual([]);
    expect((await share()).body.code).toBe('published_copy_hidden');
  });

  test('can be appealed against, closed by the team, and enters no gallery', async () => {
    const admin = await actor(server, { role: 'admin' });
    const { id } = (await share()).body;
    const { version, updated_at } = (await admin.get(`/admin/published-projects/${id}`)).body;
    const path = `/admin/published-projects/${id}/gallery`;
    const selected = { selected: true, version, updated_at };
    const answer = await server.call('PUT', path, { token: admin.token, body: selected });
    expect(answer.body.code).toBe('project_not_selectable');
    await decide(admin, id, 'hide');
    const [{ decision }] = await list();
    const body = { decision_id: decision.id, text: 'Please look again.' };
    expect((await owner.post(`/published-projects/${id}/appeals`, body)).status).toBe(200);
    await decide(admin, id, 'keep');
    expect((await read(id)).status).toBe(200);
    await server.call('DELETE', `/admin/published-projects/${id}`, { token: admin.token });
    expect((await read(id)).status).toBe(404);
    expect([await rowsOf(projects), await rowsOf(stored_files)]).toEqual([[], []]);
  });
});
