import type { ToDo } from '@codivia/contract/api/assignments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { assign, license } from '../../../test/assignment-calls.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { CHALLENGES, goToWeekOf } from '../../../test/challenge-calls.ts';
import { createClass, createPupil, createTeacher, joinClass } from '../../../test/class-calls.ts';
import { createCourse, createLesson, showCatalogue } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { classes } from '../classes/classes.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { progress } from '../progress/progress.table.ts';

const DAY = 86_400_000;
const LOCKED = CHALLENGES.findIndex(({ open }) => !open);
const LESSONS = ['first', 'second', 'third', 'fourth', 'fifth'];

let server: TestApp;
let teacherId: string;
let classId: string;
let pupil: Awaited<ReturnType<typeof createPupil>>;
beforeAll(async () => {
  server = await buildTestApp();
  goToWeekOf(server, LOCKED + 1);
  server.clock.stop();
  const { db } = server.database;
  await createCourse(db, { id: 'loops' });
  for (const id of LESSONS) await createLesson(db, 'loops', { id, title: id, title_fr: id });
  await createLesson(db, 'loops', { id: 'premium', is_premium: true });
  await showCatalogue(server);
  teacherId = (await createTeacher(server)).user.id;
});
beforeEach(async () => {
  classId = (await createClass(server, [teacherId])).id;
  pupil = await createPupil(server, classId, { joined_at: inDays(-100), has_seat: true });
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY);
const read = async (token = pupil.token): Promise<ToDo[]> =>
  (await server.call('GET', '/user/assignments', { token })).body;
const states = async () => (await read()).map(({ lesson_id, state }) => [lesson_id, state]);
const finish = (lesson_id: string, completed_at: Date) =>
  server.database.db
    .insert(progress)
    .values({ user_id: pupil.user.id, lesson_id, course_id: 'loops', completed_at });

test('lists what is late, open, coming and done, each by its due date', async () => {
  const dates = (opens: number, due?: number) => ({
    opens_at: inDays(opens),
    ...(due !== undefined && { due_at: inDays(due) }),
  });
  await assign(server, classId, { lesson_id: 'first' }, dates(2, 9));
  await assign(server, classId, { lesson_id: 'second' }, dates(-3));
  await assign(server, classId, { lesson_id: 'third' }, dates(-3, 3));
  await assign(server, classId, { lesson_id: 'fourth' }, dates(-3, -1));
  await assign(server, classId, { lesson_id: 'fifth' }, dates(-3, -1));
  await finish('fifth', inDays(-2));
  expect(await states()).toEqual([
    ['fourth', 'late'],
    ['third', 'open'],
    ['second', 'open'],
    ['first', 'coming'],
    ['fifth', 'done'],
  ]);
  expect((await read())[1]).toEqual({
    kind: 'lesson',
    lesson_id: 'third',
    exercise_id: null,
    challenge_id: null,
    title: { en: 'third', fr: 'third' },
    classes: ['4e B'],
    opens_at: inDays(-3).toISOString(),
    due_at: inDays(3).toISOString(),
    state: 'open',
    locked: false,
  });
});

test('what was done long ago, has gone, or was taken back is not listed', async () => {
  await assign(server, classId, { lesson_id: 'first' });
  await finish('first', inDays(-8));
  await assign(server, classId, { lesson_id: 'never-there' });
  await assign(server, classId, { lesson_id: 'second' }, { removed_at: inDays(0) });
  await assign(server, classId, { challenge_id: 'never-there' });
  expect(await read()).toEqual([]);
  const { user, token } = await createMember(server, { premium: true });
  await joinClass(server, classId, user.id);
  expect((await read(token)).map(({ lesson_id }) => lesson_id)).toEqual(['first']);
});

test('the same of two classes is one entry, with the earliest due date', async () => {
  const other = await createClass(server, [teacherId], { name: 'Club' });
  await joinClass(server, other.id, pupil.user.id, { joined_at: inDays(-100) });
  const later = { opens_at: inDays(1), due_at: inDays(5) };
  await assign(server, classId, { lesson_id: 'first' }, later);
  await assign(server, other.id, { lesson_id: 'first' }, { ...later, due_at: inDays(3) });
  await assign(server, other.id, { lesson_id: 'first' }, { opens_at: inDays(-1) });
  expect(await read()).toMatchObject([
    {
      classes: ['Club', '4e B'],
      opens_at: inDays(-1).toISOString(),
      due_at: inDays(3).toISOString(),
      state: 'open',
    },
  ]);
});

test('late joiners have what is for all, and are not late with what was due before', async () => {
  const late = await createPupil(server, classId);
  const dates = { opens_at: inDays(-9), due_at: inDays(-1) };
  await assign(server, classId, { lesson_id: 'first' }, dates);
  await assign(
    server,
    classId,
    { lesson_id: 'second' },
    { ...dates, members: [pupil.member.id], position: 1 },
  );
  expect(await read(late.token)).toMatchObject([
    { lesson_id: 'first', due_at: null, state: 'open' },
  ]);
  expect(await states()).toEqual([
    ['first', 'late'],
    ['second', 'late'],
  ]);
});

test('what needs a licence is locked without one', async () => {
  const challenge_id = CHALLENGES[LOCKED]?.id ?? '';
  await assign(server, classId, { lesson_id: 'premium' }, { opens_at: inDays(-2) });
  await assign(server, classId, { challenge_id }, { opens_at: inDays(-1) });
  const locked = async () => (await read()).map((one) => one.locked);
  expect(await locked()).toEqual([true, true]);
  await license(server, classId);
  expect(await locked()).toEqual([false, false]);
});

test('a class in the archive asks for nothing, nor does one of somebody else', async () => {
  await assign(server, classId, { lesson_id: 'first' });
  const other = await createClass(server, [teacherId]);
  await assign(server, other.id, { lesson_id: 'second' });
  expect(await states()).toEqual([['first', 'open']]);
  const { db } = server.database;
  await db
    .update(classes)
    .set({ archived_at: inDays(0) })
    .where(eq(classes.id, classId));
  expect(await read()).toEqual([]);
  expect(await read((await createMember(server)).token)).toEqual([]);
});

test('a lesson that is edited shows its new title, and a draft is left out', async () => {
  const { db } = server.database;
  const { id } = await createLesson(db, 'loops', { title: 'Before' });
  await assign(server, classId, { lesson_id: id });
  await db.update(lessons).set({ title: 'After' }).where(eq(lessons.id, id));
  expect((await read())[0]?.title.en).toBe('After');
  await db.update(lessons).set({ is_active: false }).where(eq(lessons.id, id));
  expect(await read()).toEqual([]);
});
