import { LESSON_MAX_BYTES, NEW_LESSON } from '@codivia/contract/api/admin-lessons';
import { OWN_FEEDBACK } from '@codivia/contract/exercises/answers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createCourseOf,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { audit_log } from '../audit/audit.table.ts';
import { lessons as lessonTable } from '../lessons/lessons.table.ts';

let server: TestApp;
let token: string;
let adminId: string;
let learnerToken: string;
beforeAll(async () => {
  server = await buildTestApp();
  const admin = await createMember(server, { role: 'admin', name: 'Grace' });
  token = admin.token;
  adminId = admin.user.id;
  const premiumUntil = new Date(Date.now() + 24 * 60 * 60 * 1000);
  learnerToken = (await createMember(server, { premiumUntil })).token;
  await createCourse(server.database.db, { id: 'loops', order_index: 2 });
});
afterAll(() => server.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, `/admin${path}`, { token, ...(body === undefined ? {} : { body }) });
const create = (options: object) => send('POST', '/lessons', { course_id: 'loops', ...options });
const ids = async (query: string) =>
  (await send('GET', `/lessons?${query}`)).body.map((one: { id: string }) => one.id);
const asLearner = (id: string) =>
  server.call('GET', `/user-lessons/${id}`, { token: learnerToken });
const actionsOn = async (id: string) => {
  const entries = server.database.db.select().from(audit_log).where(eq(audit_log.subject_id, id));
  return (await entries.orderBy(audit_log.id)).map(({ action }) => action);
};

const TAGS =
  '<code-exercise id="name-badge"></code-exercise><quiz-question id="two-and-three"></quiz-question>';

describe('a new lesson', () => {
  test('needs a title only; its id follows from course and title, and it is a draft', async () => {
    const { status, body } = await create({ title: 'Première étape' });
    expect(status).toBe(200);
    const defaults = { ...NEW_LESSON, course_id: 'loops', title_fr: 'Première étape', revision: 1 };
    expect(body.order_index).toBe(1);
    expect(body).toMatchObject({ ...defaults, id: 'loops-premiere-etape' });
    expect((await asLearner('loops-premiere-etape')).status).toBe(404);
    const page = await server.call('GET', '/user-lessons/loops-premiere-etape', { token });
    expect(page.body).toMatchObject({ draft: true, title_fr: 'Première étape' });
    const alone = await send('POST', '/lessons', { title: 'On its own' });
    expect(alone.body).toMatchObject({ id: 'on-its-own', course_id: null });
    expect((await create({})).status).toBe(400);
    expect((await create({ title: '日本', course_id: null })).body.code).toBe('lesson_id_missing');
  });

  test('keeps every field that is given; learners see it once it is active', async () => {
    const input = {
      title: 'Whole',
      title_fr: 'Entière',
      content: `<p>Hi</p>${TAGS}`,
      content_fr: `<p>Salut</p>${TAGS}`,
      order_index: 3,
      duration_minutes: 20,
      xp_reward: 30,
      type: 'quiz',
      difficulty: 'advanced',
      is_premium: true,
      is_active: true,
      instructions_fr: 'Fais',
      instructions_en: 'Do',
      solution_fr: '<p>Voilà</p>',
      solution_en: '<p>Here</p>',
      exercises: [PYTHON_EXERCISE, QUIZ_QUESTION],
    };
    const proven_exercises = [PYTHON_EXERCISE.id];
    const { status, body } = await create({ id: 'whole', ...input, proven_exercises });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...input, exercise_count: 2 });
    expect((await send('GET', '/lessons/whole')).body).toEqual(body);
    expect((await asLearner('whole')).body).toMatchObject({ xp_reward: 30, exercise_count: 2 });
    expect(await actionsOn('whole')).toEqual(['prove', 'create']);
    const again = await create({ id: 'whole', title: 'Again' });
    expect([again.status, again.body.code]).toEqual([409, 'lesson_id_taken']);
  });

  test('of a course that is not there is refused', async () => {
    const { status, body } = await create({ title: 'Lost', course_id: 'nowhere' });
    expect([status, body.code]).toEqual([422, 'content_refused']);
  });

  test.each([
    { order_index: -1 },
    { duration_minutes: -5 },
    { xp_reward: 'ten' },
    { xp_reward: 1.5 },
    { type: 'song' },
    { is_active: 1 },
    { exercises: [{ kind: 'python', id: 'x' }] },
  ])('is refused with %o', async (wrong) => {
    const { status, body } = await create({ title: 'Wrong', ...wrong });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  });

  test.each(['duration_minutes', 'xp_reward', 'order_index'])(
    'names %s and says why, when it is not whole or too large',
    async (name) => {
      const detailFor = async (value: number) =>
        (await create({ title: 'Wrong', [name]: value })).body.detail.en;
      expect(await detailFor(1.5)).toBe(`The field “${name}” takes a whole number.`);
      expect(await detailFor(-1)).toBe(`The field “${name}” is at least 0.`);
      expect(await detailFor(1e6)).toMatch(/is at most 10*\.$/);
    },
  );

  test('has harmless content only, in exercises too', async () => {
    const evil =
      '<p onclick="x()">Hi<script>alert(1)</script><form><input></form><a href="javascript:x()">l</a></p>';
    const { body } = await create({
      title: 'Evil',
      content: evil,
      content_fr: evil,
      instructions_en: evil,
      solution_fr: evil,
      is_active: true,
      exercises: [{ ...QUIZ_QUESTION, question: { en: evil, fr: evil } }],
    });
    const seen = await asLearner('loops-evil');
    expect(seen.body.content).toContain('Hi');
    for (const text of [body, seen.body].map((one) => JSON.stringify(one))) {
      expect(text).not.toMatch(/<script|onclick|<form|<input|javascript:/);
    }
  });

  test('of 5 MB is refused with the reason in both languages', async () => {
    const { status, body } = await create({ title: 'Huge', content: 'x'.repeat(5_000_000) });
    expect([status, body.code]).toEqual([413, 'body_too_large']);
    const limit = String(LESSON_MAX_BYTES / 1024);
    expect(body.detail).toEqual({
      fr: expect.stringContaining(limit),
      en: expect.stringContaining(limit),
    });
  });
});

