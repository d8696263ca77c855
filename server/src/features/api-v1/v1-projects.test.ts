import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCaller } from '../../../test/api-tokens.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { purgeOld } from '../accounts/purge.job.ts';

const FILES = { 'main.py': 'print("é ≠ 😀")\n' };
const PROJECT = { name: 'Snake', kind: 'python', files: FILES };

let server: TestApp;
let caller: Awaited<ReturnType<typeof createCaller>>;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  caller = await createCaller(server);
});
afterAll(() => server.close());

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  server.call(method, `/v1/projects${path}`, {
    token: caller.token,
    headers,
    ...(body ? { body } : {}),
  });
const create = (body: object = {}, headers = {}) =>
  send('POST', '', { ...PROJECT, ...body }, headers);
const etagOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.etag);

test('a project made by the API is that of the site', async () => {
  const made = await create({ name: ' Snake\n 2 ' });
  expect(made.status).toBe(200);
  expect(made.body).toMatchObject({ name: 'Snake 2', kind: 'python', revision: 1, files: FILES });
  const read = await send('GET', `/${made.body.id}`);
  expect([read.body, etagOf(read)]).toEqual([made.body, etagOf(made)]);
  const site = await server.call('GET', `/projects/${made.body.id}`, { token: caller.session });
  expect(site.body).toEqual(made.body);
});

test('files beside the code are listed and read, of one’s own projects alone', async () => {
  const calls = fileCalls(server);
  const project = await calls.projectWith(caller.session, { 'img/a.txt': 'é' });
  const hash = hashOfFile('é');
  const listed = { name: 'img/a.txt', hash, size: 2, format: 'text' };
  expect((await send('GET', `/${project.id}`)).body.assets).toEqual([listed]);
  const { status, body } = await send('GET', `/${project.id}/files/${hash}`);
  expect([status, body]).toEqual([200, { ...listed, content: 'w6k=' }]);
  const missing = await send('GET', `/${project.id}/files/${hashOfFile('b')}`);
  expect([missing.status, missing.body.code]).toEqual([404, 'file_not_found']);
  const { token } = await createCaller(server);
  const path = `/v1/projects/${project.id}/files/${hash}`;
  const others = await server.call('GET', path, { token });
  expect([others.status, others.body.code]).toEqual([404, 'project_not_found']);
});

test('a save by the API leaves the files beside the code', async () => {
  const project = await fileCalls(server).projectWith(caller.session, { 'a.txt': 'a' });
  const body = { name: 'Pong', files: { 'sketch.js': '2' } };
  const saved = await send('PUT', `/${project.id}`, body, { 'if-match': '*' });
  expect(saved.body).toMatchObject({ revision: 2, assets: project.assets });
});

test('projects come page by page, the one made last first, whatever changes meanwhile', async () => {
  const made = [];
  for (let count = 0; count < 5; count++) {
    made.push((await create({ name: `Project ${count}` })).body);
    server.clock.pass(10);
  }
  const expected = made.map(({ id }) => id).reverse();
  const ids: string[] = [];
  let path = '?limit=2';
  for (let page = 0; page < 3; page++) {
    const { data, next_cursor } = (await send('GET', path)).body;
    ids.push(...data.map(({ id }: { id: string }) => id));
    expect(data[0]).not.toHaveProperty('files');
    await send(
      'PUT',
      `/${expected[4]}`,
      { name: `Renamed ${page}`, files: FILES },
      { 'if-match': '*' },
    );
    path = `?limit=2&cursor=${next_cursor}`;
    expect(next_cursor === null).toBe(page === 2);
  }
  expect(ids).toEqual(expected);
});

