import * as panel from '@codivia/contract/api/admin-published-projects';
import * as gallery from '@codivia/contract/api/gallery';
import * as reviews from '@codivia/contract/api/project-reviews';
import * as published from '@codivia/contract/api/published-projects';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { pngOf } from '../../../test/pictures.ts';
import { type Actor, actor, decide, publish } from '../../../test/review-calls.ts';
import { users } from '../accounts/accounts.table.ts';

/** Every endpoint of published projects, as the contract declares them. */
const ENDPOINTS = [published, reviews, panel, gallery]
  .flatMap((part): unknown[] => Object.values(part))
  .filter(
    (one): one is typeof gallery.listGallery =>
      typeof one === 'object' && one !== null && 'access' in one && 'path' in one,
  )
  .map(({ method, path }) => `${method} ${path}`);

/** `author` has no premium any more. */
const PEOPLE = ['visitor', 'author', 'premium', 'other', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

const OPEN: Record<string, Record<Person, number>> = {};
const HIDDEN: typeof OPEN = {};
const allow = (call: string, open: number[], hidden = open) => {
  const by = (statuses: number[]) =>
    Object.fromEntries(PEOPLE.map((one, i) => [one, statuses[i] ?? 0])) as Record<Person, number>;
  OPEN[call] = by(open);
  HIDDEN[call] = by(hidden);
};
// The statuses are in the order of PEOPLE. While a project is hidden, it does not exist for everybody else.
allow('GET /gallery', [200, 200, 200, 200, 200]);
allow('GET /published-projects', [401, 200, 200, 200, 200]);
allow('GET /published-projects/:id', [200, 200, 200, 200, 200], [404, 404, 404, 404, 404]);
allow('GET /published-projects/:id/view', [401, 200, 200, 200, 200], [401, 200, 200, 404, 200]);
allow('POST /published-projects/:id/remix', [401, 200, 200, 200, 200], [401, 200, 200, 404, 200]);
allow('PUT /projects/:id/published', [401, 403, 200, 403, 404]);
allow('POST /published-projects/:id/reports', [401, 409, 409, 200, 200]);
allow('POST /published-projects/:id/appeals', [401, 409, 409, 404, 404], [401, 200, 200, 404, 404]);
allow('GET /admin/published-projects', [401, 403, 403, 403, 200]);
allow('GET /admin/published-project-count', [401, 403, 403, 403, 200]);
allow('GET /admin/published-projects/:id', [401, 403, 403, 403, 200]);
allow('POST /admin/published-projects/:id/decisions', [401, 403, 403, 403, 200]);
allow(
  'PUT /admin/published-projects/:id/gallery',
  [401, 403, 403, 403, 200],
  [401, 403, 403, 403, 409],
);
allow('DELETE /admin/published-projects/:id', [401, 403, 403, 403, 200]);
allow('DELETE /published-projects/:id', [401, 200, 200, 404, 404]);
// There is no picture yet; thumbnails.test.ts tests those that exist.
allow('GET /published-projects/:id/thumbnail', [404, 404, 404, 404, 404]);
allow('PUT /published-projects/:id/thumbnail', [401, 403, 200, 403, 404]);
allow('DELETE /published-projects/:id/thumbnail', [401, 404, 404, 404, 404]);

let server: TestApp;
let admin: Actor;
let other: Actor;
beforeAll(async () => {
  server = await buildTestApp();
  admin = await actor(server, { role: 'admin' });
  other = await actor(server);
});
afterAll(() => server.close());

test('the table names every endpoint', () => {
  expect(Object.keys(OPEN).sort()).toEqual([...ENDPOINTS].sort());
});

/** Creates a project of its own for each call, so that no call changes the state for the next one. */
async function situation(person: Person, hidden: boolean) {
  const owner = await actor(server, { premium: true });
  const { id, project_id } = await publish(owner);
  if (hidden) await decide(admin, id, 'hide');
  if (person === 'author') {
    const db = server.database.db;
    await db.update(users).set({ premium_granted: false }).where(eq(users.id, owner.user.id));
  }
  const callers = { visitor: null, author: owner, premium: owner, other, admin };
  const { version, updated_at } = (await admin.get(`/admin/published-projects/${id}`)).body;
  const [own] = (await owner.get('/published-projects')).body;
  return { caller: callers[person], id, project_id, version, updated_at, decision: own.decision };
}

function bodyOf(call: string, found: Awaited<ReturnType<typeof situation>>): object | undefined {
  const seen = { version: found.version, updated_at: found.updated_at };
  if (call.startsWith('PUT /projects')) {
    return { title: 'Pong', description: '', accepted_revision: null };
  }
  if (call.endsWith('/thumbnail')) return call.startsWith('PUT') ? pngOf(4, 4) : undefined;
  if (call.endsWith('/reports')) return { reason: 'hate', text: '' };
  if (call.endsWith('/appeals')) {
    return { decision_id: found.decision?.id ?? found.id, text: 'Please look again.' };
  }
  if (call.endsWith('/decisions')) {
    const decision = found.decision ? 'keep' : 'hide';
    return { decision, reason: 'hate', words: '', ...seen };
  }
  return call.endsWith('/gallery') && call.startsWith('PUT')
    ? { selected: true, ...seen }
    : undefined;
}

describe.each([
  ['open', OPEN],
  ['hidden', HIDDEN],
] as const)('while the project is %s', (state, table) => {
  test.each(Object.keys(table))('%s', async (call) => {
    const statuses: Partial<Record<Person, number>> = {};
    for (const person of PEOPLE) {
      const found = await situation(person, state === 'hidden');
      const [method = '', path = ''] = call.split(' ');
      const at = path.replace(
        ':id',
        call.startsWith('PUT /projects') ? found.project_id : found.id,
      );
      const body = bodyOf(call, found);
      const { status } = await server.call(method as 'GET', at, {
        ...(found.caller ? { token: found.caller.token } : {}),
        ...(body ? { body } : {}),
      });
      statuses[person] = status;
    }
    expect(statuses).toEqual(table[call]);
  });
});
