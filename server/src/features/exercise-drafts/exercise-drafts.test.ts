import { DRAFT_MAX_BYTES } from '@codivia/contract/exercises/drafts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createLessonsByAccess,
  PYTHON_EXERCISE,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { rate_limits } from '../../services/rate-limits.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { exercise_drafts } from './exercise-drafts.table.ts';

let server: TestApp;
let lesson: string;
let premiumLesson: string;
let hiddenLesson: string;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await buildTestApp();
  ({ lesson, premiumLesson, hiddenLesson } = await createLessonsByAccess(server));
  await server.database.db.update(lessons).set({ exercises: [PYTHON_EXERCISE] });
  await showCatalogue(server);
});
beforeEach(async () => {
  const member = await createMember(server);
  token = member.token;
  userId = member.user.id;
});
afterAll(() => server.close());

const EXERCISE = PYTHON_EXERCISE.id;
const written = (code: string, revision = 0, minutes = 5) => ({
  revision,
  parts: { code },
  written_at: new Date(server.clock.now().getTime() - minutes * 60_000).toISOString(),
});

const keep = (body: object, { in: where = lesson, of = EXERCISE, as = token, lang = 'en' } = {}) =>
  server.call('PUT', `/exercise-drafts/${where}/${of}/${lang}`, { token: as, body });
const read = async (as = token) =>
  (await server.call('GET', `/exercise-drafts/${lesson}`, { token: as })).body;

describe('what a member has written in an exercise', () => {
  test('comes back letter by letter, in each language apart', async () => {
    expect(await read()).toEqual([]);
    const strange = written('print("é 🙂")\n\t');
    const { status, body } = await keep(strange);
    const kept = { exercise_id: EXERCISE, language: 'en', ...strange, revision: 1 };
    expect([status, body]).toEqual([200, kept]);
    await keep(written('imprime'), { lang: 'fr' });
    expect(await read()).toMatchObject([kept, { language: 'fr', parts: { code: 'imprime' } }]);
  });

  test('is kept over the revision it began from, else answered with what the account has', async () => {
    await keep(written('one'));
    expect((await keep(written('two', 1))).body).toMatchObject({ revision: 2 });
    for (const revision of [0, 1, 7]) {
      const { status, body } = await keep(written('from elsewhere', revision));
      expect([status, body.code]).toEqual([409, 'draft_changed']);
      expect(body.current).toMatchObject({ revision: 2, parts: { code: 'two' } });
      expect(body.draft).toEqual(body.current);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
    expect(await read()).toMatchObject([{ revision: 2, parts: { code: 'two' } }]);
  });

  test('by ten devices at once is kept once, and no other one is lost without a word', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, i) => keep(written(`${i}`))));
    const statuses = all.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('may be given up: no parts are left, and other devices learn of it', async () => {
    await keep(written('one'));
    await keep({ ...written('', 1), parts: {} });
    expect(await read()).toMatchObject([{ revision: 2, parts: {} }]);
  });

  test('by a clock that is ahead is of now', async () => {
    await keep({ ...written('x'), written_at: '2999-01-01T00:00:00Z' });
    const [kept] = await read();
    expect(Date.parse(kept.written_at)).toBeLessThanOrEqual(server.clock.now().getTime());
  });
});

test('visitors may nothing, and everyone sees their own alone', async () => {
  const path = `/exercise-drafts/${lesson}`;
  expect((await server.call('GET', path)).status).toBe(401);
  const body = written('x');
  expect((await server.call('PUT', `${path}/${EXERCISE}/en`, { body })).status).toBe(401);
  await keep(written('mine'));
  expect(await read((await createMember(server)).token)).toEqual([]);
});

test('drafts are kept of exercises that the member may read', async () => {
  const premium = (await createMember(server, { premium: true })).token;
  const refused = await keep(written('x'), { in: premiumLesson });
  expect([refused.status, refused.body.code]).toEqual([403, 'premium_required']);
  expect((await keep(written('x'), { in: premiumLesson, as: premium })).status).toBe(200);
  for (const where of ['nowhere', hiddenLesson]) {
    expect((await keep(written('x'), { in: where })).body.code).toBe('lesson_not_found');
  }
  const { status, body } = await keep(written('x'), { of: 'no-such' });
  expect([status, body.code]).toEqual([404, 'exercise_not_found']);
});

test.each([
  ['what is too long', 413, { parts: { code: 'é'.repeat(DRAFT_MAX_BYTES / 2) } }],
  ['a part that no exercise has', 422, { parts: { 'main.py': 'x' } }],
  ['parts that are no texts', 400, { parts: { code: ['x'] } }],
  ['no parts', 400, { parts: undefined }],
  ['a revision that is none', 400, { revision: -1 }],
  ['a moment that is none', 400, { written_at: 'yesterday' }],
])('%s is refused in both languages', async (_what, expected, change) => {
  const { status, body } = await keep({ ...written('x'), ...change });
  expect(status).toBe(expected);
  expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect(await read()).toEqual([]);
});

test('a script that never pauses is slowed down', async () => {
  const { db } = server.database;
  await keep(written('x'));
  await db.update(rate_limits).set({ used: 450 });
  expect((await keep(written('y', 1))).status).toBe(429);
  await db.delete(rate_limits);
});

test('drafts are part of what a member may take away, and go with them', async () => {
  await keep(written('mine'));
  const { body } = await server.call('GET', '/user/data', { token });
  expect(body.tables.exercise_drafts).toMatchObject([{ parts: { code: 'mine' } }]);
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, userId));
  const left = db.select().from(exercise_drafts).where(eq(exercise_drafts.user_id, userId));
  expect(await left).toEqual([]);
});
