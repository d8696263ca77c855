import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ContentError } from '@codivia/content/read-yaml';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import { removeContent } from '../features/admin-courses/content-removal.job.ts';
import { courses } from '../features/courses/courses.table.ts';
import { removed_content } from '../features/courses/removed-content.table.ts';
import { exercise_proofs, lessons } from '../features/lessons/lessons.table.ts';
import type { Database } from './connect.ts';
import { seedCourses } from './seed-courses.ts';

const COURSE = `id: loops
title: { en: Loops, fr: Les boucles }
description: { en: "All about **loops**", fr: "Tout sur les **boucles**" }
icon: Code
color: "#123456"
difficulty: beginner
duration_hours: 2.5
`;
const LESSON = (id: string) => `id: ${id}
title: { en: First, fr: Premier }
type: interactive
duration_minutes: 15
xp_reward: 20
is_premium: true
`;
const QUIZ = `kind: quiz
question: { en: "What?<script>alert(1)</script>", fr: Quoi ? }
options:
  - { text: { en: "5", fr: "5" }, correct: true, explanation: { en: "Yes<img src=x onerror=y>", fr: Oui } }
  - { text: { en: "6", fr: "6" }, correct: false, explanation: { en: "No", fr: Non } }
`;

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codivia-courses-'));
  write('01-loops/course.yaml', COURSE);
  writeLesson('01-loops/01-for', 'loops-for');
  writeLesson('01-loops/02-while', 'loops-while');
  await database.db.delete(courses);
  await database.db.delete(removed_content);
  await seed();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeLesson(path: string, id: string): void {
  write(`${path}/lesson.yaml`, LESSON(id));
  write(`${path}/lesson.en.md`, "## Hi\n\n```python run\nprint('é < 1')\n```\n");
  write(`${path}/lesson.fr.md`, '## Salut\n\n<script>alert(1)</script>\n');
  write(`${path}/exercises/what.yaml`, QUIZ);
}

const seed = () => seedCourses(database.db, folder);
const allLessons = () => database.db.select().from(lessons).orderBy(asc(lessons.id));
const allCourses = () => database.db.select().from(courses).orderBy(asc(courses.id));
const activeLessons = async () =>
  (await allLessons()).filter((lesson) => lesson.is_active).map(({ id }) => id);

/** Counts the writes of rows from now on. */
function countWrites() {
  const insert = vi.spyOn(database.db, 'insert');
  const transaction = vi.spyOn(database.db, 'transaction');
  return () => insert.mock.calls.length + transaction.mock.calls.length;
}

test('courses and lessons come with everything in their files', async () => {
  expect(await allCourses()).toMatchObject([
    {
      id: 'loops',
      title: 'Loops',
      title_fr: 'Les boucles',
      description: '<p>All about <strong>loops</strong></p>\n',
      description_fr: '<p>Tout sur les <strong>boucles</strong></p>\n',
      duration_hours: 2.5,
      order_index: 1,
      is_active: true,
      edited_at: null,
    },
  ]);
  expect(await allLessons()).toMatchObject([
    {
      id: 'loops-for',
      course_id: 'loops',
      title_fr: 'Premier',
      order_index: 1,
      duration_minutes: 15,
      xp_reward: 20,
      is_premium: true,
      type: 'interactive',
      content: `<h2>Hi</h2>\n<python-editor code="print(''é &lt; 1'')"></python-editor>\n`,
      exercises: [{ kind: 'quiz', id: 'what' }],
    },
    { id: 'loops-while', order_index: 2 },
  ]);
});

test('what could do harm does not come along', async () => {
  const [lesson] = await allLessons();
  expect(lesson?.content_fr).toBe('<h2>Salut</h2>\n\n');
  expect(JSON.stringify(lesson?.exercises)).not.toMatch(/script|onerror|<img/);
});

