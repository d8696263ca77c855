import { readdirSync } from 'node:fs';
import { COURSES_FOLDER } from '@codivia/content/load-courses';
import { shownForm } from '@codivia/content/to-markdown/same-html';
import { ZIP_MAX_BYTES, ZIP_MAX_FILE_BYTES } from '@codivia/contract/api/admin-course-files';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createCourseOf,
  PYTHON_EXERCISE,
  TASK_EXERCISES,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { seedCourses } from '../../db/seed-courses.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { writeZip } from './course-zip.ts';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  await seedCourses(server.database.db);
  token = (await createMember(server, { role: 'admin' })).token;
});
afterAll(() => server.close());

const auth = () => ({ authorization: `Bearer ${token}` });
async function exported(id: string): Promise<Buffer> {
  const url = `/api/admin/courses/${id}/export`;
  const answer = await server.app.inject({ url, headers: auth() });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  return answer.rawPayload;
}
async function imported(zip: Buffer, query = '') {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/admin/courses/import${query}`,
    headers: { ...auth(), 'content-type': 'application/zip' },
    payload: zip,
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Returns a course as the database has it, without the fields about its storage: times, revision and source. */
async function stateOf(id: string) {
  const { db } = server.database;
  const [course] = await db.select().from(courses).where(eq(courses.id, id));
  const own = await db
    .select()
    .from(lessons)
    .where(eq(lessons.course_id, id))
    .orderBy(asc(lessons.order_index));
  const stable = (row: object) => {
    const { created_at, edited_at, source_hash, revision, ...rest } =
      row as typeof lessons.$inferSelect;
    return rest;
  };
  return { course: stable(course as object), lessons: own.map(stable) };
}

const SHIPPED = readdirSync(COURSES_FOLDER).map((name) => name.replace(/^\d+-/, ''));

test.each(SHIPPED)('%s is the same after a way out and in again', async (id) => {
  const before = await stateOf(id);
  const zip = await exported(id);
  await server.database.db.delete(courses).where(eq(courses.id, id));
  const { status, body } = await imported(zip);
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body).toMatchObject({ replaced: false, lessons: before.lessons.length, ignored: [] });
  expect(await stateOf(id)).toEqual(before);
});

test('a course written in the panel is the same too', async () => {
  const { db } = server.database;
  const texts = {
    description: '<p>Hi\n\n  there</p>',
    description_fr: 'Sans balise',
    content_en: '<h2>C</h2>',
  };
  const flags = { is_premium: true, featured: true, is_active: false, icon: '🚀', order_index: 42 };
  await createCourse(db, { id: 'written', ...texts, ...flags });
  await server.call('POST', '/admin/lessons', {
    token,
    body: {
      course_id: 'written',
      title: 'One: "two" #three',
      content: '<p>*not* _Markdown_</p>\n\n<code-exercise id="name-badge"></code-exercise>',
      exercises: [PYTHON_EXERCISE, { ...PYTHON_EXERCISE, id: 'a-second' }, ...TASK_EXERCISES],
      solution_fr: '<p>Voilà</p>',
      difficulty: 'advanced',
    },
  });
  const before = await stateOf('written');
  expect(before.lessons[0]).toMatchObject({ exercises: { length: 2 + TASK_EXERCISES.length } });
  const zip = await exported('written');
  await db.delete(courses).where(eq(courses.id, 'written'));
  expect((await imported(zip)).status).toBe(200);
  const { course, lessons: own } = await stateOf('written');
  // Markdown writes HTML with other blanks between its blocks.
  const shown = ({ sources: _, ...row }: { sources?: unknown }) =>
    JSON.parse(JSON.stringify(row), (_, value) =>
      typeof value === 'string' ? shownForm(value) : value,
    );
  expect(shown(course)).toEqual(shown(before.course));
  expect(own.map(shown)).toEqual(before.lessons.map(shown));
});

const COURSE = `id: zipped
title: { en: Zipped, fr: Zippé }
description: { en: "All", fr: "Tout" }
icon: Code
color: "#123456"
difficulty: beginner
duration_hours: 1
`;
const LESSON = (id: string) => `id: ${id}
title: { en: First, fr: Premier }
type: interactive
duration_minutes: 5
xp_reward: 5
is_premium: false
`;
const FILES = {
  '07-zipped/course.yaml': COURSE,
  '07-zipped/01-a/lesson.yaml': LESSON('zipped-a'),
  '07-zipped/01-a/lesson.en.md': '## Hi',
  '07-zipped/01-a/lesson.fr.md': '## Salut <script>alert(1)</script>',
};

describe('a zip', () => {
  test('replaces a course only when told, over its revision; lessons that are missing are deleted', async () => {
    const films = { '07-zipped/media/loops.en.mp4': 'film' };
    const first = await imported(await writeZip({ ...FILES, ...films }));
    expect(first.body).toMatchObject({ replaced: false, ignored: Object.keys(films) });
    expect(first.body.course).toMatchObject({ order_index: 7, is_active: true });
    const [lesson] = (await stateOf('zipped')).lessons;
    expect(lesson).toMatchObject({ content_fr: '<h2>Salut </h2>\n' });

    const files = {
      'course.yaml': COURSE.replace('Zipped', 'Again'),
      '02-b/lesson.yaml': LESSON('zipped-b'),
      '02-b/lesson.en.md': '## B',
      '02-b/lesson.fr.md': '## B',
    };
    const again = await writeZip(files);
    const unasked = await imported(again);
    expect([unasked.status, unasked.body.code]).toEqual([409, 'course_exists']);
    expect(unasked.body.current).toMatchObject({ id: 'zipped', revision: 1 });
    expect(unasked.body.course).toEqual(unasked.body.current);
    const late = await imported(again, '?replace=9');
    expect([late.status, late.body.code]).toEqual([409, 'course_changed']);
    const replaced = await imported(again, '?replace=1');
    expect(replaced.body).toMatchObject({ replaced: true, lessons: 1, deleted_lessons: 1 });
    expect(replaced.body.course).toMatchObject({ title: 'Again', revision: 2, order_index: 7 });
    const { body } = await server.call('GET', '/courses/zipped');
    expect(body.lessons).toMatchObject([{ id: 'zipped-b' }]);
    const versions = await server.call('GET', '/admin/lessons/zipped-b/versions', { token });
    expect(versions.body).toMatchObject([{ origin: 'import' }]);
  });

  test('with exercises that nobody has proven comes in as drafts, until they are', async () => {
    const text = (words: string) => `{ en: "${words}", fr: "${words}" }`;
    const exercise = (check: string) => `kind: python
title: ${text('Say')}
instructions: ${text('Say it.')}
starter: x = 1
solution: print(1)
check: ${check}
hints: [${text('One.')}, ${text('Two.')}]
feedback: { nothing: ${text('Nothing.')}, other: ${text('Other.')} }
wrong:
  - { code: y = 1, feedback: nothing }
  - { code: print(2), feedback: other, hard_coded: true }
alternatives: [print(1.0)]
`;
    const files = (check: string) => ({
      ...FILES,
      '07-zipped/course.yaml': COURSE.replace('id: zipped', 'id: unproven'),
      '07-zipped/01-a/lesson.yaml': LESSON('unproven-a'),
      '07-zipped/01-a/exercises/say.yaml': exercise(check),
      '07-zipped/02-b/lesson.yaml': LESSON('unproven-b'),
      '07-zipped/02-b/lesson.en.md': '## B',
      '07-zipped/02-b/lesson.fr.md': '## B',
    });
    const lesson = (id: string) => server.call('GET', `/admin/lessons/${id}`, { token });
    const first = await imported(await writeZip(files('one()')));
    expect([first.status, first.body.to_verify, first.body.lessons]).toEqual([200, 1, 2]);
    const { body: draft } = await lesson('unproven-a');
    expect(draft).toMatchObject({ is_active: false, to_verify: true, unproven_exercises: ['say'] });
    expect((await lesson('unproven-b')).body).toMatchObject({ is_active: true, to_verify: false });
    const { revision } = draft;
    const proof = { revision, proven_exercises: ['say'] };
    await server.call('PUT', '/admin/lessons/unproven-a', { token, body: proof });
    const again = await imported(await writeZip(files('one()')), '?replace=1');
    expect(again.body.to_verify).toBe(0);
    expect((await lesson('unproven-a')).body).toMatchObject({ is_active: true, to_verify: false });
    const changed = await imported(await writeZip(files('two()')), '?replace=2');
    expect(changed.body.to_verify).toBe(1);
    expect((await lesson('unproven-a')).body).toMatchObject({ is_active: false, to_verify: true });
  });

  test('with mistakes is refused with all of them, by file and line, and changes nothing', async () => {
    const id = 'id: broken\n';
    const { status, body } = await imported(
      await writeZip({
        ...FILES,
        '07-zipped/course.yaml': `${id}${COURSE.replace('id: zipped\n', '').replace('beginner', 'easy')}colour: red\n`,
        '07-zipped/01-a/lesson.yaml': LESSON('broken-a').replace('5', '-5'),
        '07-zipped/01-a/exercises/bad.yaml': 'kind: quiz\nquestion: [\n',
        '07-zipped/02-b/lesson.yaml': LESSON('broken-b'),
        '07-zipped/02-b/lesson.en.md': '## B',
      }),
    );
    expect([status, body.code]).toEqual([422, 'content_refused']);
    const detail = { fr: expect.any(String), en: expect.any(String) };
    expect(body.problems).toEqual(
      expect.arrayContaining([
        { file: '07-zipped/course.yaml', line: 6, detail },
        { file: '07-zipped/01-a/lesson.yaml', line: 4, detail },
        { file: '07-zipped/01-a/exercises/bad.yaml', line: expect.any(Number), detail },
        { file: '07-zipped/02-b/lesson.fr.md', detail },
      ]),
    );
    expect((await server.call('GET', '/courses/broken')).status).toBe(404);
  });

  const bombs = {
    aliases: [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...[...'bcdefghij'].map((name, i) => {
        const before = `*${'abcdefghij'[i]}`;
        return `${name}: &${name} [${Array(9).fill(before).join(', ')}]`;
      }),
      'title: { en: *j, fr: *j }',
    ].join('\n'),
    nesting: `title: ${'['.repeat(100_000)}`,
    'nesting that is closed': `title: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    'nested keys': '? '.repeat(500),
    'nested blocks': Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
  };
  test.each(Object.entries(bombs))(
    'that takes memory by %s is refused as content, not as a failure',
    async (_, yaml) => {
      const answer = await imported(await writeZip({ '99-bomb/course.yaml': yaml }));
      expect(answer).toMatchObject({ status: 422, body: { code: 'content_refused' } });
    },
  );

  test('with quotes nested in each other thousands of times is refused', async () => {
    const answer = await imported(
      await writeZip({ ...FILES, '07-zipped/01-a/lesson.en.md': '>'.repeat(20_000) }),
    );
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_hard_to_read' } });
  });

  test('that names an exercise without a file says where', async () => {
    const english = '## Hi\n\n::exercise[lost]\n';
    const { status, body } = await imported(
      await writeZip({
        ...FILES,
        '07-zipped/course.yaml': COURSE.replace('id: zipped', 'id: lost'),
        '07-zipped/01-a/lesson.yaml': LESSON('lost-a'),
        '07-zipped/01-a/lesson.en.md': english,
      }),
    );
    expect(status).toBe(422);
    expect(body.problems).toMatchObject([
      { file: '07-zipped/01-a/lesson.en.md', line: 3, exercise: 'lost' },
    ]);
  });

  test('cannot take a lesson of another course', async () => {
    const { lessons: own } = await createCourseOf(server, 1, { id: 'owner' });
    const { status, body } = await imported(
      await writeZip({
        ...FILES,
        '07-zipped/course.yaml': COURSE.replace('id: zipped', 'id: thief'),
        '07-zipped/01-a/lesson.yaml': LESSON(own[0]?.id ?? ''),
      }),
    );
    expect([status, body.code]).toEqual([422, 'content_refused']);
    expect((await server.call('GET', '/courses/thief')).status).toBe(404);
  });

  test('that leads out of its folder, is none, or is too large, is refused', async () => {
    const slip = await writeZip({ ...FILES, 'aaaa/bbbb/evil.txt': 'x' });
    // The library refuses to write such a name, so the test replaces it afterwards, in both places.
    const evil = Buffer.from(
      slip.toString('latin1').replaceAll('aaaa/bbbb/evil', '../../../../ev'),
      'latin1',
    );
    expect((await imported(evil)).body.code).toBe('unreadable_zip');
    expect((await imported(Buffer.from('no zip'))).body.code).toBe('unreadable_zip');
    expect((await imported(await writeZip({ 'readme.md': 'x' }))).body.code).toBe(
      'content_refused',
    );

    const bomb = { ...FILES, '07-zipped/01-a/lesson.en.md': 'x'.repeat(ZIP_MAX_FILE_BYTES + 1) };
    const large = await imported(await writeZip(bomb));
    expect([large.status, large.body.code]).toEqual([413, 'zip_too_large']);
    // A zip bomb that declares less than it holds: the size in its directory is overwritten.
    const forgedZip = await writeZip({
      ...FILES,
      '07-zipped/01-a/lesson.en.md': 'x'.repeat(100_000),
    });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(100_000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(10);
    for (let at = forgedZip.indexOf(size); at >= 0; at = forgedZip.indexOf(size))
      small.copy(forgedZip, at);
    expect((await imported(forgedZip)).body.code).toBe('unreadable_zip');
    expect((await imported(Buffer.alloc(ZIP_MAX_BYTES + 1))).status).toBe(413);
  });
});
