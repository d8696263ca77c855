import {
  STEP_NOTE_MAX_LENGTH,
  STEP_NOTES_MAX,
  STEP_TITLE_MAX_LENGTH,
} from '@codivia/contract/lessons/step-notes';
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
import { lessons } from '../lessons/lessons.table.ts';
import { step_notes } from './step-notes.table.ts';

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

const written = (note: string, revision = 0, starred = false) => ({
  revision,
  starred,
  note,
  step_index: 2,
  step_title: 'Your turn',
});
const keep = (body: object, { in: where = lesson, at = 'badge', as = token } = {}) =>
  server.call('PUT', `/step-notes/${where}/${at}`, { token: as, body });
const list = async (as = token) => (await server.call('GET', '/step-notes', { token: as })).body;
const read = async (as = token, of = lesson) =>
  (await server.call('GET', `/step-notes/${of}`, { token: as })).body;

describe('star and note of a step', () => {
  test('come back letter by letter, in the lesson and in the list', async () => {
    expect([await read(), await list()]).toEqual([[], []]);
    const strange = written('<b>é 🙂</b>\n\t« line »\u00a0', 0, true);
    const { status, body } = await keep(strange);
    const kept = { lesson_id: lesson, step_id: 'badge', ...strange, revision: 1 };
    expect([status, body]).toEqual([200, kept]);
    expect([await read(), await list()]).toEqual([[kept], [kept]]);
  });

  test('are kept over the revision they began from, else answered with what the account has', async () => {
    await keep(written('one'));
    expect((await keep(written('two', 1, true))).body).toMatchObject({ revision: 2 });
    for (const revision of [0, 1, 7]) {
      const { status, body } = await keep(written('from elsewhere', revision));
      expect([status, body.code]).toEqual([409, 'step_note_changed']);
      expect(body.current).toMatchObject({ revision: 2, note: 'two', starred: true });
      expect(body.step_note).toEqual(body.current);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
    expect(await list()).toMatchObject([{ revision: 2, note: 'two' }]);
  });

  test('that are sent again, because the answer was lost, change nothing', async () => {
    await keep(written('one'));
    for (const revision of [0, 1]) {
      expect(await keep(written('one', revision))).toMatchObject({
        status: 200,
        body: { revision: 1, note: 'one' },
      });
    }
  });

  test('of ten devices at once are kept once, and no other note is lost without a word', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, i) => keep(written(`${i}`))));
    const statuses = all.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('that are removed leave the list, and a device that knew them does not overwrite a later note', async () => {
    await keep(written('old', 0, true));
    await keep(written('', 1));
    expect(await list()).toEqual([]);
    expect(await read()).toMatchObject([{ starred: false, note: '', revision: 2 }]);
    await keep(written('new', 2));
    expect((await keep(written('old, written on', 1))).body.code).toBe('step_note_changed');
  });
});

test('visitors may nothing, and everyone sees and changes their own alone', async () => {
  const body = written('x');
  for (const path of ['/step-notes', `/step-notes/${lesson}`]) {
    expect((await server.call('GET', path)).status).toBe(401);
  }
  expect((await server.call('PUT', `/step-notes/${lesson}/badge`, { body })).status).toBe(401);
  await keep(written('mine', 0, true));
  for (const role of ['user', 'admin'] as const) {
    const other = (await createMember(server, { role })).token;
    expect([await read(other), await list(other)]).toEqual([[], []]);
    expect((await keep(written('theirs'), { as: other })).body).toMatchObject({ revision: 1 });
  }
  expect(await list()).toMatchObject([{ note: 'mine' }]);
});

describe('a lesson', () => {
  test('gets a first note of those who may read it', async () => {
    const premium = (await createMember(server, { premium: true })).token;
    const refused = await keep(written('x'), { in: premiumLesson });
    expect([refused.status, refused.body.code]).toEqual([403, 'premium_required']);
    expect((await keep(written('x'), { in: premiumLesson, as: premium })).status).toBe(200);
    for (const where of ['nowhere', hiddenLesson]) {
      const { status, body } = await keep(written('x'), { in: where });
      expect([status, body.code]).toEqual([404, 'lesson_not_found']);
    }
  });

  test('that is closed to its reader again, or gone, keeps notes that can be seen, changed and removed', async () => {
    const { lessons: made } = await createCourseOf(server, 2);
    await showCatalogue(server);
    const [closed = '', gone = ''] = made.map(({ id }) => id);
    for (const where of [closed, gone]) await keep(written('mine'), { in: where });
    const { db } = server.database;
    await db.update(lessons).set({ is_premium: true }).where(eq(lessons.id, closed));
    await db.delete(lessons).where(eq(lessons.id, gone));
    await showCatalogue(server);
    expect((await list()).map((one: { lesson_id: string }) => one.lesson_id).toSorted()).toEqual(
      [closed, gone].toSorted(),
    );
    for (const where of [closed, gone]) {
      expect((await keep(written('more', 1), { in: where })).body).toMatchObject({ revision: 2 });
      expect((await keep(written('', 2), { in: where })).status).toBe(200);
    }
    expect(await list()).toEqual([]);
  });
});

test.each([
  ['a note that is too long', 422, { note: 'x'.repeat(STEP_NOTE_MAX_LENGTH + 1) }],
  ['a note that no database keeps', 400, { note: 'a\0b' }],
  ['a note that is no text', 400, { note: ['x'] }],
  ['no note', 400, { note: undefined }],
  ['a star that is none', 400, { starred: 'yes' }],
  ['a revision that is none', 400, { revision: -1 }],
  ['a place before the first', 400, { step_index: -1 }],
  ['a title that is too long', 400, { step_title: 'x'.repeat(STEP_TITLE_MAX_LENGTH + 1) }],
])('%s is refused in both languages', async (_what, expected, change) => {
  const { status, body } = await keep({ ...written('x'), ...change });
  expect(status).toBe(expected);
  expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect(await list()).toEqual([]);
});

test('the longest note is kept, and a step that is no name is refused', async () => {
  const longest = 'é'.repeat(STEP_NOTE_MAX_LENGTH);
  expect((await keep(written(longest))).body.note).toBe(longest);
  for (const at of ['Step%201', '%00', 'a'.repeat(121)]) {
    expect((await keep(written('x'), { at })).status).toBe(404);
  }
});

test('a member has room for more steps than there are, and then changes those', async () => {
  const { db } = server.database;
  const row = { ...written('x', 1), user_id: userId, lesson_id: lesson };
  const updated_at = server.clock.now();
  await db.insert(step_notes).values(
    Array.from({ length: STEP_NOTES_MAX }, (_, i) => ({
      ...row,
      step_id: `step-${i}`,
      updated_at,
    })),
  );
  const refused = await keep(written('x'));
  expect([refused.status, refused.body.code]).toEqual([422, 'too_many_step_notes']);
  expect((await keep(written('y', 1), { at: 'step-0' })).status).toBe(200);
});

test('a script that never pauses is slowed down', async () => {
  const { db } = server.database;
  await keep(written('x'));
  await db.update(rate_limits).set({ used: 450 });
  expect((await keep(written('y', 1))).status).toBe(429);
  await db.delete(rate_limits);
});

test('stars and notes are part of what a member may take away, and go with them', async () => {
  await keep(written('mine', 0, true));
  const { body } = await server.call('GET', '/user/data', { token });
  expect(body.tables.step_notes).toMatchObject([{ note: 'mine', starred: true }]);
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, userId));
  const left = db.select().from(step_notes).where(eq(step_notes.user_id, userId));
  expect(await left).toEqual([]);
});
