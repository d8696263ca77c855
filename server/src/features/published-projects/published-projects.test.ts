import { randomUUID } from 'node:crypto';
import type { Input } from '@codivia/contract/api/endpoint';
import type { publishProject } from '@codivia/contract/api/published-projects';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { published_projects } from './published-projects.table.ts';

const FILES = { 'main.py': 'print("Pong")\n' };
const TEXTS = { title: 'Pong', description: 'Two players.', accepted_revision: null };

let server: TestApp;
let owner: Awaited<ReturnType<typeof createMember>>;
let other: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  owner = await createMember(server, { premium: true, name: 'Maëlle Durand' });
  other = await createMember(server);
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const send = (method: Method, path: string, body?: unknown, token: string | null = owner.token) =>
  server.call(method, path, { ...(token ? { token } : {}), ...(body ? { body } : {}) });
const project = async (code = FILES['main.py'], token = owner.token) => {
  const body = { name: 'Mine', kind: 'python', files: { 'main.py': code } };
  return (await send('POST', '/projects', body, token)).body.id as string;
};
const publish = (id: string, changes: Partial<Input<typeof publishProject>['body']> = {}) =>
  send('PUT', `/projects/${id}/published`, { ...TEXTS, ...changes });
const published = async (code?: string) => {
  const project_id = await project(code);
  return { project_id, id: (await publish(project_id)).body.id as string };
};
const read = (id: string) => send('GET', `/published-projects/${id}`, undefined, null);

