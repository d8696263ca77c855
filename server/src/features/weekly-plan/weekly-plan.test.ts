import { ACTIVE_MINUTES_MAX } from '@codivia/contract/api/weekly-plan';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { activity_days, weekly_plans } from './weekly-plan.table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;
const WEEK_MS = 7 * DAY * MINUTE;

let server: TestApp;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  // The account is some weeks old, and it is 12:00 UTC on a Wednesday.
  const member = await createMember(server);
  server.clock.pass(4 * WEEK_MS);
  const now = server.clock.now();
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 12);
  server.clock.pass(noon + ((10 - now.getUTCDay()) % 7) * DAY * MINUTE - now.getTime());
  // Sessions do not last that long, so another one is opened.
  const email = `${member.user.email}.later`;
  const later = await createMember(server, { email });
  await server.database.db
    .update(users)
    .set({ created_at: member.user.created_at })
    .where(eq(users.id, later.user.id));
  token = later.token;
  userId = later.user.id;
});
afterAll(() => server.close());

const now = () => Math.floor(server.clock.now().getTime() / MINUTE);
const report = (minutes: unknown, as = token) =>
  server.call('POST', '/user/activity', { token: as, body: { minutes } });
const plan = (days_per_week: unknown, zone = 'UTC') =>
  server.call('PUT', `/user/weekly-plan?time_zone=${zone}`, { token, body: { days_per_week } });
const read = async (zone = 'UTC') =>
  (await server.call('GET', `/user/weekly-plan?time_zone=${zone}`, { token })).body;
const minutes = async (zone?: string) =>
  (await read(zone)).days.map((day: { minutes: number }) => day.minutes);
const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

describe('active minutes', () => {
  test('count once, however often, in however many tabs and at once they are reported', async () => {
    expect(await minutes()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const some = range(now() - 9, 10);
    await Promise.all(Array.from({ length: 12 }, () => report(some)));
    await report([...some.slice(3), ...some]);
    expect(await minutes()).toEqual([0, 0, 10, 0, 0, 0, 0]);
    expect((await report(some)).status).toBe(200);
  });

  test('that wait in a browser are counted on their day, those of the future and of long ago are not', async () => {
    await report([now() - 2 * DAY, now() - DAY, now() + 1, now() + DAY, now() - 8 * DAY, 0]);
    expect(await minutes()).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  test('from before the account are not counted', async () => {
    const fresh = await createMember(server);
    await report(range(now() - 30, 31), fresh.token);
    const { body } = await server.call('GET', '/user/weekly-plan', { token: fresh.token });
    expect(body.days[2].minutes).toBe(1);
  });

  test('reach a limit on each day', async () => {
    for (const from of [0, 120, 300]) await report(range(now() - DAY - from, 200));
    expect(await minutes()).toEqual([0, ACTIVE_MINUTES_MAX, 0, 0, 0, 0, 0]);
  });

  test('are of the day that it was where the member is', async () => {
    await report(range(now() - 12 * 60 - 5, 10));
    expect(await minutes()).toEqual([0, 5, 5, 0, 0, 0, 0]);
    expect(await minutes('Europe/Paris')).toEqual([0, 0, 10, 0, 0, 0, 0]);
    expect(await minutes('America/New_York')).toEqual([0, 10, 0, 0, 0, 0, 0]);
  });

  test.each([[[]], ['now'], [[1.5]], [[-1]], [[null]], [[2 ** 40]], [range(0, 241)]])(
    '%j are refused in both languages',
    async (wrong) => {
      const { status, body } = await report(wrong);
      expect([status, body.detail]).toEqual([
        400,
        { fr: expect.any(String), en: expect.any(String) },
      ]);
    },
  );
});

describe('the plan', () => {
  test('is none at first, is changed at any time, and dropped', async () => {
    expect(await read()).toMatchObject({ days_per_week: null, reached: false });
    await report([now(), now() - DAY]);
    expect((await plan(3)).body).toMatchObject({
      days_per_week: 3,
      active_days: 2,
      reached: false,
    });
    expect((await plan(2)).body).toMatchObject({ days_per_week: 2, reached: true });
    expect(await read()).toMatchObject({ days_per_week: 2, weeks_reached: 1 });
    expect((await plan(null)).body).toMatchObject({ days_per_week: null, weeks_reached: 0 });
  });

  test.each([0, 6, 2.5, 'two', undefined])('%j days are refused', async (days) => {
    expect((await plan(days)).status).toBe(400);
    expect(await read()).toMatchObject({ days_per_week: null });
  });

  test('a time zone that does not exist is refused in both languages', async () => {
    const { status, body } = await server.call('GET', '/user/weekly-plan?time_zone=Nowhere', {
      token,
    });
    expect([status, body.code]).toEqual([400, 'unknown_time_zone']);
  });
});

test('visitors have no week, and everyone has their own alone', async () => {
  for (const [method, path] of [
    ['GET', '/user/weekly-plan'],
    ['PUT', '/user/weekly-plan'],
    ['POST', '/user/activity'],
  ] as const) {
    const body = method === 'GET' ? undefined : { days_per_week: 1, minutes: [1] };
    expect((await server.call(method, path, { body })).status).toBe(401);
  }
  await report([now()]);
  const other = await createMember(server);
  const { body } = await server.call('GET', '/user/weekly-plan', { token: other.token });
  expect(body.active_days).toBe(0);
});

test('plan and minutes are part of what a member may take away, and go with them', async () => {
  await report([now()]);
  await plan(4);
  const { body } = await server.call('GET', '/user/data', { token });
  expect(body.tables.weekly_plans).toEqual([{ user_id: userId, days_per_week: 4 }]);
  expect(body.tables.activity_days).toEqual([expect.objectContaining({ minutes: [12 * 60] })]);
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, userId));
  for (const table of [weekly_plans, activity_days]) {
    expect(await db.select().from(table).where(eq(table.user_id, userId))).toEqual([]);
  }
});
