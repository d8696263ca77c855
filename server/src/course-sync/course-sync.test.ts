import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COURSES_FOLDER } from '@codivia/content/load-courses';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/connect.ts';
import { seedCourses } from '../db/seed-courses.ts';
import { courses } from '../features/courses/courses.table.ts';
import { lessons } from '../features/lessons/lessons.table.ts';
import { pullCourses } from './pull-courses.ts';
import { pushCourses } from './push-courses.ts';

const NOW = new Date('2026-05-01T10:00:00Z');
const PLACE = '02-python-foundations/01-text';
const ID = 'python-foundations-text';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codivia-sync-'));
  await database.db.delete(courses);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Copies shipped courses, without their pictures and films. */
async function copyCourses(only = /./): Promise<void> {
  for (const name of readdirSync(COURSES_FOLDER).filter((one) => only.test(one))) {
    cpSync(join(COURSES_FOLDER, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[/\\]media\b/.test(path),
    });
  }
  await seedCourses(database.db, folder);
}

function filesIn(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(name, 'utf8')]));
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const change = (name: string, from: string, to: string) => {
  expect(read(name)).toContain(from);
  writeFileSync(join(folder, name), read(name).replace(from, to));
};
async function lesson() {
  const [row] = await database.db.select().from(lessons).where(eq(lessons.id, ID));
  return row as typeof lessons.$inferSelect;
}
const edit = (values: Partial<typeof lessons.$inferInsert>) =>
  database.db
    .update(lessons)
    .set({ ...values, edited_at: NOW })
    .where(eq(lessons.id, ID));
const pull = (options = {}) => pullCourses(database.db, { folder, ...options });
const push = (options = {}) => pushCourses(database.db, { folder, ...options }, NOW);

/** The lines of a text that another has not. */
const newLines = (text: string, before: string) => {
  const known = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
};

test('all shipped courses come out of the database as they went in', async () => {
  await copyCourses();
  const before = filesIn();
  await database.db.update(courses).set({ edited_at: NOW });
  await database.db.update(lessons).set({ edited_at: NOW });
  expect(await pull()).toEqual({ changes: [], conflicts: [], notes: [] });
  expect(filesIn()).toEqual(before);
  expect(await push()).toEqual({ changes: [], conflicts: [], notes: [] });
});

