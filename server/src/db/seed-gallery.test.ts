import { loadGallery } from '@codivia/content/load-gallery';
import { GALLERY_PAGE } from '@codivia/contract/api/gallery';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import { type Actor, actor, decide, publish, report, select } from '../../test/review-calls.ts';
import { users } from '../features/accounts/accounts.table.ts';
import { recipientOf, TEAM_ADDRESS, TEAM_AUTHOR } from '../features/accounts/users.queries.ts';
import { projects } from '../features/projects/projects.table.ts';
import { published_projects } from '../features/published-projects/published-projects.table.ts';
import { seedGallery } from './seed-gallery.ts';

const shipped = loadGallery();
const [first] = shipped as [(typeof shipped)[number]];

let server: TestApp;
let admin: Actor;
let member: Actor;
beforeEach(async () => {
  server = await buildTestApp();
  await seed();
  admin = await actor(server, { role: 'admin' });
  member = await actor(server, { premium: true, language: 'fr' });
});
afterEach(() => server.close());

const seed = (changed = shipped) => seedGallery(server.database.db, changed);
const gallery = async (query = '') => (await server.call('GET', `/gallery${query}`)).body;
const idsShown = async () => (await gallery()).projects.map(({ id }: { id: string }) => id);
const stored = () => server.database.db.select().from(published_projects);

test('a fresh installation has all projects of the team, with picture and in both languages', async () => {
  const { projects: cards, next } = await gallery();
  expect(cards.map(({ id }: { id: string }) => id)).toEqual(shipped.map(({ id }) => id));
  expect(next).toBeNull();
  for (const [i, { id, title, description, kind }] of shipped.entries()) {
    expect(cards[i]).toMatchObject({ kind, author: null, team: { title, description } });
    const picture = await server.app.inject(cards[i].thumbnail);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await server.call('GET', `/published-projects/${id}`)).body).toMatchObject({
      team: { title },
      files: shipped[i]?.files,
    });
  }
  const games = (await gallery('?kind=game')).projects;
  expect(games).toHaveLength(shipped.filter(({ kind }) => kind === 'game').length);
});

test('a second start writes nothing', async () => {
  const before = await stored();
  await seed();
  expect(await stored()).toEqual(before);
});

test('projects of members come first, however many there are', async () => {
  const { id } = await publish(member);
  await select(admin, id);
  expect((await idsShown()).slice(0, 2)).toEqual([id, first.id]);
  for (let i = 0; i < GALLERY_PAGE; i++) {
    await select(admin, (await publish(member, { title: `Pong ${i}` })).id);
  }
  const page = await gallery();
  expect(page.projects.every(({ team }: { team: unknown }) => team === null)).toBe(true);
  const rest = (await gallery(`?after=${page.next}`)).projects;
  expect(rest).toHaveLength(1 + shipped.length);
});

test.each([
  ['hidden', () => decide(admin, first.id, 'hide')],
  ['taken out of the gallery', () => select(admin, first.id, false)],
  ['closed', () => admin.del(`/admin/published-projects/${first.id}`)],
])('one that was %s stays so after a restart', async (_, remove) => {
  expect((await remove()).status).toBe(200);
  await seed();
  expect(await idsShown()).toEqual(shipped.slice(1).map(({ id }) => id));
});

test('two reports hide one until an administrator has looked', async () => {
  await report(member, first.id);
  await report(await actor(server), first.id);
  expect((await server.call('GET', `/published-projects/${first.id}`)).status).toBe(404);
  const waiting = (await admin.get('/admin/published-projects')).body;
  expect(waiting).toMatchObject([{ id: first.id, author: { name: 'Codivia' } }]);
  await decide(admin, first.id, 'keep');
  expect((await server.call('GET', `/published-projects/${first.id}`)).status).toBe(200);
});

test('a remix has the title in the language of its member, and names where it comes from', async () => {
  const { body } = await member.post(`/published-projects/${first.id}/remix`);
  expect(body).toMatchObject({ name: first.title.fr, kind: first.kind, files: first.files });
  const { id } = await publish(member, { project_id: body.id });
  expect((await server.call('GET', `/published-projects/${id}`)).body).toMatchObject({
    origin: { id: first.id, team: { title: first.title } },
    team: null,
  });
});

test('what changed in a release arrives, what is gone goes', async () => {
  const changed = { ...first, files: { 'sketch.js': 'function draw() {}\n' } };
  await seed([changed, ...shipped.slice(2)]);
  expect(await idsShown()).toEqual([first.id, ...shipped.slice(2).map(({ id }) => id)]);
  const { body } = await server.call('GET', `/published-projects/${first.id}`);
  expect(body.files).toEqual(changed.files);
  expect((await gallery()).projects[0].thumbnail).not.toBeNull();
});

test('its author is no member: nobody signs in, mails, lists or counts it', async () => {
  const { db } = server.database;
  for (const email of [TEAM_ADDRESS, '']) {
    const login = { email, password: 'whatever it may be' };
    expect((await server.call('POST', '/auth/login', { body: login })).status).not.toBe(200);
  }
  const reset = await server.call('POST', '/auth/forgot-password', {
    body: { email: TEAM_ADDRESS },
  });
  expect(reset.status).toBe(400);
  expect(await recipientOf(db, TEAM_AUTHOR)).toBeUndefined();
  expect(await db.select().from(users).where(eq(users.id, TEAM_AUTHOR))).toHaveLength(1);
  expect(await db.$count(projects, eq(projects.user_id, TEAM_AUTHOR))).toBe(shipped.length);
  const listed = (await admin.get('/admin/users?limit=500')).body;
  expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual(
    [admin.user.id, member.user.id].sort(),
  );
  expect((await admin.get(`/admin/users/${TEAM_AUTHOR}`)).status).toBe(404);
  expect((await admin.del(`/admin/users/${TEAM_AUTHOR}`)).status).toBe(404);
  expect((await admin.get('/admin/dashboard')).body.counters.users).toBe(2);
});
