import { GALLERY_PAGE } from '@codivia/contract/api/gallery';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { pngOf } from '../../../test/pictures.ts';
import { portfolioCalls } from '../../../test/portfolio-calls.ts';
import { type Actor, actor, decide, publish, report, select } from '../../../test/review-calls.ts';
import { projects } from '../projects/projects.table.ts';
import { published_projects } from '../published-projects/published-projects.table.ts';

let server: TestApp;
let owner: Actor;
let admin: Actor;
beforeAll(async () => {
  server = await buildTestApp();
  owner = await actor(server, { premium: true, name: 'Maëlle' });
  admin = await actor(server, { role: 'admin' });
});
beforeEach(() => server.database.db.delete(projects));
afterAll(() => server.close());

const shown = async (query = '') => (await server.call('GET', `/gallery${query}`)).body;
const titles = async (query = '') =>
  (await shown(query)).projects.map(({ title }: { title: string }) => title);

test('shows what was selected, and of its author nothing but the handle of an open portfolio', async () => {
  const { id } = await publish(owner, { description: 'Two players.\nUse W and S.' });
  await publish(owner, { title: 'Not selected' });
  expect((await select(admin, id)).body.gallery).toBe('selected');
  expect((await select(admin, id)).status).toBe(200);
  const card = {
    id,
    title: 'Pong',
    line: 'Two players.',
    kind: 'python',
    author: null,
    team: null,
    thumbnail: null,
  };
  expect(await shown()).toEqual({ projects: [card], next: null });
  const portfolio = portfolioCalls(server);
  const handle = await portfolio.open(owner.token, { project_ids: [id] });
  expect((await shown()).projects[0].author).toEqual({ handle, color: 'blue' });
  await portfolio.show(owner.token, false);
  expect((await shown()).projects[0].author).toBeNull();
  const actions = (await admin.get('/admin/audit?limit=2')).body.map(
    ({ action }: { action: string }) => action,
  );
  expect(actions.filter((action: string) => action === 'select')).toHaveLength(1);
  await select(admin, id, false);
  expect(await titles()).toEqual([]);
  expect((await admin.get('/admin/audit?limit=1')).body[0].action).toBe('deselect');
});

test('shows the picture that the team has seen, and none that came later', async () => {
  const { id } = await publish(owner);
  const url = `/api/published-projects/${id}/thumbnail`;
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'image/png' };
  const upload = async (payload: Buffer) =>
    (await server.app.inject({ method: 'PUT', url, headers, payload })).json().thumbnail;
  const picture = async () => (await shown()).projects[0].thumbnail;
  const seen = await upload(pngOf(4, 4));
  server.clock.pass(1000);
  await select(admin, id);
  expect(await picture()).toBe(seen);
  server.clock.pass(1000);
  await upload(pngOf(5, 5));
  expect(await picture()).toBeNull();
});

test('loses what is hidden, closed, deleted, or published as another version', async () => {
  const four = await Promise.all(
    ['Hidden', 'Closed', 'Deleted', 'Changed', 'Same'].map((title) => publish(owner, { title })),
  );
  for (const { id } of four) await select(admin, id);
  expect((await titles()).sort()).toEqual(['Changed', 'Closed', 'Deleted', 'Hidden', 'Same']);
  const [hidden, closed, deleted, changed, same] = four.map(({ id, project_id }) => ({
    id,
    project_id,
  }));
  await owner.del(`/published-projects/${closed?.id}`);
  await owner.del(`/projects/${deleted?.project_id}`);
  server.clock.pass(1000);
  await publish(owner, { project_id: changed?.project_id, title: 'Changed', description: 'New' });
  await publish(owner, { project_id: same?.project_id, title: 'Same' });
  // All have the same code, and a copy of a hidden project could not be published any more.
  await decide(admin, hidden?.id ?? '', 'hide');
  expect(await titles()).toEqual(['Same']);
  const left = (await admin.get('/admin/published-projects?filter=left')).body;
  expect(left.map(({ title }: { title: string }) => title).sort()).toEqual(['Changed', 'Hidden']);
});

test('takes only what is open, without anything that waits, as the administrator saw it', async () => {
  const { id, project_id } = await publish(owner);
  await report(await actor(server), id);
  const waiting = await select(admin, id);
  expect([waiting.status, waiting.body.code]).toEqual([409, 'project_not_selectable']);
  await decide(admin, id, 'hide');
  expect((await select(admin, id)).body.code).toBe('project_not_selectable');
  await decide(admin, id, 'keep');
  const { updated_at } = (await admin.get(`/admin/published-projects/${id}`)).body;
  server.clock.pass(1000);
  await publish(owner, { project_id, title: 'Swapped' });
  const late = await select(admin, id, true, { updated_at });
  expect([late.status, late.body.code]).toEqual([409, 'review_changed']);
  expect(await titles()).toEqual([]);
});

test('turns its pages by cursor, and keeps to one kind', async () => {
  const total = GALLERY_PAGE + 3;
  const at = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(i / 2)));
  const rows = await server.database.db
    .insert(projects)
    .values(
      Array.from({ length: total }, (_, i) => ({
        ...({ user_id: owner.user.id, name: `P${i}`, kind: i % 3 ? 'web' : 'game' } as const),
        files: {},
        created_at: at(i),
        updated_at: at(i),
      })),
    )
    .returning();
  await server.database.db.insert(published_projects).values(
    rows.map(({ id, name, kind, user_id, files }, i) => ({
      project_id: id,
      title: name,
      description: '',
      kind,
      user_id,
      files,
      revision: 1,
      published_at: at(i),
      updated_at: at(i),
      gallery: 'selected' as const,
      selected_at: at(i),
    })),
  );
  const first = await shown();
  expect(first.projects).toHaveLength(GALLERY_PAGE);
  const second = await shown(`?after=${first.next}`);
  expect([second.projects.length, second.next]).toEqual([3, null]);
  const all = [...first.projects, ...second.projects].map(({ title }) => title);
  expect(new Set(all).size).toBe(total);
  const games = await shown('?kind=game');
  expect(games.projects.every(({ kind }: { kind: string }) => kind === 'game')).toBe(true);
  expect([games.projects.length, games.next]).toEqual([9, null]);
  const list = (await admin.get('/admin/published-projects?filter=all&kind=game&limit=5')).body;
  expect(list).toHaveLength(5);
  const counted = await admin.get('/admin/published-project-count?filter=all&kind=game');
  expect(counted.body).toEqual({ total: 9 });
});

test.each(['after=x', 'after=9_1', `after=1_${'-'.repeat(36)}`, 'kind=film', 'after=%00'])(
  'a query that is none: %s',
  async (query) => {
    const { status, body } = await server.call('GET', `/gallery?${query}`);
    expect(status).toBe(400);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  },
);
