import { randomUUID } from 'node:crypto';
import { MODELS_MAX } from '@codivia/contract/api/models';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { type Actor, actor } from '../../../test/review-calls.ts';
import { handModel, trainedModel } from '../../../test/trained-models.ts';
import { users } from '../accounts/accounts.table.ts';
import { stored_files } from '../project-files/project-files.table.ts';
import { models } from './models.table.ts';

const MODEL = JSON.stringify(trainedModel());
const EXAMPLES = JSON.stringify({ kind: 'text', examples: [{ input: 'a great day' }] });

let server: TestApp;
let calls: ReturnType<typeof fileCalls>;
let owner: Actor;
let other: Actor;
beforeAll(async () => {
  server = await buildTestApp();
  calls = fileCalls(server);
});
beforeEach(async () => {
  [owner, other] = [await actor(server), await actor(server)];
});
afterAll(() => server.close());

interface Save {
  name?: string;
  model?: string;
  examples?: string | null;
  revision?: number | null;
}

/** Sends files and saves them as a model. */
async function save(
  id: string,
  { name = 'Moods', model = MODEL, examples = null, revision = null }: Save = {},
  { token } = owner,
) {
  for (const content of [model, examples]) if (content !== null) await calls.upload(token, content);
  const hashes = { model: hashOfFile(model), examples: examples && hashOfFile(examples) };
  return server.call('PUT', `/models/${id}`, { token, body: { name, revision, ...hashes } });
}
const list = async (one = owner) => (await one.get('/models')).body;
const remove = (id: string, one = owner) => one.del(`/models/${id}`);
const files = () =>
  server.database.db.select().from(stored_files).where(eq(stored_files.user_id, owner.user.id));

describe('a model in the account', () => {
  test('is listed with what it tells about itself, and its files can be read', async () => {
    const id = randomUUID();
    const { status, body } = await save(id, { name: '  My \n moods ', examples: EXAMPLES });
    expect([status, body]).toMatchObject([
      200,
      {
        id,
        name: 'My moods',
        kind: 'text',
        labels: ['happy', 'grumpy'],
        tested: { right: 7, total: 8 },
        model: { hash: hashOfFile(MODEL), size: MODEL.length },
        examples: { hash: hashOfFile(EXAMPLES) },
        revision: 1,
      },
    ]);
    expect(await list()).toEqual([body]);
    const read = await calls.get(owner.token, `/files/${body.model.hash}`);
    expect(read.payload).toBe(MODEL);
  });

  test('that is saved again as it is stays as it is, also at once', async () => {
    const id = randomUUID();
    await calls.upload(owner.token, MODEL);
    const answers = await Promise.all(Array.from({ length: 3 }, () => save(id)));
    answers.push(await save(id, { revision: 9 }));
    expect(answers.map(({ status, body }) => [status, body.revision])).toEqual(
      Array(4).fill([200, 1]),
    );
    expect(await list()).toHaveLength(1);
  });

  test('is renamed and replaced over its revision, and refused over an older one', async () => {
    const id = randomUUID();
    await save(id, { examples: EXAMPLES });
    const { body } = await save(id, { name: 'Tempers', revision: 1 });
    expect(body).toMatchObject({ name: 'Tempers', revision: 2, examples: null });
    expect((await files()).map(({ sha256 }) => sha256)).toEqual([hashOfFile(MODEL)]);
    const late = await save(id, { name: 'Late', revision: 1 });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'model_changed', model: { name: 'Tempers', revision: 2 } },
    ]);
    expect(await list()).toMatchObject([{ name: 'Tempers' }]);
  });

  test('is duplicated under another id, and each keeps its file', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await save(first);
    await save(second, { name: 'Moods 2' });
    expect((await remove(first)).status).toBe(200);
    expect(await list()).toMatchObject([{ id: second }]);
    expect(await files()).toHaveLength(1);
    await remove(second);
    expect(await files()).toEqual([]);
    expect((await remove(second)).status).toBe(404);
  });

  test('is nobody else’s: the same id is another model there', async () => {
    const id = randomUUID();
    await save(id);
    expect(await list(other)).toEqual([]);
    expect((await remove(id, other)).status).toBe(404);
    expect((await save(id, { name: 'Mine' }, other)).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Moods', revision: 1 }]);
    const read = await calls.get(other.token, `/files/${hashOfFile(EXAMPLES)}`);
    expect(read.statusCode).toBe(404);
  });

  test('is in the export of its member, and goes with the account', async () => {
    await save(randomUUID(), { examples: EXAMPLES });
    const { tables, files: sent } = (await owner.get('/user/data')).body;
    expect(tables.models).toMatchObject([{ name: 'Moods', labels: ['happy', 'grumpy'] }]);
    expect(sent).toHaveLength(2);
    const { db } = server.database;
    await db.delete(users).where(eq(users.id, owner.user.id));
    expect(await db.select().from(models).where(eq(models.user_id, owner.user.id))).toEqual([]);
    expect(await files()).toEqual([]);
  });
});

