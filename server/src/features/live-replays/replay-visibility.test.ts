import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_WEB_APP, buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { audit_log } from '../audit/audit.table.ts';

let server: TestApp;
const { send, live, edit } = liveCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp({}, { webFolder: BUILT_WEB_APP });
});
afterAll(() => server.close());

const path = (id: string) => `/admin/live/replays/${id}/visibility`;
const hide = (token: string, id: string, hidden: boolean, reason = 'Shows a phone number') =>
  server.call('PUT', path(id), { token, body: { hidden, reason } });
const watch = (token: string, id: string) => server.call('GET', `/live/replays/${id}`, { token });
const listed = async () =>
  (await server.call('GET', '/live/replays')).body.map(({ id }: { id: string }) => id);
const newAdmin = () => createMember(server, { role: 'admin' });

/** Creates a session that was held, with the names of its people. */
async function held() {
  const { id, host, participant } = await live();
  await edit(host.token, id, 0, [[0, 'print(1)']]);
  await send(host.token, 'POST', `${id}/end`);
  return { id, host, participant };
}

test.each(['a held session', 'a recording of ours'])(
  'an administrator hides %s, and shows it again, with a reason in the audit log',
  async (which) => {
    const admin = await newAdmin();
    const { id: heldId, host, participant } = await held();
    const id = which === 'a held session' ? heldId : 'tiny-chatbot';
    expect(await listed()).toContain(id);
    expect((await server.call('GET', path(id), { token: admin.token })).body).toEqual({
      hidden: false,
      reason: null,
    });
    const hidden = await hide(admin.token, id, true, ' Shows a phone number ');
    expect([hidden.status, hidden.body]).toEqual([
      200,
      { hidden: true, reason: 'Shows a phone number' },
    ]);
    expect(await listed()).not.toContain(id);
    for (const { token } of [host, participant]) {
      const { status, body } = await watch(token, id);
      expect([status, body.code]).toEqual([404, 'replay_not_found']);
      expect((await watch(token, id.toUpperCase())).status).toBe(404);
    }
    expect((await watch(admin.token, id)).status).toBe(200);
    const shown = await hide(admin.token, id, false, 'It is gone');
    expect(shown.body).toEqual({ hidden: false, reason: null });
    expect(await listed()).toContain(id);
    expect((await watch(participant.token, id)).status).toBe(200);
    const { db } = server.database;
    const [last, first] = await db.select().from(audit_log).orderBy(desc(audit_log.id)).limit(2);
    const entry = { actor_id: admin.user.id, action: 'update', subject_id: id };
    expect(first).toMatchObject({
      ...entry,
      changes: [
        { field: 'replay_hidden', from: false, to: true },
        { field: 'reason', to: 'Shows a phone number' },
      ],
    });
    expect(last).toMatchObject({
      ...entry,
      changes: [
        { field: 'replay_hidden', from: true, to: false },
        { field: 'reason', to: 'It is gone' },
      ],
    });
  },
);

test('administrators find what is hidden in a list of its own, the latest first', async () => {
  const { token } = await newAdmin();
  const { id } = await held();
  const hidden = async () => {
    const { body } = await server.call('GET', '/admin/live/hidden-replays', { token });
    return body.map((one: { id: string; reason: string }) => [one.id, one.reason]);
  };
  const before = await hidden();
  await hide(token, 'tiny-chatbot', true, 'Too old');
  await hide(token, id, true, 'A name');
  expect(await hidden()).toEqual([[id, 'A name'], ['tiny-chatbot', 'Too old'], ...before]);
  await hide(token, id, false, 'It is gone');
  await hide(token, 'tiny-chatbot', false, 'It is new');
  expect(await hidden()).toEqual(before);
});

test('done twice it is done, and written down, once', async () => {
  const { token, user } = await newAdmin();
  const { id } = await held();
  const answers = await Promise.all([hide(token, id, true, 'One'), hide(token, id, true, 'Two')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { db } = server.database;
  const rows = await db.select().from(audit_log);
  expect(rows.filter(({ actor_id }) => actor_id === user.id)).toHaveLength(1);
});

test('nobody else may, whoever they are', async () => {
  const { id, host, participant } = await held();
  const body = { hidden: true, reason: 'Mine' };
  expect((await server.call('PUT', path(id), { body })).status).toBe(401);
  expect((await server.call('GET', path(id))).status).toBe(401);
  const others = [host, participant, await createMember(server)];
  for (const { token } of others) {
    expect((await hide(token, id, true)).status).toBe(403);
    expect((await server.call('GET', path(id), { token })).status).toBe(403);
    expect((await server.call('GET', '/admin/live/hidden-replays', { token })).status).toBe(403);
  }
  expect(await listed()).toContain(id);
});

test('a session that goes on, or is not there, has no replay to hide; a reason is needed', async () => {
  const { token } = await newAdmin();
  const { id } = await live();
  for (const one of [id, 'nothing', '3f1c3ef0-2d24-4f8e-9d2b-0d3a64c0f7aa']) {
    const { status, body } = await hide(token, one, true);
    expect([one, status, body.code]).toEqual([one, 404, 'replay_not_found']);
  }
  for (const reason of ['', '   ', 'x'.repeat(301)]) {
    const { status } = await hide(token, (await held()).id, true, reason);
    expect([400, 422]).toContain(status);
  }
});

test('what is hidden or has not ended is in no sitemap, no page and no search of visitors', async () => {
  const { token } = await newAdmin();
  const { id } = await held();
  const unpublished = (await live({ title_en: 'Not over yet' })).id;
  const visit = async (url: string) => (await server.app.inject(url)).body;
  await hide(token, id, true);
  await hide(token, 'first-game', true);
  const map = await visit('/sitemap.xml');
  expect(map).toContain('/live/replays<');
  expect(map).not.toMatch(/\/live\/replays\/|\/live\/[\da-f]{8}-/);
  // The page is the only way to search replays, and contains its list.
  const page = await visit('/live/replays?lang=en');
  expect(page).toContain('/live/replays/tiny-chatbot');
  for (const absent of [id, unpublished, '/live/replays/first-game']) {
    expect(page).not.toContain(absent);
  }
  await hide(token, 'first-game', false);
  expect(await visit('/live/replays?lang=en')).toContain('/live/replays/first-game');
});
