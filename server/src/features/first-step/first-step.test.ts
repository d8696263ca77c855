import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const read = (course = 'taste', query = '?lang=en', headers: Record<string, string> = {}) =>
  server.call('GET', `/courses/${course}/first-step${query}`, { headers });

const LATER = '<h2>Later</h2><p>LATER TEXT</p><quiz-question id="two-and-three"></quiz-question>';
const content = `<p>Look.</p><h2>Now you</h2><p>Try.</p><code-exercise id="name-badge"></code-exercise>${LATER}`;
const content_fr = content.replace('Look.', 'Regarde.').replace('Later', 'Plus tard');

async function change(values: Partial<typeof lessons.$inferInsert>, id = 'taste-first') {
  await server.database.db.update(lessons).set(values).where(eq(lessons.id, id));
  await showCatalogue(server);
}

beforeEach(async () => {
  const { db } = server.database;
  await db.delete(lessons);
  await db.delete(courses);
  await createCourse(db, { id: 'taste' });
  const premium = { content, content_fr, is_premium: true };
  await createLesson(db, 'taste', { id: 'taste-first', ...premium });
  await createLesson(db, 'taste', { id: 'taste-second', content: 'OTHER LESSON', order_index: 2 });
  await showCatalogue(server);
});

test('it is the first step with something to do, of a premium course too, and nothing else', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  const { exercises, ...step } = body;
  expect(step).toEqual({
    lesson_id: 'taste-first',
    title: 'First loop',
    is_premium: true,
    language: 'en',
    html: content.replace(LATER, ''),
    next_title: 'Later',
    steps_left: 1,
    trial: false,
  });
  expect(exercises.map(({ id }: { id: string }) => id)).toEqual(['name-badge']);
  const whole = JSON.stringify(body);
  for (const secret of ['LATER', 'OTHER', '2 + 3', 'WRONG', 'ALTERNATIVE', 'Consignes']) {
    expect(whole).not.toContain(secret);
  }
});

test('it comes in one language, English unless another is asked for', async () => {
  const { body } = await read('taste', '?lang=fr');
  expect(body).toMatchObject({ title: 'Première boucle', language: 'fr', next_title: 'Plus tard' });
  expect(body.html).toContain('Regarde.');
  expect(body.exercises[0].title).toBe('Le badge');
  expect(JSON.stringify(body)).not.toContain('SECRET INSTRUCTIONS');
  expect((await read('taste', '')).body.language).toBe('en');
  expect((await read('taste', '?lang=de')).status).toBe(400);
});

test('it may be kept and is asked for again; an edit shows at once', async () => {
  const first = await read();
  expect(first.headers['cache-control']).toBe('no-cache');
  const etag = String(first.headers.etag);
  expect((await read('taste', '?lang=en', { 'if-none-match': etag })).status).toBe(304);
  const edited = { content: '<p>Edited</p>' };
  await server.database.db.update(lessons).set(edited).where(eq(lessons.id, 'taste-first'));
  const again = await read('taste', '?lang=en', { 'if-none-match': etag });
  expect([again.status, again.body.html]).toEqual([200, '<p>Edited</p>']);
});

test('the step of the trial lesson is marked', async () => {
  await change({ is_premium: false });
  expect((await read()).body.trial).toBe(true);
});

describe('there is none', () => {
  const none = async () => {
    const { status, body } = await read();
    return [status, body];
  };

  test('when the first lesson has no content', async () => {
    await change({ content: '', content_fr: '' });
    expect(await none()).toEqual([200, null]);
  });

  test('nor is the course there, without an active lesson', async () => {
    await server.database.db.update(lessons).set({ is_active: false });
    await showCatalogue(server);
    expect(await none()).toEqual([404, expect.objectContaining({ code: 'course_not_found' })]);
  });

  test('for a moment when the lesson or its course has gone and the catalogue does not know yet', async () => {
    const refresh = vi.spyOn(server.app.catalogue, 'refresh').mockResolvedValue();
    await server.database.db.update(courses).set({ is_active: false });
    const answer = await none();
    refresh.mockRestore();
    expect(answer).toEqual([200, null]);
  });

  test('but the next lesson takes the place of one that is removed', async () => {
    await change({ is_active: false });
    expect((await read()).body.lesson_id).toBe('taste-second');
  });
});

describe('an unknown course', () => {
  test.each(['nowhere', 'draft', 'A%20b'])('is not found: %s', async (course) => {
    const { db } = server.database;
    await createCourse(db, { id: 'draft', is_active: false });
    await createLesson(db, 'draft', { id: 'draft-first', content });
    await showCatalogue(server);
    const { token } = await createMember(server, { role: 'admin' });
    const path = `/courses/${course}/first-step?lang=en`;
    for (const caller of [{}, { token }]) {
      const { status, body } = await server.call('GET', path, caller);
      expect(status).toBe(404);
      expect(body.detail.en).not.toBe('');
      expect(body.detail.fr).not.toBe('');
      expect(JSON.stringify(body)).not.toContain('Look.');
    }
  });
});

test('other parts of the lesson stay closed without a session', async () => {
  const { db } = server.database;
  await createCourse(db, { id: 'asked' });
  const options = { content: '<quiz-question id="two-and-three"></quiz-question>' };
  await createLesson(db, 'asked', { ...options, exercises: [PYTHON_EXERCISE, QUIZ_QUESTION] });
  await showCatalogue(server);
  const { body } = await read('asked');
  expect(body.exercises.map(({ kind }: { kind: string }) => kind)).toEqual(['quiz']);
  expect(body).toMatchObject({ next_title: null, steps_left: 0 });
  expect((await server.call('GET', '/user-lessons/taste-first')).status).toBe(401);
});