describe('exercises', () => {
  test('that the text names and that are not there are told by name', async () => {
    const { status, body } = await create({
      title: 'Tags',
      content: TAGS,
      exercises: [QUIZ_QUESTION],
    });
    expect([status, body.code]).toEqual([422, 'content_refused']);
    expect(body.problems).toMatchObject([{ exercise: 'name-badge' }]);
    expect(body.detail.fr).toContain('name-badge');
    expect(body.detail.en).toContain('name-badge');
  });

  test('may be unfinished in a draft, and not in what learners see', async () => {
    const options = QUIZ_QUESTION.kind === 'quiz' ? QUIZ_QUESTION.options : [];
    const nothingRight = {
      ...QUIZ_QUESTION,
      options: options.map((option) => ({ ...option, correct: false })),
    };
    const exercises = [nothingRight];
    const draft = await create({ title: 'Unfinished', exercises });
    expect(draft.status).toBe(200);
    const published = await send('PUT', '/lessons/loops-unfinished', {
      revision: 1,
      is_active: true,
    });
    expect(published.status).toBe(422);
    expect(published.body.problems).toMatchObject([{ exercise: 'two-and-three' }]);
    const twice = await create({ title: 'Twice', exercises: [QUIZ_QUESTION, QUIZ_QUESTION] });
    expect(twice.body.problems).toMatchObject([{ exercise: 'two-and-three' }]);
  });
});