describe('a published project', () => {
  test('is read by anyone who has its address, and says nothing of its author', async () => {
    const { id } = await published();
    const { status, body, headers } = await read(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      title: 'Pong',
      description: 'Two players.',
      kind: 'python',
      files: FILES,
      assets: [],
      updated_at: expect.any(String),
      origin: null,
      author: null,
      team: null,
      thumbnail: null,
    });
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('stays as it was published until it is published again, at the same address', async () => {
    const { id, project_id } = await published();
    const files = { 'main.py': 'print("Pong 2")\n' };
    await send('PUT', `/projects/${project_id}`, { revision: 1, files });
    expect((await read(id)).body.files).toEqual(FILES);
    server.clock.pass(1000);
    const again = (await publish(project_id, { title: ' Pong\n 2 ' })).body;
    expect(again).toMatchObject({ id, revision: 2, title: 'Pong 2' });
    expect(again.updated_at > again.published_at).toBe(true);
    expect((await read(id)).body).toMatchObject({ title: 'Pong 2', files });
    const { body } = await send('GET', '/published-projects');
    expect(body).toEqual([again]);
  });

  test('published twice at once has one address', async () => {
    const id = await project();
    const answers = await Promise.all(Array.from({ length: 4 }, () => publish(id)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test('is closed at once, and its project stays', async () => {
    const { id, project_id } = await published();
    expect((await send('DELETE', `/published-projects/${id}`)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await send('DELETE', `/published-projects/${id}`)).status).toBe(404);
    expect((await send('GET', `/projects/${project_id}`)).status).toBe(200);
  });

  test('is closed by deleting its project, also while it is being published', async () => {
    const { id, project_id } = await published();
    const [removed, again] = await Promise.all([
      send('DELETE', `/projects/${project_id}`),
      publish(project_id),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(again.status);
    expect((await read(id)).status).toBe(404);
  });

  test('goes with the account, and is part of what its author takes away', async () => {
    const { id } = await published();
    const { tables } = (await send('GET', '/user/data')).body;
    expect(tables.published_projects).toEqual([expect.objectContaining({ id, files: FILES })]);
    await server.database.db.delete(users).where(eq(users.id, owner.user.id));
    expect((await read(id)).status).toBe(404);
  });
});

describe('who may what', () => {
  test('only premium publishes; what was published stays', async () => {
    const id = await project(undefined, other.token);
    const path = `/projects/${id}/published`;
    const refused = await send('PUT', path, TEXTS, other.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'publishing_premium']);
    const { id: shown } = await published();
    const db = server.database.db;
    await db.update(users).set({ premium_granted: false }).where(eq(users.id, owner.user.id));
    expect((await read(shown)).status).toBe(200);
    expect((await send('DELETE', `/published-projects/${shown}`)).status).toBe(200);
  });

  test('an administrator publishes their own', async () => {
    const { token } = await createMember(server, { role: 'admin' });
    const id = await project(undefined, token);
    expect((await send('PUT', `/projects/${id}/published`, TEXTS, token)).status).toBe(200);
  });

  test.each(['visitor', 'member', 'premium', 'admin'] as const)(
    'what belongs to somebody else is as good as none: %s',
    async (who) => {
      const { id, project_id } = await published();
      const options = { premium: who === 'premium', role: who === 'admin' ? who : 'user' } as const;
      const token = who === 'visitor' ? null : (await createMember(server, options)).token;
      const missing = who === 'visitor' ? 401 : 404;
      const statuses = {
        list: (await send('GET', '/published-projects', undefined, token)).status,
        publish: (await send('PUT', `/projects/${project_id}/published`, TEXTS, token)).status,
        close: (await send('DELETE', `/published-projects/${id}`, undefined, token)).status,
        read: (await send('GET', `/published-projects/${id}`, undefined, token)).status,
        remix: (await send('POST', `/published-projects/${id}/remix`, undefined, token)).status,
      };
      expect(statuses).toEqual({
        list: who === 'visitor' ? 401 : 200,
        publish: who === 'member' ? 403 : missing,
        close: missing,
        read: 200,
        remix: who === 'visitor' ? 401 : 200,
      });
      expect((await read(id)).body.title).toBe('Pong');
    },
  );
});

test('an administrator closes what should not be public, which is written down', async () => {
  const { id, project_id } = await published();
  const { token } = await createMember(server, { role: 'admin' });
  const path = `/admin/published-projects/${id}`;
  expect((await send('DELETE', path)).status).toBe(403);
  expect((await send('DELETE', path, undefined, null)).status).toBe(401);
  expect((await send('DELETE', path, undefined, token)).status).toBe(200);
  expect((await send('DELETE', path, undefined, token)).status).toBe(404);
  expect((await read(id)).status).toBe(404);
  expect((await send('GET', `/projects/${project_id}`)).status).toBe(200);
  const [entry] = (await send('GET', '/admin/audit', undefined, token)).body;
  const expected = { action: 'close', subject: 'published_project', subject_id: id, label: 'Pong' };
  expect(entry).toMatchObject(expected);
});

describe('personal data', () => {
  const code = '# Maëlle, lycée Curie\nprint(1)\n';

  test('is named, and published only once that revision is accepted', async () => {
    const id = await project(code);
    const refused = await publish(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'personal_data_found']);
    expect(refused.body).toMatchObject({
      revision: 1,
      findings: [
        { kind: 'name', place: 'main.py', line: 1 },
        { kind: 'school', place: 'main.py', line: 1 },
      ],
    });
    await send('PUT', `/projects/${id}`, { revision: 1, files: { 'main.py': `${code}#` } });
    expect((await publish(id, { accepted_revision: 1 })).body.revision).toBe(2);
    expect((await publish(id, { accepted_revision: 2 })).status).toBe(200);
  });

  test.each([
    ['email', '# write to ada@gmail.com'],
    ['handle', 'print("snap chatsoleil")'],
    ['handle', 'insta = "chat_soleil"'],
    ['age', '# 14 ans, Lyon'],
    ['friends', '# fille 14 ans cherche amis'],
    ['place', '# j’habite à Lyon'],
    ['phone', '# 06,12,34,56,78'],
  ])(
    'that reaches its author or says their age (%s) is never published: %s',
    async (kind, line) => {
      const id = await project(`print(1)\n${line}\n`);
      for (const accepted_revision of [null, 1]) {
        const { status, body } = await publish(id, { accepted_revision });
        expect([status, body.code]).toEqual([422, 'published_contact_refused']);
        expect(body.findings).toContainEqual({ kind, place: 'main.py', line: 2 });
      }
    },
  );

  test.each([{ title: 'Write to me@mail.fr' }, { description: 'discord: pong_star99' }])(
    'title and description give no contact: %o',
    async (texts) => {
      const id = await project();
      const { status, body } = await publish(id, { ...texts, accepted_revision: 1 });
      expect([status, body.code]).toEqual([422, 'published_contact_refused']);
    },
  );
});

describe('a remix', () => {
  test('is a project of its own, and names its origin when it is published', async () => {
    const { id } = await published();
    const { token } = await createMember(server, { premium: true });
    const made = (await send('POST', `/published-projects/${id}/remix`, undefined, token)).body;
    expect(made).toMatchObject({ name: 'Pong', kind: 'python', revision: 1, files: FILES });
    const path = `/projects/${made.id}/published`;
    const remix = (await send('PUT', path, { ...TEXTS, title: 'Remix' }, token)).body;
    expect((await read(remix.id)).body.origin).toEqual({ id, title: 'Pong', team: null });
    await send('DELETE', `/published-projects/${id}`);
    expect((await read(remix.id)).body.origin).toBeNull();
    expect((await send('GET', `/projects/${made.id}`, undefined, token)).status).toBe(200);
  });

  test('counts among the three projects of the free plan', async () => {
    const { id } = await published();
    const path = `/published-projects/${id}/remix`;
    const made = await Promise.all(
      Array.from({ length: 4 }, () => send('POST', path, undefined, other.token)),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403]);
  });

  test('of nothing is none', async () => {
    const { status, body } = await send('POST', `/published-projects/${randomUUID()}/remix`);
    expect([status, body.code]).toEqual([404, 'published_project_not_found']);
  });
});

describe('bad input', () => {
  test.each([
    [400, { title: ' ' }],
    [400, { title: 'a'.repeat(81) }],
    [400, { description: 'a'.repeat(501) }],
    [400, { title: 'a\u0000b' }],
    [400, { description: '\ud83d' }],
    [400, { accepted_revision: 'all' }],
  ])('%i for %o', async (expected, changes) => {
    const id = await project();
    const { status, body } = await publish(id, changes as object);
    expect(status).toBe(expected);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    const rows = await server.database.db
      .select()
      .from(published_projects)
      .where(eq(published_projects.project_id, id));
    expect(rows).toEqual([]);
  });

  test('titles and descriptions come back as the text they are', async () => {
    const title = '<img src=x onerror=alert(1)> & "é"';
    const { id } = (await publish(await project(), { title })).body;
    expect((await read(id)).body.title).toBe(title);
  });

  test.each(['nonsense', '%00', "'%20or%201=1--"])('the id %s is none', async (id) => {
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await send(method, `/published-projects/${id}`)).status).toBe(404);
    }
  });
});