test('exercises that ship are trusted as proven, those of lessons stored before are hashed', async () => {
  const text = '{ en: A, fr: A }';
  const python = `kind: python
title: ${text}
instructions: ${text}
starter: a
solution: b
check: c
hints: [${text}, ${text}]
feedback: { one: ${text}, two: ${text} }
wrong: [{ code: d, feedback: one }, { code: e, feedback: two, hard_coded: true }]
alternatives: [f]
`;
  await database.db.update(lessons).set({ exercise_hashes: null, edited_at: new Date() });
  write('01-loops/01-for/exercises/say.yaml', python);
  write('01-loops/03-else/exercises/say.yaml', python.replace('check: c', 'check: other'));
  writeLesson('01-loops/03-else', 'loops-else');
  await seed();
  const hashes = (await allLessons()).map(({ id, exercise_hashes }) => [
    id,
    exercise_hashes?.length,
  ]);
  expect(Object.fromEntries(hashes)).toEqual({ 'loops-else': 1, 'loops-for': 0, 'loops-while': 0 });
  const proofs = await database.db.select().from(exercise_proofs);
  expect(proofs).toHaveLength(2);
  expect(proofs).toContainEqual({
    hash: (await allLessons())[0]?.exercise_hashes?.[0],
    proven_at: expect.any(Date),
    proven_by: null,
  });
});

test('a second start writes nothing', async () => {
  const before = [await allCourses(), await allLessons()];
  const writes = countWrites();
  await seed();
  expect(writes()).toBe(0);
  expect([await allCourses(), await allLessons()]).toEqual(before);
});

test('a lesson whose file changed is written, the others are not', async () => {
  const [before] = await allLessons();
  await database.db.update(lessons).set({ title: 'Untouched' }).where(eq(lessons.id, 'loops-for'));
  write('01-loops/02-while/lesson.en.md', '## New');
  await seed();
  const [first, second] = await allLessons();
  expect(first).toEqual({ ...before, title: 'Untouched' });
  expect(second).toMatchObject({ content: '<h2>New</h2>\n', title: 'First' });
});

test.each([
  ['01-loops/02-while/lesson.fr.md', '## Nouveau', { content_fr: '<h2>Nouveau</h2>\n' }],
  ['01-loops/02-while/exercises/more.yaml', QUIZ, { exercises: [{ id: 'more' }, { id: 'what' }] }],
])('a change of %s is noticed', async (path, text, expected) => {
  write(path, text);
  await seed();
  expect((await allLessons())[1]).toMatchObject(expected);
});

test('a folder with another number changes the order', async () => {
  renameSync(join(folder, '01-loops/01-for'), join(folder, '01-loops/07-for'));
  renameSync(join(folder, '01-loops'), join(folder, '09-loops'));
  await seed();
  expect(await allCourses()).toMatchObject([{ order_index: 9 }]);
  expect(await allLessons()).toMatchObject([{ order_index: 7 }, { order_index: 2 }]);
});

test('a course with another id takes its lessons along', async () => {
  write('01-loops/course.yaml', COURSE.replace('id: loops', 'id: circles'));
  await seed();
  expect(await allCourses()).toMatchObject([
    { id: 'circles', is_active: true },
    { id: 'loops', is_active: false },
  ]);
  expect(await allLessons()).toMatchObject([{ course_id: 'circles' }, { course_id: 'circles' }]);
});