describe('a program of several files', () => {
  const withFiles = (title: string, files: object) => {
    const starter = { 'main.py': 'import shapes', ...files };
    return create({ title, exercises: [{ ...PYTHON_EXERCISE, starter, solution: starter }] });
  };

  test('is stored with its modules, the same or one for each language', async () => {
    const files = { 'shapes.py': '', 'words.py': { en: 'yes = 1', fr: 'oui = 1' } };
    const { status, body } = await withFiles('Modules', files);
    expect([status, body.exercises?.[0]?.starter]).toEqual([200, expect.objectContaining(files)]);
  });

  test.each([
    ['a text', { 'shapes.py': null }],
    ['a text in each language', { 'shapes.py': { fr: 'oui' } }],
    ['the name of a module', { 'Shapes.py': '' }],
    ['no name of an object’s own', { constructor: '' }],
    ['no folder', { 'lib/shapes.py': '' }],
    ['no language', { fr: '' }],
    ['a name that drafts may have', { [`${'a'.repeat(42)}.py`]: '' }],
  ])('has %s for each, else it is refused', async (_, files) => {
    const { status } = await withFiles('Refused', files);
    expect(status).toBe(400);
  });
});

describe('a model beside the program of an exercise', () => {
  const model = JSON.stringify({
    format: 'codivia-model',
    version: 1,
    kind: 'table',
    labels: ['open', 'shut'],
    columns: [{ name: 'height', type: 'number', mean: 100, deviation: 50 }],
    words: [],
    learned: { method: 'tree', nodes: [{ counts: [1, 2] }] },
  });
  const withModel = (title: string, content: string, name = 'door.model.json') =>
    create({ title, exercises: [{ ...PYTHON_EXERCISE, files: [{ name, content }] }] });

  test('is stored as it is', async () => {
    const { status, body } = await withModel('With a model', model);
    expect([status, body.exercises?.[0]?.files]).toEqual([
      200,
      [{ name: 'door.model.json', content: model }],
    ]);
  });

  test.each([
    ['no model', '{"format":"codivia-model"}', /n’est pas un modèle/, /is not a model/],
    ['brackets without end', '['.repeat(150_000), /n’est pas un modèle/, /is not a model/],
    ['a size above the limit', model.padEnd(200_001), /dépasse 200/, /larger than 200 kB/],
  ])('is refused for %s, in both languages', async (title, content, fr, en) => {
    const { status, body } = await withModel(title, content);
    expect([status, body.code]).toEqual([422, 'content_refused']);
    expect(body.problems).toMatchObject([{ exercise: PYTHON_EXERCISE.id }]);
    expect(body.problems[0].detail.fr).toMatch(fr);
    expect(body.problems[0].detail.en).toMatch(en);
    expect(body.problems[0].detail.en).toContain('door.model.json');
  });

  test('other texts keep their limit', async () => {
    const { status, body } = await withModel('A long table', ','.repeat(100_001), 'a.csv');
    expect([status, body.problems[0].detail.en]).toEqual([
      422,
      'The file “a.csv” is larger than 100 kB.',
    ]);
  });
});

describe('feedback of wrong answers', () => {
  const publish = (title: string, key: string) => {
    const wrong = PYTHON_EXERCISE.wrong.with(0, { code: '', feedback: key });
    return create({
      title,
      is_active: true,
      proven_exercises: [PYTHON_EXERCISE.id],
      exercises: [{ ...PYTHON_EXERCISE, wrong }],
    });
  };

  test.each([...OWN_FEEDBACK])('may be the site’s own: %s', async (key) => {
    expect((await publish(`Own ${key}`, key)).status).toBe(200);
  });

  test('must have a text otherwise', async () => {
    const { status, body } = await publish('PendingReport', 'untold');
    expect(status).toBe(422);
    expect(body.problems).toMatchObject([{ exercise: PYTHON_EXERCISE.id }]);
    expect(body.problems[0].detail.fr).toContain('« untold »');
  });
});

