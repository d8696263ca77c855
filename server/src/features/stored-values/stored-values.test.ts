import { randomUUID } from 'node:crypto';
import { STORED_VALUES_MAX_LENGTH } from '@codivia/contract/text/stored-texts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { stored_values } from './stored-values.table.ts';

let server: TestApp;
let token: string;
let userId: string;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  const member = await createMember(server, { premium: true });
  token = member.token;
  userId = member.user.id;
  id = await projectOf(token);
});
afterAll(() => server.close());

async function projectOf(owner: string): Promise<string> {
  const body = { name: 'Pong', kind: 'game', files: { 'sketch.js': 'storeItem("best", 1);' } };
  return (await server.call('POST', '/projects', { token: owner, body })).body.id;
}

const pathOf = (project: string) => `/projects/${project}/stored-values`;
const read = async (project = id) => (await server.call('GET', pathOf(project), { token })).body;
const send = (changes: unknown, as = token, project = id) =>
  server.call('POST', pathOf(project), { token: as, body: { changes } });
/** Sends values as a browser would; null deletes. */
const change = (values: Record<string, string | null>, as = token, project = id) =>
  send(
    Object.entries(values).map(([key, value]) => ({ key, value })),
    as,
    project,
  );
const rows = () =>
  server.database.db.select().from(stored_values).where(eq(stored_values.user_id, userId));

