import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { mentors } from '../mentoring/mentoring.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const { send, mentor, schedule, seated } = liveCalls(() => server);

const CALLERS = ['visitor', 'free', 'premium', 'mentor', 'host', 'former', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

/** Creates a session, and returns the token of a caller with this relation to it. */
async function sessionFor(caller: Caller) {
  const host = await mentor();
  const id = await schedule(host.user.id);
  const tokenOf: Record<Caller, () => Promise<string | undefined>> = {
    visitor: async () => undefined,
    free: async () => (await createMember(server)).token,
    premium: async () => (await createMember(server, { premium: true })).token,
    mentor: async () => (await mentor()).token,
    host: async () => host.token,
    former: async () => {
      await server.database.db.delete(mentors).where(eq(mentors.user_id, host.user.id));
      return host.token;
    },
    admin: async () => (await createMember(server, { role: 'admin' })).token,
  };
  return { id, token: await tokenOf[caller]() };
}

const plan = () => ({
  title_fr: 'Un jeu',
  title_en: 'A game',
  description_fr: 'À deux',
  description_en: 'Two',
  language: 'en',
  level: 'advanced',
  kind: 'web',
  minutes: 30,
  seats: 5,
  open_replay: true,
  starts_at: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Answers = readonly [visitor: number, ...members: number[]];

const everyone = [200, 200, 200, 200, 200, 200, 200] as const;
const members = [401, 200, 200, 200, 200, 200, 200] as const;
const hosts = [401, 404, 404, 404, 200, 404, 200] as const;

/** The status of each endpoint for each caller, in the order of CALLERS. */
const ENDPOINTS: [name: string, Method, (id: string) => string, (() => object) | null, Answers][] =
  [
    ['the calendar', 'GET', () => '', null, everyone],
    ['a session', 'GET', (id) => id, null, everyone],
    ['the file of all', 'GET', () => '../calendar.ics', null, everyone],
    ['the file of one', 'GET', (id) => `${id}/calendar.ics`, null, everyone],
    ['their own state', 'GET', () => '../own', null, members],
    ['scheduling', 'POST', () => '', plan, [401, 403, 403, 200, 200, 403, 200]],
    ['changing', 'PUT', (id) => id, plan, hosts],
    ['cancelling', 'POST', (id) => `${id}/cancel`, null, hosts],
    [
      'taking a seat',
      'PUT',
      (id) => `${id}/seat`,
      () => ({ reminder: false }),
      [401, 403, 200, 403, 409, 403, 409],
    ],
    ['leaving a seat', 'DELETE', (id) => `${id}/seat`, null, members],
  ];

describe.each(ENDPOINTS)('%s', (_, method, pathOf, body, answers) => {
  test.each(CALLERS.map((caller, i) => [caller, answers[i]] as const))(
    'answers a %s with %i',
    async (caller, status) => {
      const { id, token } = await sessionFor(caller);
      const path = `/live/sessions/${pathOf(id)}`.replace('/sessions/../', '/');
      const answer = await server.call(method, path, {
        ...(token ? { token } : {}),
        ...(body ? { body: body() } : {}),
      });
      expect(answer.status).toBe(status);
      if (status !== 200)
        expect(answer.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    },
  );
});

test('who lost the capability schedules nothing, and who did not accept the code of conduct neither', async () => {
  const host = await mentor();
  const may = async () =>
    (await server.call('GET', '/live/own', { token: host.token })).body.may_host;
  expect(await may()).toBe(true);
  const { db } = server.database;
  await db.update(mentors).set({ conduct_version: null }).where(eq(mentors.user_id, host.user.id));
  expect(await may()).toBe(false);
  expect((await send(host.token, 'POST', '', plan())).body.code).toBe('live_hosts_only');
});

describe('a session', () => {
  const started = { started_at: new Date() };

  test.each([
    ['that has started is not changed', started, 'PUT', '', plan, 'live_already_started'],
    ['that has started is not cancelled', started, 'POST', '/cancel', null, 'live_already_started'],
    [
      'that was cancelled is not changed',
      { cancelled_at: new Date() },
      'PUT',
      '',
      plan,
      'live_cancelled',
    ],
  ] as const)('%s', async (_, changes, method, path, body, code) => {
    const host = await mentor();
    const id = await schedule(host.user.id, changes);
    const refused = await send(host.token, method, `${id}${path}`, body?.());
    expect([refused.status, refused.body.code]).toEqual([409, code]);
  });

  test.each([
    ['that has ended', { started_at: new Date(), ended_at: new Date() }],
    ['that was cancelled', { cancelled_at: new Date() }],
    ['that nobody started in its time', { starts_at: new Date(Date.now() - 86_400_000) }],
  ])('%s has no seats any more', async (_, changes) => {
    const id = await schedule((await mentor()).user.id, changes);
    const { token } = await createMember(server, { premium: true });
    const refused = await send(token, 'PUT', `${id}/seat`, { reminder: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'live_over']);
  });

  test('keeps at least as many seats as are taken', async () => {
    const host = await mentor();
    const id = await schedule(host.user.id);
    for (const _ of [1, 2]) await seated(id);
    const refused = await send(host.token, 'PUT', id, { ...plan(), seats: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'live_seats_taken']);
    expect((await send(host.token, 'PUT', id, { ...plan(), seats: 2 })).status).toBe(200);
  });

  test('cannot be given another host, state or id by what is entered', async () => {
    const host = await mentor();
    const other = await mentor('Otto Other');
    const more = {
      id: randomUUID(),
      host_id: other.user.id,
      cancelled_at: new Date(),
      sequence: 9,
    };
    const { body } = await send(host.token, 'POST', '', { ...plan(), ...more });
    expect(body).toMatchObject({ host_name: 'Mia', state: 'scheduled' });
    expect(body.id).not.toBe(more.id);
  });

  test('that does not exist, or whose id is none, is refused', async () => {
    const { token } = await createMember(server, { premium: true });
    for (const path of ['', '/calendar.ics']) {
      expect((await send(token, 'GET', `${randomUUID()}${path}`)).status).toBe(404);
      expect((await send(token, 'GET', `nothing${path}`)).status).toBe(404);
    }
    const zone = await send(token, 'PUT', `${randomUUID()}/seat?time_zone=Mars`, {
      reminder: true,
    });
    expect([zone.status, zone.body.code]).toEqual([400, 'unknown_time_zone']);
  });
});

test('what administrators change in the sessions of others is written down', async () => {
  const { user, token } = await mentor();
  const admin = await createMember(server, { role: 'admin' });
  const id = await schedule(user.id);
  await send(token, 'PUT', id, plan());
  await send(admin.token, 'POST', `${id}/cancel`);
  const path = `/admin/audit?subject=live_session&subject_id=${id}`;
  const log = (await server.call('GET', path, { token: admin.token })).body;
  expect(log).toEqual([
    expect.objectContaining({
      actor: expect.objectContaining({ id: admin.user.id }),
      label: 'A game',
      changes: [{ field: 'cancelled', from: false, to: true }],
    }),
  ]);
});