describe('exercises that nobody has proven', () => {
  const written = (check: string) => ({ ...PYTHON_EXERCISE, check });
  const save = (id: string, revision: number, changes: object) =>
    send('PUT', `/lessons/${id}`, { revision, ...changes });
  const unproven = { to_verify: true, unproven_exercises: [PYTHON_EXERCISE.id] };

  test('do not go live, by whatever call; what is wrong is told by name', async () => {
    const exercises = [written('never_proven()'), QUIZ_QUESTION];
    const input = { title: 'Rash', exercises };
    const response = await create({ ...input, is_active: true });
    expect([response.status, response.body.code]).toEqual([422, 'exercises_unproven']);
    expect(response.body.problems).toMatchObject([{ exercise: PYTHON_EXERCISE.id }]);
    expect(response.body.detail).toEqual({
      fr: expect.stringContaining(PYTHON_EXERCISE.id),
      en: expect.stringContaining(PYTHON_EXERCISE.id),
    });
    expect((await create(input)).body).toMatchObject({ is_active: false, ...unproven });
    const published = await save('loops-rash', 1, { is_active: true });
    expect([published.status, published.body.code]).toEqual([422, 'exercises_unproven']);
    expect(await ids('to_verify=true')).toContain('loops-rash');
    expect(await ids('to_verify=false')).not.toContain('loops-rash');
    expect((await send('GET', '/lessons/loops-rash')).body).toMatchObject(unproven);
  });

  test('are proven once, with who and when; that is no revision, and holds elsewhere too', async () => {
    const exercises = [written('proven_once()')];
    await create({ title: 'Prove', exercises });
    const proof = { proven_exercises: [PYTHON_EXERCISE.id] };
    const proven = await save('loops-prove', 1, proof);
    expect(proven.body).toMatchObject({ revision: 1, to_verify: false, unproven_exercises: [] });
    await save('loops-prove', 1, proof);
    const { body: log } = await send('GET', '/audit?subject=lesson&subject_id=loops-prove');
    expect(log).toMatchObject([
      { action: 'prove', actor: { id: adminId }, changes: [{ to: PYTHON_EXERCISE.id }] },
      { action: 'create' },
    ]);
    expect((await save('loops-prove', 1, { is_active: true })).body.is_active).toBe(true);
    const renamed = exercises.map((one) => ({ ...one, id: 'renamed' }));
    const copy = await create({ title: 'Copy', is_active: true, exercises: renamed });
    expect(copy.body).toMatchObject({ is_active: true, to_verify: false });
  });

  test('are not asked for when nothing that is run has changed', async () => {
    const exercises = [written('unchanged()')];
    await createLesson(server.database.db, 'loops', { id: 'running', exercises });
    expect((await send('GET', '/lessons/running')).body).toMatchObject(unproven);
    const shorter = await save('running', 1, { duration_minutes: 12, is_active: true });
    expect(shorter.body).toMatchObject({ duration_minutes: 12, is_active: true });
    const title = { en: 'Other words', fr: 'Autres mots' };
    const reworded = exercises.map((one) => ({ ...one, title }));
    const worded = await save('running', 2, { exercises: reworded });
    expect(worded.body).toMatchObject({ revision: 3, is_active: true });
  });

  test('make a draft of the lesson that gets them', async () => {
    await createLesson(server.database.db, 'loops', { id: 'demoted', exercises: [] });
    const { body } = await save('demoted', 1, { exercises: [written('brand_new()')] });
    expect(body).toMatchObject({ is_active: false, ...unproven });
    expect((await asLearner('demoted')).status).toBe(404);
    const { body: versions } = await send('GET', '/lessons/demoted/versions');
    expect(versions[0].changed.sort()).toEqual(['exercises', 'is_active']);
  });
});