describe('a lesson', () => {
  beforeEach(() => copyCourses(/^02-/));

  test('of which one paragraph, one hint and one figure were edited, changes there only', async () => {
    const { content, exercises } = await lesson();
    // The first long one is in a box, of which the title and the others stay too.
    const paragraph = /<p>(?!<)[^<]{20,}<\/p>/.exec(content)?.[0] ?? '';
    const [exercise] = exercises;
    const hints = (exercise as { hints: { en: string; fr: string }[] }).hints;
    const first = { en: 'Try <code>2 * 3</code> <em>first</em>.', fr: hints[0]?.fr ?? '' };
    const others = exercises.slice(1);
    await edit({
      content: content.replace(paragraph, '<p>A <strong>new</strong> first_name &amp; 3 * 4.</p>'),
      duration_minutes: 41,
      exercises: [{ ...exercise, hints: [first, ...hints.slice(1)] } as never, ...others],
    });
    const before = filesIn();
    const { changes, conflicts } = await pull({ dryRun: true });
    expect(filesIn()).toEqual(before);
    const yaml = `${PLACE}/exercises/${exercise?.id}.yaml`;
    expect([conflicts, changes]).toEqual([
      [],
      [yaml, `${PLACE}/lesson.en.md`, `${PLACE}/lesson.yaml`],
    ]);
    await pull();
    const old = (name: string) => before[join(folder, name)] ?? '';
    const added = (name: string) => newLines(read(name), old(name));
    expect(added(`${PLACE}/lesson.en.md`)).toEqual(['> A **new** first_name & 3 * 4.']);
    expect(added(`${PLACE}/lesson.yaml`)).toEqual(['duration_minutes: 41']);
    expect(added(yaml).join('\n')).toContain('Try `2 * 3` *first*.');
    expect(added(yaml)).toHaveLength(1);
    expect(Object.keys(filesIn())).toEqual(Object.keys(before));
    expect(await pull()).toMatchObject({ changes: [], conflicts: [] });
  });

  test('counts as from files again at the next start, with its history', async () => {
    await edit({ title: 'Edited', content: `${(await lesson()).content}<p>More</p>` });
    await pull();
    const { revision } = await lesson();
    await seedCourses(database.db, folder);
    const stored = await lesson();
    expect(stored).toMatchObject({ title: 'Edited', edited_at: null });
    expect(stored.content).toContain('<p>More</p>');
    expect(stored.revision).toBeGreaterThanOrEqual(revision);
    // A file that changes later is loaded as for any lesson from files.
    change(`${PLACE}/lesson.yaml`, 'Edited', 'From the file');
    await seedCourses(database.db, folder);
    expect(await lesson()).toMatchObject({ title: 'From the file' });
  });

  test('is pulled again after another edit, and an older checkout does not undo it', async () => {
    await edit({ title: 'Edited' });
    const older = filesIn();
    await pull();
    await edit({ title: 'Edited again' });
    expect(await pull()).toMatchObject({ changes: [`${PLACE}/lesson.yaml`], conflicts: [] });
    expect(read(`${PLACE}/lesson.yaml`)).toContain('Edited again');
    for (const [name, text] of Object.entries(older)) writeFileSync(name, text);
    expect(await push()).toEqual({ changes: [], conflicts: [], notes: [] });
    expect(await lesson()).toMatchObject({ title: 'Edited again' });
  });

  test('stays the administrators’ while files of an older state are loaded', async () => {
    await edit({ title: 'Edited' });
    const before = filesIn();
    await pull();
    for (const [name, text] of Object.entries(before)) writeFileSync(name, text);
    await seedCourses(database.db, folder);
    expect(await lesson()).toMatchObject({ title: 'Edited', edited_at: NOW });
  });

  test('that the repository changed too is named and stays, until someone decides', async () => {
    const { content } = await lesson();
    await edit({ content: `${content}<p>Panel</p>` });
    change(`${PLACE}/lesson.en.md`, '##', '## Repository');
    await seedCourses(database.db, folder);
    const before = filesIn();
    const conflicts = [`${PLACE}/lesson.en.md`];
    expect(await pull()).toEqual({ changes: [], conflicts, notes: [] });
    expect(await push()).toEqual({ changes: [], conflicts, notes: [] });
    expect(await pull({ resolution: 'ours' })).toMatchObject({ changes: [], conflicts: [] });
    expect(await push({ resolution: 'theirs' })).toMatchObject({ changes: [], conflicts: [] });
    expect(filesIn()).toEqual(before);
    expect((await lesson()).content).toBe(`${content}<p>Panel</p>`);
    await pull({ resolution: 'theirs' });
    expect(read(`${PLACE}/lesson.en.md`)).toMatch(/\n\nPanel\n$/);
    expect(read(`${PLACE}/lesson.en.md`)).not.toContain('Repository');
  });

  test('that was edited in other files than the repository’s is pulled, and not pushed over', async () => {
    await edit({ title_fr: 'Du panneau' });
    change(`${PLACE}/lesson.en.md`, '##', '## Repository');
    expect(await push()).toMatchObject({
      changes: [],
      conflicts: [`${PLACE}/lesson.yaml`],
    });
    expect(await pull()).toMatchObject({ changes: [`${PLACE}/lesson.yaml`], conflicts: [] });
    expect(read(`${PLACE}/lesson.en.md`)).toContain('Repository');
    expect(await push()).toMatchObject({ changes: [PLACE], conflicts: [] });
    const stored = await lesson();
    expect(stored).toMatchObject({ title_fr: 'Du panneau' });
    expect(stored.content).toContain('Repository');
    expect(await pull()).toMatchObject({ changes: [], conflicts: [] });
  });

  test('is pushed with its history, and only with files that are in order', async () => {
    change(`${PLACE}/lesson.en.md`, '##', '## Repository');
    expect(await push({ dryRun: true })).toMatchObject({ changes: [PLACE] });
    expect((await lesson()).content).not.toContain('Repository');
    expect(await push({ course: 'another' })).toMatchObject({ changes: [] });
    expect(await push()).toEqual({ changes: [PLACE], conflicts: [], notes: [] });
    expect(await lesson()).toMatchObject({ edited_at: NOW, revision: 2 });
    expect(await push()).toMatchObject({ changes: [] });
    change(`${PLACE}/lesson.en.md`, '::exercise[', '::exercise[lost-');
    const { changes, conflicts } = await push();
    expect(changes).toEqual([]);
    expect(conflicts.join()).toMatch(/lesson\.en\.md:\d+: The lesson names the exercise “lost-/);
    expect((await lesson()).revision).toBe(2);
  });

  test('made in the panel, moved or deleted there, is in the files or is named', async () => {
    const { id: _, ...whole } = await lesson();
    const own = { ...whole, sources: {}, source_hash: '', order_index: 9, edited_at: NOW };
    await database.db
      .insert(lessons)
      .values({ ...own, id: 'python-foundations-own', content: '<p>Own</p>\n', exercises: [] });
    await edit({ order_index: 8 });
    const gone = { deleted_at: NOW, is_active: false, edited_at: NOW };
    await database.db.update(lessons).set(gone).where(eq(lessons.id, 'python-foundations-lists'));
    const { notes } = await pull();
    expect(notes).toEqual([
      '02-python-foundations/04-lists was deleted in the panel; its files stay',
    ]);
    expect(read('02-python-foundations/09-own/lesson.en.md')).toBe('Own\n');
    expect(read('02-python-foundations/08-text/lesson.yaml')).toContain(ID);
    expect(readdirSync(join(folder, '02-python-foundations'))).not.toContain('01-text');
  });

  test('moved into a course that was made in the panel moves with its folder', async () => {
    const [course] = await database.db.select().from(courses);
    if (!course) throw new Error('no course');
    const own = { sources: {}, source_hash: '', order_index: 77, edited_at: NOW };
    await database.db.insert(courses).values({ ...course, id: 'own', ...own });
    await edit({ course_id: 'own', order_index: 1 });
    await pull();
    expect(readdirSync(join(folder, '77-own')).sort()).toEqual([`01-${ID}`, 'course.yaml']);
    expect(await pull()).toMatchObject({ changes: [], conflicts: [] });
  });

  test('without a folder stays, and is named as a course is that is not there', async () => {
    rmSync(join(folder, PLACE), { recursive: true });
    expect((await push()).notes).toEqual([`${ID} has no folder; it stays in the panel`]);
    expect((await lesson()).deleted_at).toBeNull();
    expect((await push({ course: 'anoter' })).notes).toEqual(['the files have no course anoter']);
    expect((await pull({ course: 'anoter' })).notes).toEqual(['the panel has no course anoter']);
  });
});