describe('what is refused', () => {
  const hostile = (change: string) => MODEL.replace('{', `{${change},`);
  test.each([
    ['no JSON', 'hello'],
    ['another format', '{"format":"other"}'],
    ['something beside the model', hostile('"note":"call me"')],
    ['a prototype', hostile('"__proto__":{"kind":"text"}')],
    ['a number without end', MODEL.replace('"bias":[0,0]', '"bias":[0,1e999]')],
    ['null for a number', MODEL.replace('"bias":[0,0]', '"bias":[0,null]')],
    ['too many labels', JSON.stringify(trainedModel({ labels: Array(21).fill('a') }))],
    ['lists in each other', '['.repeat(200_000)],
  ])('%s', async (_, model) => {
    const { status, body } = await save(randomUUID(), { model });
    expect([status, body.code]).toEqual([422, 'model_unreadable']);
    expect(body.detail).toMatchObject({ fr: expect.any(String), en: expect.any(String) });
    expect(await list()).toEqual([]);
  });

  test('a file of 10 MB, before it is read', async () => {
    const { status, body } = await calls.upload(owner.token, 'x'.repeat(10_000_000));
    expect([status, body.code]).toEqual([413, 'file_too_large']);
    expect(body.detail).toMatchObject({ fr: expect.any(String), en: expect.any(String) });
  });

  test('examples of the camera, within a model or beside one', async () => {
    const model = JSON.stringify(handModel('neighbours'));
    const kept = await save(randomUUID(), { model });
    expect([kept.status, kept.body.code]).toEqual([422, 'model_keeps_camera']);
    const network = JSON.stringify(handModel('network'));
    const hands = JSON.stringify({ kind: 'hand', examples: [] });
    const beside = await save(randomUUID(), { model: network, examples: hands });
    expect([beside.status, beside.body.code]).toEqual([422, 'examples_refused']);
    expect((await save(randomUUID(), { model: network })).status).toBe(200);
  });

  test.each([
    ['of another kind', JSON.stringify({ kind: 'drawing', examples: [] })],
    ['with points of a hand', JSON.stringify({ kind: 'text', examples: [{ input: [[0, 1]] }] })],
    ['that are no JSON', '{'],
  ])('examples %s', async (_, examples) => {
    const { status, body } = await save(randomUUID(), { examples });
    expect([status, body.code]).toEqual([422, 'examples_refused']);
  });

  test('files that were not sent, and those of somebody else', async () => {
    await calls.upload(other.token, MODEL);
    const body = { name: 'x', revision: null, model: hashOfFile(MODEL), examples: null };
    const answer = await server.call('PUT', `/models/${randomUUID()}`, {
      token: owner.token,
      body,
    });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'files_missing', hashes: [hashOfFile(MODEL)] },
    ]);
  });

  test('more models than an account keeps', async () => {
    const { body } = await save(randomUUID());
    const { db } = server.database;
    const [row] = await db.select().from(models).where(eq(models.id, body.id));
    if (!row) throw new Error('nothing was saved');
    const more = Array.from({ length: MODELS_MAX - 1 }, () => ({ ...row, id: randomUUID() }));
    await db.insert(models).values(more);
    const { status, body: refused } = await save(randomUUID());
    expect([status, refused.code]).toEqual([403, 'models_limit']);
    expect((await save(body.id, { name: 'Still', revision: 1 })).status).toBe(200);
  });

  test('a name that is too long, ids that are none, and visitors', async () => {
    expect((await save(randomUUID(), { name: 'x'.repeat(81) })).status).toBe(400);
    expect((await save('mine')).status).toBe(404);
    expect((await server.call('GET', '/models')).status).toBe(401);
  });
});