describe('an edit and its history', () => {
  test('every save is kept with who and when, can be read and restored', async () => {
    await createLesson(server.database.db, 'loops', {
      id: 'history',
      source_hash: 'from a file',
      content: '<p>Shipped</p>',
      exercises: [],
    });
    expect((await send('GET', '/lessons/history/versions')).body).toEqual([]);
    const save = (revision: number, changes: object) =>
      send('PUT', '/lessons/history', { revision, ...changes });
    expect((await save(1, { content: '<p>Second</p>', order_index: 9 })).body).toMatchObject({
      revision: 2,
      content: '<p>Second</p>',
      from_files: false,
    });
    server.clock.pass(1000);
    expect((await save(2, { title: 'Third' })).body.revision).toBe(3);
    expect((await save(3, { title: 'Third' })).body.revision).toBe(3);

    const { body: versions } = await send('GET', '/lessons/history/versions');
    const saved_by = { id: adminId, name: 'Grace' };
    expect(versions).toMatchObject([
      { revision: 3, origin: 'panel', saved_by, changed: ['title'] },
      { revision: 2, origin: 'panel', saved_by, changed: ['content', 'order_index'] },
      { revision: 1, origin: 'files', saved_by: null, changed: [] },
    ]);
    const first = await send('GET', '/lessons/history/versions/1');
    expect(first.body.lesson).toMatchObject({ id: 'history', content: '<p>Shipped</p>' });
    expect((await send('GET', '/lessons/history/versions/9')).status).toBe(404);

    const late = await send('POST', '/lessons/history/versions/1/restore', { revision: 2 });
    expect([late.status, late.body.code]).toEqual([409, 'lesson_changed']);
    const restored = await send('POST', '/lessons/history/versions/1/restore', { revision: 3 });
    expect(restored.body).toMatchObject({
      revision: 4,
      title: 'First loop',
      content: '<p>Shipped</p>',
      order_index: 9,
    });
    const { body: after } = await send('GET', '/lessons/history/versions');
    expect(after[0]).toMatchObject({ revision: 4, origin: 'restore', restored_from: 1, saved_by });
    expect(await actionsOn('history')).toEqual(['update', 'update', 'restore']);
    expect((await asLearner('history')).body.content).toBe('<p>Shipped</p>');
  });

  test('from an older revision is refused with the present state; of two at once one wins', async () => {
    await createLesson(server.database.db, 'loops', { id: 'raced' });
    const save = (title: string) => send('PUT', '/lessons/raced', { revision: 1, title });
    const answers = await Promise.all(['One', 'Two'].map(save));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'lesson_changed', current: { revision: 2 } });
    expect(refused?.body.lesson).toEqual(refused?.body.current);
  });
});

describe('a deleted lesson', () => {
  test('vanishes at once, keeps its XP, and can be restored', async () => {
    const { lessons } = await createCourseOf(server, 2, { id: 'pair' });
    const id = lessons[0]?.id ?? '';
    const learner = await createMember(server);
    const body = { lesson_id: id, completed: true };
    await server.call('POST', '/progress', { token: learner.token, body });
    expect((await send('GET', `/lessons/${id}/deletion`)).body).toEqual({ learners: 1 });

    expect((await send('DELETE', `/lessons/${id}`)).status).toBe(200);
    expect((await send('DELETE', `/lessons/${id}`)).status).toBe(404);
    expect((await asLearner(id)).status).toBe(404);
    expect((await server.call('GET', '/courses/pair')).body.lessons).toHaveLength(1);
    const xp = await server.call('GET', '/user/xp', { token: learner.token });
    expect(xp.body.total_xp).toBe(10);
    expect(await ids('course_id=pair')).toEqual([lessons[1]?.id]);
    expect(await ids('course_id=pair&deleted=true')).toEqual([id]);
    expect((await send('PUT', `/lessons/${id}`, { revision: 1, title: 'X' })).status).toBe(404);

    expect((await send('POST', `/lessons/${id}/restore`)).body).toMatchObject({ is_active: true });
    expect((await asLearner(id)).status).toBe(200);
    expect(await actionsOn(id)).toEqual(['delete', 'restore']);
  });

  test('comes back only after its course', async () => {
    const { lessons } = await createCourseOf(server, 2, { id: 'sunk' });
    const id = lessons[0]?.id ?? '';
    await send('DELETE', `/lessons/${id}`);
    await send('DELETE', '/courses/sunk');
    const early = await send('POST', `/lessons/${id}/restore`);
    expect([early.status, early.body.code]).toEqual([409, 'course_of_lesson_deleted']);
    await send('POST', '/courses/sunk/restore');
    expect(await ids('course_id=sunk')).toEqual([lessons[1]?.id]);
    expect((await send('POST', `/lessons/${id}/restore`)).status).toBe(200);
  });
});