describe('what an administrator edited', () => {
  const edited_at = new Date();

  test('stays when the files change', async () => {
    await database.db.update(courses).set({ title: 'Edited', edited_at });
    const changes = { title: 'Edited', is_premium: false, edited_at };
    await database.db.update(lessons).set(changes).where(eq(lessons.id, 'loops-for'));
    const before = [await allCourses(), (await allLessons())[0]];
    write('01-loops/course.yaml', COURSE.replace('Loops', 'From the file'));
    write('01-loops/01-for/lesson.en.md', '## From the file');
    write('01-loops/02-while/lesson.en.md', '## From the file');
    await seed();
    const writes = countWrites();
    await seed();
    expect(writes()).toBe(0);
    const hash = { source_hash: expect.any(String) };
    const [course, lesson] = [(before[0] as object[])[0], before[1]];
    expect(await allCourses()).toEqual([{ ...course, ...hash }]);
    expect((await allLessons())[0]).toEqual({ ...lesson, ...hash });
    expect((await allLessons())[1]).toMatchObject({ content: '<h2>From the file</h2>\n' });
  });

  test('stays hidden when it was hidden, and shown when its files are gone', async () => {
    const hidden = { is_active: false, edited_at };
    await database.db.update(lessons).set(hidden).where(eq(lessons.id, 'loops-for'));
    await database.db.update(lessons).set({ edited_at }).where(eq(lessons.id, 'loops-while'));
    rmSync(join(folder, '01-loops/02-while'), { recursive: true });
    await seed();
    expect(await activeLessons()).toEqual(['loops-while']);
  });

  test('stays deleted when it was deleted, also once it is removed for good', async () => {
    const deleted_at = new Date();
    const deleted = { is_active: false, was_active: true, deleted_at, edited_at: deleted_at };
    await database.db.update(lessons).set(deleted).where(eq(lessons.id, 'loops-for'));
    write('01-loops/01-for/lesson.en.md', '## From the file');
    await seed();
    expect(await activeLessons()).toEqual(['loops-while']);
    const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await removeContent(database.db, inDays(29));
    expect(await allLessons()).toHaveLength(2);
    await removeContent(database.db, inDays(31));
    expect((await allLessons()).map(({ id }) => id)).toEqual(['loops-while']);

    await database.db.update(courses).set(deleted);
    await removeContent(database.db, inDays(31));
    writeLesson('01-loops/03-else', 'loops-else');
    write('01-loops/course.yaml', COURSE.replace('Loops', 'Again'));
    await seed();
    expect([await allCourses(), await allLessons()]).toEqual([[], []]);
    const writes = countWrites();
    await seed();
    expect(writes()).toBe(0);
  });

  test('what was made in the admin panel is none of the files’ business', async () => {
    const own = { course_id: 'loops', title: 'Own', title_fr: 'À nous', type: 'lecture' as const };
    const figures = { order_index: 9, duration_minutes: 0, xp_reward: 0, is_premium: false };
    await database.db.insert(lessons).values({ id: 'own', ...own, ...figures });
    writeLesson('01-loops/03-else', 'loops-else');
    await seed();
    expect(await activeLessons()).toEqual(['loops-else', 'loops-for', 'loops-while', 'own']);
  });
});

describe('what vanished from the files', () => {
  test('is hidden, not deleted, and shown again when it is back', async () => {
    const before = await allLessons();
    renameSync(join(folder, '01-loops/02-while'), join(folder, 'away'));
    await seed();
    expect(await activeLessons()).toEqual(['loops-for']);
    expect(await allLessons()).toHaveLength(2);
    renameSync(join(folder, 'away'), join(folder, '01-loops/02-while'));
    await seed();
    const [first, second] = before;
    // The lesson was written once more: anyone who was editing it meanwhile is notified.
    expect(await allLessons()).toEqual([first, { ...second, revision: 2 }]);
  });

  test('is hidden with its lessons when it is a whole course', async () => {
    rmSync(join(folder, '01-loops'), { recursive: true });
    await seed();
    expect(await allCourses()).toMatchObject([{ id: 'loops', is_active: false }]);
    expect(await activeLessons()).toEqual([]);
  });
});

test('a folder that is no course yet is passed over', async () => {
  write('02-later/media/film.txt', 'not a course yet');
  write('01-loops/04-later/notes.txt', 'not a lesson yet');
  await seed();
  expect(await allCourses()).toHaveLength(1);
  expect(await activeLessons()).toEqual(['loops-for', 'loops-while']);
});

test.each([
  ['01-loops/01-for/lesson.yaml', 'id: [', /lesson\.yaml:1: /],
  ['01-loops/01-for/lesson.yaml', LESSON('Not A Slug'), /lesson\.yaml:1: id /],
  ['01-loops/course.yaml', COURSE.replace('beginner', 'easy'), /course\.yaml:\d: difficulty /],
])('a malformed %s is named, and nothing changes', async (path, text, message) => {
  const before = [await allCourses(), await allLessons()];
  write(path, text);
  write('01-loops/02-while/lesson.en.md', '## New');
  await expect(seed()).rejects.toThrow(ContentError);
  await expect(seed()).rejects.toThrow(message);
  expect([await allCourses(), await allLessons()]).toEqual(before);
});

test('a lesson without its French text is named', async () => {
  rmSync(join(folder, '01-loops/01-for/lesson.fr.md'));
  await expect(seed()).rejects.toThrow(/lesson\.fr\.md: is missing/);
});