test('a creation repeated with its key makes one project, even at once', async () => {
  const key = { 'idempotency-key': 'first try' };
  const answers = await Promise.all([1, 2, 3, 4].map(() => create({}, key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await send('GET', '')).body.data).toHaveLength(1);
  const other = await create({ name: 'Other' }, key);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  caller = await createCaller(server);
  expect((await create({}, key)).body.id).not.toBe(answers[0]?.body.id);
});

test('a refused creation leaves its key free, and keys are forgotten after a day', async () => {
  const key = { 'idempotency-key': 'k' };
  expect((await create({ kind: 'web' }, key)).body.code).toBe('not_files_of_room');
  const first = await create({}, key);
  expect(first.status).toBe(200);
  server.clock.pass(24 * 60 * 60 * 1000 + 1);
  await purgeOld({ db: server.database.db, clock: server.clock.now, jobs: {} as never });
  expect((await create({}, key)).body.id).not.toBe(first.body.id);
  for (const wrong of ['', 'x'.repeat(101)]) {
    const { status, body } = await create({}, { 'idempotency-key': wrong });
    expect([status, body.code]).toEqual([400, 'invalid_idempotency_key']);
  }
});

test('a change needs the version that was read', async () => {
  const made = await create();
  const path = `/${made.body.id}`;
  const change = { name: 'Worm', files: { 'main.py': 'print(2)' } };
  const blind = await send('PUT', path, change);
  expect([blind.status, blind.body.code]).toEqual([428, 'if_match_required']);
  const version = { 'if-match': etagOf(made) };
  const changed = await send('PUT', path, change, version);
  expect(changed.body).toMatchObject({ ...change, revision: 2 });
  const repeated = await send('PUT', path, change, version);
  expect([repeated.status, repeated.body]).toEqual([200, changed.body]);
  const late = await send('PUT', path, { ...change, name: 'Late' }, version);
  expect([late.status, late.body.code]).toEqual([412, 'project_changed']);
  const rename = { token: caller.session, body: { name: 'Renamed on the site' } };
  await server.call('PUT', `/projects${path}/name`, rename);
  const after = await send('PUT', path, { ...change, name: 'x' }, { 'if-match': etagOf(changed) });
  expect(after.status).toBe(412);
  const stale = await server.call('PUT', `/projects${path}`, {
    token: caller.session,
    body: { revision: 1, files: FILES },
  });
  expect(stale.status).toBe(409);
});

test('of two changes of one version one is made', async () => {
  const made = await create();
  const answers = await Promise.all(
    ['A', 'B'].map((name) =>
      send('PUT', `/${made.body.id}`, { name, files: FILES }, { 'if-match': etagOf(made) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('an unchanged project is answered without a body', async () => {
  const made = await create();
  const known = { 'if-none-match': etagOf(made) };
  const same = await send('GET', `/${made.body.id}`, undefined, known);
  expect([same.status, same.body]).toEqual([304, '']);
  await send('PUT', `/${made.body.id}`, { name: 'New', files: FILES }, { 'if-match': '*' });
  expect((await send('GET', `/${made.body.id}`, undefined, known)).status).toBe(200);
});

test('a deletion may name its version, and is for good', async () => {
  const made = await create();
  const path = `/${made.body.id}`;
  const late = await send('DELETE', path, undefined, { 'if-match': '"0-x"' });
  expect([late.status, late.body.code]).toEqual([412, 'project_changed']);
  const deleted = await send('DELETE', path, undefined, { 'if-match': etagOf(made) });
  expect([deleted.status, deleted.body]).toEqual([200, { id: made.body.id }]);
  expect((await send('DELETE', path)).body.code).toBe('project_not_found');
});

test.each([
  [{ name: 'x'.repeat(81) }, 400, 'project_name_too_long'],
  [{ kind: 'desktop' }, 400, 'invalid_input'],
  [{ files: { 'other.py': '' } }, 400, 'not_files_of_room'],
  [{ files: { 'main.py': 'x'.repeat(200_001) } }, 413, 'project_too_large'],
  [{ files: { 'main.py': 'a\0b' } }, 400, 'bad_request'],
  [{ files: { 'main.py': 1 } }, 400, 'invalid_input'],
])('refuses %#', async (change, status, code) => {
  const answer = await create(change);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
