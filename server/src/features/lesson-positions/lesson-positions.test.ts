import { STEPS_MAX } from '@codivia/contract/lessons/lesson-positions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourseOf,
  createLessonsByAccess,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { rate_limits } from '../../services/rate-limits.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { lesson_positions } from './lesson-positions.table.ts';

const MINUTE = 60_000;

let server: TestApp;
let lesson: string;
let premiumLesson: string;
let hiddenLesson: string;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ lesson, premiumLesson, hiddenLesson } = await createLessonsByAccess(server));
});
beforeEach(async () => {
  const member = await createMember(server);
  token = member.token;
  userId = member.user.id;
});
afterAll(() => server.close());

/** Returns the moment this number of minutes before now. */
const before = (minutes: number) =>
  new Date(server.clock.now().getTime() - minutes * MINUTE).toISOString();

/** Returns the step of that place, opened this number of minutes ago. */
const at = (step_index: number, done: string[] = [], minutes = 5) => ({
  step_id: `step-${step_index}`,
  step_index,
  done,
  moved_at: before(minutes),
});

const keep = (body: object, { to = lesson, as = token } = {}) =>
  server.call('PUT', `/lesson-positions/${to}`, { token: as, body });
const read = async (as = token) =>
  (await server.call('GET', `/lesson-positions/${lesson}`, { token: as })).body;

describe('a position', () => {
  test('is none before the first visit, then the one that was kept', async () => {
    expect(await read()).toBeNull();
    const where = at(2, ['hello', 'more']);
    expect(await keep(where)).toMatchObject({ status: 200, body: where });
    expect(await read()).toEqual(where);
  });

  test('of the latest move counts, in whatever order reports come; what was done adds up', async () => {
    const moves = [at(1, ['a'], 30), at(4, ['a', 'b'], 20), at(2, ['c'], 10)];
    for (const order of [moves, moves.toReversed(), [...moves, ...moves]]) {
      const { token: as } = await createMember(server);
      for (const move of order) await keep(move, { as });
      const { done, ...where } = await read(as);
      expect(where).toEqual({ step_id: 'step-2', step_index: 2, moved_at: moves[2]?.moved_at });
      expect(done.toSorted()).toEqual(['a', 'b', 'c']);
    }
  });

  test('that comes again, many times at once, is one row', async () => {
    const where = at(3, ['a', 'a', 'b']);
    await Promise.all(Array.from({ length: 20 }, () => keep(where)));
    const rows = await server.database.db
      .select()
      .from(lesson_positions)
      .where(eq(lesson_positions.user_id, userId));
    expect(rows).toMatchObject([{ step_index: 3, done: ['a', 'b'] }]);
  });

  test('from a clock that is ahead is of now, so that a later one can follow', async () => {
    await keep({ ...at(1), moved_at: '2999-01-01T00:00:00Z' });
    await keep(at(2, [], 0));
    expect(await read()).toMatchObject({ step_index: 2 });
  });

  test('remembers no more steps than lessons have', async () => {
    const named = (name: string) => Array.from({ length: STEPS_MAX }, (_, i) => `${name}-${i}`);
    await keep(at(1, named('old')));
    await keep(at(2, named('new')));
    expect((await read()).done).toEqual(named('old'));
  });
});

test('the lessons a member was in are listed, the latest first, and are their own alone', async () => {
  const listed = async (as = token) =>
    (await server.call('GET', '/lesson-positions', { token: as })).body;
  expect(await listed()).toEqual([]);
  const { lessons } = await createCourseOf(server, 2);
  await showCatalogue(server);
  const [first = '', second = ''] = lessons.map(({ id }) => id);
  const [early, later, latest] = [at(1, [], 30), at(1, [], 20), at(2, [], 10)];
  await keep(early, { to: first });
  await keep(later, { to: second });
  expect(await listed()).toMatchObject([{ lesson_id: second }, { lesson_id: first }]);
  await keep(latest, { to: first });
  expect(await listed()).toEqual([
    { lesson_id: first, moved_at: latest.moved_at },
    { lesson_id: second, moved_at: later.moved_at },
  ]);
  expect(await listed((await createMember(server)).token)).toEqual([]);
  expect((await server.call('GET', '/lesson-positions')).status).toBe(401);
});

describe('who may', () => {
  test('visitors may nothing, and everyone sees their own alone', async () => {
    const path = `/lesson-positions/${lesson}`;
    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('PUT', path, { body: at(1) })).status).toBe(401);
    await keep(at(1));
    const other = await createMember(server);
    expect(await read(other.token)).toBeNull();
  });

  test('positions are kept in lessons that the member may read', async () => {
    const premium = (await createMember(server, { premium: true })).token;
    const refused = await keep(at(1), { to: premiumLesson });
    expect([refused.status, refused.body.code]).toEqual([403, 'premium_required']);
    expect((await keep(at(1), { to: premiumLesson, as: premium })).status).toBe(200);
    for (const to of ['nowhere', hiddenLesson]) {
      const { status, body } = await keep(at(1), { to });
      expect([status, body.code]).toEqual([404, 'lesson_not_found']);
    }
  });
});

test.each([
  ['no step', { step_id: undefined }],
  ['a step that is no id', { step_id: 'Step 1' }],
  ['a place before the first', { step_index: -1 }],
  ['a place that is no number', { step_index: [2] }],
  ['half a place', { step_index: 1.5 }],
  ['a moment that is none', { moved_at: 'yesterday' }],
  ['done steps that are no list', { done: 'all' }],
  ['a done step that no database keeps', { done: ['\u0000'] }],
  ['too many done steps', { done: Array.from({ length: STEPS_MAX + 1 }, (_, i) => `s${i}`) }],
])('%s is refused in both languages', async (_what, change) => {
  const { status, body } = await keep({ ...at(1), ...change });
  expect(status).toBe(400);
  expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect(await read()).toBeNull();
});

test('a script that never pauses is slowed down', async () => {
  const { db } = server.database;
  await keep(at(1));
  await db.update(rate_limits).set({ used: 600 });
  expect((await keep(at(2))).status).toBe(429);
  await db.delete(rate_limits);
});

test('positions are part of what a member may take away, and go with them', async () => {
  await keep(at(2, ['hello']));
  const { body } = await server.call('GET', '/user/data', { token });
  expect(body.tables.lesson_positions).toEqual([
    expect.objectContaining({ step_id: 'step-2', done: ['hello'] }),
  ]);
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, userId));
  const left = db.select().from(lesson_positions).where(eq(lesson_positions.user_id, userId));
  expect(await left).toEqual([]);
});