describe('values of a project', () => {
  test('are none at first, and come back letter by letter', async () => {
    expect(await read()).toEqual({ revision: 0, values: [] });
    const values = [
      { key: '__proto__', value: '{"a": null}' },
      { key: 'constructor', value: '' },
      { key: '', value: 'é\r\n\t"\\\u0001 😀' },
      { key: '2', value: '1' },
    ];
    const { status, body } = await send(values);
    expect([status, body]).toEqual([200, { revision: 1 }]);
    expect(await read()).toEqual({ revision: 1, values });
  });

  test('change name by name: the last change counts, all others stay', async () => {
    await change({ best: '10', level: '3', old: 'x' });
    expect((await change({ best: '12', old: null, gone: null })).body).toEqual({ revision: 2 });
    expect(await read()).toEqual({
      revision: 2,
      values: [
        { key: 'best', value: '12' },
        { key: 'level', value: '3' },
      ],
    });
  });

  test('of many changes at once none is lost, from the first on', async () => {
    const names = Array.from({ length: 12 }, (_, i) => `level ${i}`);
    const answers = await Promise.all(names.map((name) => change({ [name]: '1' })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { revision, values } = await read();
    expect(revision).toBe(names.length);
    expect(values.map(({ key }: { key: string }) => key).sort()).toEqual(names.toSorted());
  });

  test('and code do not disturb each other', async () => {
    const before = (await server.call('GET', `/projects/${id}`, { token })).body;
    server.clock.pass(1000);
    await change({ best: '10' });
    expect((await server.call('GET', `/projects/${id}`, { token })).body).toEqual(before);
    const body = { revision: 1, files: { 'sketch.js': 'let a;' } };
    expect((await server.call('PUT', `/projects/${id}`, { token, body })).status).toBe(200);
    expect(await read()).toEqual({ revision: 1, values: [{ key: 'best', value: '10' }] });
  });

  test('go with the project', async () => {
    await change({ best: '10' });
    expect(await rows()).toHaveLength(1);
    await server.call('DELETE', `/projects/${id}`, { token });
    expect(await rows()).toEqual([]);
    for (const { status, body } of [
      await server.call('GET', pathOf(id), { token }),
      await change({ best: '11' }),
    ]) {
      expect([status, body.code]).toEqual([404, 'project_not_found']);
    }
  });

  test('go with the account', async () => {
    await change({ best: '10' });
    await server.database.db.delete(users).where(eq(users.id, userId));
    expect(await rows()).toEqual([]);
  });

  test('are part of what their member may take away', async () => {
    await change({ best: '10' });
    const { body } = await server.call('GET', '/user/data', { token });
    expect(body.tables.stored_values).toEqual([
      expect.objectContaining({
        project_id: id,
        values: [{ key: 'best', value: '10' }],
        revision: 1,
      }),
    ]);
  });
});

describe('nobody else', () => {
  test('reads or changes them', async () => {
    await change({ best: '10' });
    const other = (await createMember(server, { role: 'admin' })).token;
    for (const { status, body } of [
      await server.call('GET', pathOf(id), { token: other }),
      await change({ best: '0' }, other),
    ]) {
      expect([status, body.code]).toEqual([404, 'project_not_found']);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
    expect((await server.call('GET', pathOf(id))).status).toBe(401);
    const body = { changes: [{ key: 'best', value: '0' }] };
    expect((await server.call('POST', pathOf(id), { body })).status).toBe(401);
    expect((await read()).values).toEqual([{ key: 'best', value: '10' }]);
  });

  test('finds them in the published copy, or in a remix of it', async () => {
    await change({ best: 'the secret of my diary' });
    const texts = { title: 'Pong', description: 'Two bats and a ball.', accepted_revision: null };
    const published = await server.call('PUT', `/projects/${id}/published`, {
      token,
      body: texts,
    });
    expect(published.status).toBe(200);
    const page = `/published-projects/${published.body.id}`;
    const reader = await createMember(server);
    const remix = await server.call('POST', `${page}/remix`, {
      token: reader.token,
    });
    expect(remix.status).toBe(200);
    const answers = [
      published,
      remix,
      await server.call('GET', page),
      await server.call('GET', `/projects/${id}`, { token }),
      await server.call('GET', `/projects/${remix.body.id}`, { token: reader.token }),
      await server.call('GET', pathOf(remix.body.id), { token: reader.token }),
    ];
    for (const { status, body } of answers) {
      expect([status, JSON.stringify(body).includes('diary')]).toEqual([200, false]);
    }
  });
});

describe('what does not fit', () => {
  const most = 'x'.repeat(STORED_VALUES_MAX_LENGTH - 'a'.length);

  test('is too large beyond 200,000 characters, and changes nothing', async () => {
    expect((await change({ a: most })).status).toBe(200);
    const { status, body } = await change({ b: '' });
    expect([status, body.code]).toEqual([413, 'stored_values_too_large']);
    expect(body.detail.fr).toMatch(/200\s000 caractères/);
    expect(body.detail.en).toMatch(/200,000 characters/);
    expect((await read()).revision).toBe(1);
    expect((await change({ b: '', a: null })).status).toBe(200);
    expect((await read()).values).toEqual([{ key: 'b', value: '' }]);
  });

  test('may take six bytes a character', async () => {
    expect((await change({ a: '\u0001'.repeat(most.length) })).status).toBe(200);
    const { status, body } = await change({ a: 'x'.repeat(1_300_000) });
    expect([status, body.code]).toEqual([413, 'body_too_large']);
  });

  test.each([
    ['no change', []],
    ['no list', { best: '10' }],
    ['a number', [{ key: 'best', value: 10 }]],
    ['no name', [{ value: '10' }]],
    ['no value', [{ key: 'best' }]],
    ['a NUL', [{ key: 'best', value: 'a\u0000b' }]],
    ['half an emoji as a name', [{ key: '\ud83d', value: '' }]],
    ['nothing', undefined],
  ])('%s is refused', async (_, changes) => {
    const { status, body } = await send(changes);
    expect(status).toBe(400);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect(await rows()).toEqual([]);
  });

  test.each(['nonsense', '%00', randomUUID()])('the id %s is no project', async (project) => {
    expect((await server.call('GET', pathOf(project), { token })).status).toBe(404);
    expect((await change({ best: '10' }, token, project)).status).toBe(404);
  });

  test('is too often for one member, and not for others', async () => {
    const { token: other } = await createMember(server);
    // Changes of a project that does not exist count too, and cost less.
    let last = await change({ best: '0' }, other, randomUUID());
    for (let i = 1; last.status === 404 && i < 1000; i++) {
      last = await change({ best: '0' }, other, randomUUID());
    }
    expect(last.status).toBe(429);
    expect(last.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect((await change({ best: '10' })).status).toBe(200);
  });
});
