import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { fileCalls, hashOfFile } from '../../../test/file-calls.ts';
import { type Actor, actor, decide } from '../../../test/review-calls.ts';
import { handModel, trainedModel } from '../../../test/trained-models.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';

const MODEL = JSON.stringify(trainedModel());
const FILES = { 'main.py': 'from codivia import load_model' };

let server: TestApp;
let calls: ReturnType<typeof fileCalls>;
let owner: Actor;
beforeAll(async () => {
  server = await buildTestApp();
  calls = fileCalls(server);
});
beforeEach(async () => {
  owner = await actor(server, { name: 'Maëlle Durand', premium: true });
});
afterAll(() => server.close());

/** Sends a model and makes a link to it. */
async function share(
  model: string,
  { accepted = true, name = 'moods.model.json', files = FILES } = {},
) {
  await calls.upload(owner.token, model);
  const assets = [{ name, hash: hashOfFile(model) }];
  const body = { title: 'Moods', kind: 'python', files, assets, accepted };
  return server.call('POST', '/shared-links', { token: owner.token, body });
}
const shared = () =>
  server.database.db
    .select()
    .from(published_projects)
    .where(eq(published_projects.user_id, owner.user.id));

describe('a link to a model', () => {
  test('is made once its author was asked, read by everybody, and withdrawn', async () => {
    const asked = await share(MODEL, { accepted: false });
    expect([asked.status, asked.body]).toMatchObject([
      409,
      {
        code: 'personal_data_found',
        findings: [{ kind: 'model', place: 'moods.model.json' }],
        revision: 1,
      },
    ]);
    expect(await shared()).toEqual([]);
    const { status, body } = await share(MODEL);
    expect(status).toBe(200);
    const seen = await server.call('GET', `/published-projects/${body.id}`);
    expect(seen.headers['x-robots-tag']).toBe('noindex');
    const url = `/published-projects/${body.id}/files/${hashOfFile(MODEL)}`;
    expect((await calls.get(null, url)).payload).toBe(MODEL);
    expect((await owner.del(`/shared-links/${body.id}`)).status).toBe(200);
    expect((await calls.get(null, url)).statusCode).toBe(404);
    expect((await server.call('GET', `/published-projects/${body.id}`)).status).toBe(410);
  });

  test.each([
    ['no model', '{"format":"codivia-model"}'],
    ['a model with something beside it', MODEL.replace('{', '{"mail":"hello",')],
    ['numbers without end', MODEL.replace('"bias":[0,0]', '"bias":[0,1e999]')],
    ['a prototype', MODEL.replace('{', '{"__proto__":{"a":1},')],
  ])('is refused for %s', async (_, model) => {
    const { status, body } = await share(model);
    expect([status, body.code]).toEqual([422, 'model_unreadable']);
    expect(body.detail).toMatchObject({
      fr: expect.stringContaining('moods.model.json'),
      en: expect.stringContaining('moods.model.json'),
    });
    expect(await shared()).toEqual([]);
  });

  test('is refused for a model that is called one in capitals, and is none', async () => {
    expect((await share('{}', { name: 'Moods.MODEL.json' })).body.code).toBe('model_unreadable');
  });

  test.each([
    ['published_contact_refused', { labels: ['ada@gmail.com', 'b'] }],
    ['published_contact_refused', { words: ['great', '0612345678'] }],
    ['published_contact_refused', { words: ['great', 'write to ada@gmail.com'] }],
    ['model_names_insulting', { labels: ['connard', 'b'] }],
  ])('is refused with %s', async (code, changes) => {
    const { status, body } = await share(JSON.stringify(trainedModel(changes)));
    expect([status, body.code]).toEqual([422, code]);
    expect(await shared()).toEqual([]);
  });

  test('is not made again with other code once it is hidden', async () => {
    const { body } = await share(MODEL);
    await decide(await actor(server, { role: 'admin' }), body.id, 'hide');
    const files = { 'main.py': 'for i in range(10):\n    print("quite another program", i)' };
    expect((await share(MODEL, { files })).body.code).toBe('published_copy_hidden');
  });

  test('is no document, whatever its classes are called', async () => {
    const model = JSON.stringify(trainedModel({ labels: ['<script>alert(1)</script>', 'b'] }));
    const { body } = await share(model);
    const url = `/published-projects/${body.id}/files/${hashOfFile(model)}`;
    const { headers } = await calls.get(null, url);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is never made to what the camera saw', async () => {
    const kept = await share(JSON.stringify(handModel('neighbours')));
    expect([kept.status, kept.body.code]).toEqual([422, 'model_keeps_camera']);
    expect((await share(JSON.stringify(handModel('network')))).status).toBe(200);
  });

  test('is refused for more than a link carries, with the sizes', async () => {
    const weights = Array.from({ length: 200 }, () => new Array(784).fill(-0.123456));
    const last = { weights: [new Array(200).fill(1), new Array(200).fill(1)], bias: [0, 0] };
    const layers = [{ weights, bias: new Array(200).fill(0) }, last];
    const learned = { method: 'network' as const, layers };
    const { status, body } = await share(
      JSON.stringify(trainedModel({ kind: 'drawing', words: [], learned })),
    );
    expect([status, body.code]).toEqual([413, 'link_files_too_large']);
  });
});

test('a project with a model is published once its author was asked', async () => {
  const project = await calls.projectWith(owner.token, { 'moods.model.json': MODEL });
  const publish = (accepted_revision: number | null) =>
    server.call('PUT', `/projects/${project.id}/published`, {
      token: owner.token,
      body: { title: 'Pong', description: '', accepted_revision },
    });
  const asked = await publish(null);
  expect([asked.status, asked.body.findings]).toMatchObject([409, [{ kind: 'model' }]]);
  expect((await publish(project.revision)).status).toBe(200);
});