test('an order or a deletion that was undone is in the way of no edit', async () => {
  const { db } = server.database;
  const { lessons } = await createCourseOf(server, 2, { id: 'moved' });
  const [first, second] = lessons.map(({ id }) => id);
  await db
    .update(lessonTable)
    .set({ source_hash: 'a file' })
    .where(eq(lessonTable.id, first ?? ''));
  await send('PUT', '/courses/moved/lesson-order', { lesson_ids: [second, first] });
  expect(await actionsOn('moved')).toEqual(['reorder']);
  await send('DELETE', `/lessons/${first}`);
  await send('POST', `/lessons/${first}/restore`);
  const saved = await send('PUT', `/lessons/${first}`, { revision: 1, title: 'Saved' });
  expect(saved.body).toMatchObject({ revision: 2, title: 'Saved', order_index: 2 });
  const { body: versions } = await send('GET', `/lessons/${first}/versions`);
  expect(versions).toMatchObject([
    { revision: 2, changed: ['title'] },
    { revision: 1, origin: 'files' },
  ]);
});

test('a new lesson comes last, unless its place is given', async () => {
  await createCourseOf(server, 3, { id: 'longer' });
  const add = async (more: object) =>
    (await send('POST', '/lessons', { course_id: 'longer', ...more })).body.order_index;
  expect(await add({ title: 'Fourth' })).toBe(4);
  expect(await add({ title: 'Second', order_index: 2 })).toBe(2);
  await send('DELETE', '/lessons/longer-fourth');
  expect(await add({ title: 'Again fourth' })).toBe(4);
});

test('the list has all rows, unless a page is asked for', async () => {
  await createCourseOf(server, 60, { id: 'long' });
  expect(await ids('course_id=long')).toHaveLength(60);
  expect(await ids('course_id=long&limit=50&offset=20')).toHaveLength(40);
  const { total } = (await send('GET', '/lesson-count')).body;
  expect(await ids('')).toHaveLength(total);
});

test('the list is filtered by course, searched, sorted and paged', async () => {
  const { lessons } = await createCourseOf(server, 3, { id: 'listed' });
  const [a, b, c] = lessons.map(({ id }) => id);
  expect(await ids('course_id=listed')).toEqual([a, b, c]);
  expect(await ids('course_id=listed&sort=xp_reward&direction=desc&limit=2')).toEqual([c, b]);
  expect(await ids('course_id=listed&offset=2')).toEqual([c]);
  expect(await ids('course_id=listed&is_active=false')).toEqual([]);
  expect((await send('GET', '/lesson-count?course_id=listed')).body).toEqual({ total: 3 });
  expect(await ids('without_course=true')).toEqual(['on-its-own']);
  const { body } = await send('GET', '/lessons?course_id=listed&q=premiere+boucle');
  expect(body).toHaveLength(3);
  expect(body[0]).not.toHaveProperty('content');
});

test('the lessons of a course are put into an order', async () => {
  const { lessons } = await createCourseOf(server, 3, { id: 'ordered' });
  const wanted = lessons.map(({ id }) => id).toReversed();
  const { body } = await send('PUT', '/courses/ordered/lesson-order', { lesson_ids: wanted });
  expect(body.map((one: { id: string }) => one.id)).toEqual(wanted);
  const shown = await server.call('GET', '/courses/ordered');
  expect(shown.body.lessons.map((one: { id: string }) => one.id)).toEqual(wanted);
  expect(body.map((one: { revision: number }) => one.revision)).toEqual([1, 1, 1]);
  await send('PUT', '/courses/ordered/lesson-order', { lesson_ids: wanted });
  expect(await actionsOn('ordered')).toEqual(['reorder']);
  const short = { lesson_ids: wanted.slice(1) };
  const refused = await send('PUT', '/courses/ordered/lesson-order', short);
  expect([refused.status, refused.body.code]).toEqual([409, 'order_outdated']);
  const nowhere = await send('PUT', '/courses/nowhere/lesson-order', { lesson_ids: [] });
  expect(nowhere.status).toBe(404);
});
