import { join } from 'node:path';
import { COURSES_FOLDER, loadExercise } from '@codivia/content/load-courses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  SECRETS,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';

const MONTH = 30 * 24 * 3600 * 1000;

let server: TestApp;
let free: string;
let premium: string;
let admin: string;
beforeAll(async () => {
  server = await buildTestApp();
  const { db } = server.database;
  await createCourse(db, { id: 'loops', color: '#abcdef' });
  await createLesson(db, 'loops', { id: 'loops-free' });
  await createLesson(db, 'loops', { id: 'loops-premium', is_premium: true });
  await createLesson(db, 'loops', { id: 'loops-hidden', is_active: false });
  await createCourse(db, { id: 'hidden', is_active: false });
  await createLesson(db, 'hidden', { id: 'hidden-lesson' });
  await showCatalogue(server);
  free = (await createMember(server)).token;
  premium = (await createMember(server, { premium: true })).token;
  admin = (await createMember(server, { role: 'admin' })).token;
});
afterAll(() => server.close());

const read = (id: string, token?: string, query = '') =>
  server.call('GET', `/user-lessons/${id}${query}`, token ? { token } : {});

describe('who gets a lesson', () => {
  test.each(['loops-free', 'loops-premium', 'unknown'])(
    'nobody without a session gets %s',
    async (id) => {
      const { status, body } = await read(id);
      expect(status).toBe(401);
      expect(body.detail.en).toMatch(/^Not authenticated/);
      expect(JSON.stringify(body)).not.toContain('SECRET');
    },
  );

  test('a premium lesson is refused without a word about signing in', async () => {
    const { status, body } = await read('loops-premium', free);
    expect(status).toBe(403);
    expect(body).toEqual({
      code: 'premium_required',
      message: 'This lesson is for Premium members.',
      detail: {
        fr: 'Cette leçon est réservée aux membres Premium.',
        en: 'This lesson is for Premium members.',
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/authenticated|token/i);
  });

  test('premium members and administrators get premium lessons, everyone the free ones', async () => {
    for (const token of [premium, admin])
      expect((await read('loops-premium', token)).status).toBe(200);
    for (const token of [free, premium, admin])
      expect((await read('loops-free', token)).status).toBe(200);
  });

  test('premium ends by itself at its end', async () => {
    const premiumUntil = new Date(server.clock.now().getTime() + 1000);
    const { token, session } = await createMember(server, { premiumUntil });
    expect((await read('loops-premium', token)).status).toBe(200);
    server.clock.pass(MONTH);
    const later = server.app.session.sign(session.id);
    expect((await read('loops-premium', later)).status).toBe(403);
    server.clock.pass(-MONTH);
  });

  test.each(['unknown', 'loops-hidden', 'hidden-lesson', 'LOOPS-FREE'])(
    '%s is not there',
    async (id) => {
      const { status, body } = await read(id, free);
      expect(status).toBe(404);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    },
  );
});

test('an administrator gets drafts too, marked as such', async () => {
  for (const id of ['loops-hidden', 'hidden-lesson']) {
    const { status, body } = await read(id, admin);
    expect([status, body.draft]).toEqual([200, true]);
  }
  expect((await read('loops-free', admin)).body).not.toHaveProperty('draft');
  expect((await read('unknown', admin)).status).toBe(404);
});

describe('what a reader gets', () => {
  test('the whole lesson in both languages, with its course', async () => {
    const { body } = await read('loops-free', free);
    const { exercises, ...lesson } = body;
    expect(lesson).toEqual({
      id: 'loops-free',
      course_id: 'loops',
      title: 'First loop',
      title_fr: 'Première boucle',
      order_index: 1,
      duration_minutes: 15,
      xp_reward: 10,
      is_premium: false,
      type: 'interactive',
      exercise_count: 2,
      content: '<p>SECRET CONTENT</p>',
      content_fr: '<p>CONTENU SECRET</p>',
      exercises_language: 'en',
      courses: { id: 'loops', title: 'Loops', title_fr: 'Les boucles', color: '#abcdef' },
    });
    expect(exercises).toHaveLength(2);
  });

  test('exercises in French with lang=fr, and no English content', async () => {
    const { body } = await read('loops-free', free, '?lang=fr');
    expect(body).toMatchObject({ content: '', content_fr: '<p>CONTENU SECRET</p>' });
    expect(body.exercises_language).toBe('fr');
    expect(body.exercises).toEqual([
      {
        kind: 'python',
        id: 'name-badge',
        title: 'Le badge',
        instructions: '<p>Consignes</p>',
        starter: { 'main.py': 'prenom = ""' },
        solution: { 'main.py': 'print("SECRET SOLUTION")' },
        check: 'expect(run().lines, "nothing")',
        hints: ['Affiche-le.', 'Utilise print.'],
        feedback: { nothing: 'Rien n’est affiché.' },
      },
      {
        kind: 'quiz',
        id: 'two-and-three',
        question: '<p>Combien font 2 + 3 ?</p>',
        options: [
          { text: '5', correct: true, explanation: 'Oui.' },
          { text: '23', correct: false, explanation: 'Non.' },
        ],
      },
    ]);
  });

  test('exercises in English with lang=en, and no French content', async () => {
    const { body } = await read('loops-free', free, '?lang=en');
    expect(body).toMatchObject({ content: '<p>SECRET CONTENT</p>', content_fr: '' });
    expect(body.exercises[0]).toMatchObject({
      title: 'Name badge',
      starter: { 'main.py': 'name = ""' },
    });
  });

  test('in the language there is, where the other is not written yet', async () => {
    await createLesson(server.database.db, 'loops', {
      id: 'loops-english',
      content_fr: '',
      exercises: [{ ...PYTHON_EXERCISE, title: { en: 'How many?', fr: '' } }],
    });
    const { body } = await read('loops-english', free, '?lang=fr');
    expect(body).toMatchObject({ content: '<p>SECRET CONTENT</p>', content_fr: '' });
    expect(body.exercises[0]).toMatchObject({ title: 'How many?' });
  });

  test.each(['', '?lang=fr', '?lang=en'])('never what authors keep ("%s")', async (query) => {
    const { body } = await read('loops-premium', premium, query);
    expect(JSON.stringify(body)).not.toMatch(/WRONG ANSWER|ALTERNATIVE ANSWER|wrong|alternatives/);
  });
});

test('an exercise has the picture of its solution, and none once an administrator has changed that', async () => {
  const sun = loadExercise(join(COURSES_FOLDER, '05-games/01-circle/exercises/sun.yaml'));
  if (sun.kind !== 'p5') throw new Error('the exercise is no sketch any more');
  const { id } = await createLesson(server.database.db, 'loops', { exercises: [sun] });
  const target = async () => {
    const { body } = await read(id, admin, '?lang=fr');
    return body.exercises[0].target;
  };
  expect(await target()).toEqual({
    address: expect.stringMatching(/^\/media\/targets\/games-circle\/sun\.webp\?v=[\w-]{6}$/),
    width: 640,
    height: 640,
    text: '',
  });
  const solution = 'function setup() {\n  createCanvas(400, 400);\n}\n';
  const saved = await server.call('PUT', `/admin/lessons/${id}`, {
    token: admin,
    body: { revision: 1, exercises: [{ ...sun, solution }] },
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await target()).toBeUndefined();
});

test('what anyone may know of a lesson says nothing of what is in it', async () => {
  const { status, body } = await server.call('GET', '/lessons/loops-premium');
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 'loops-premium', xp_reward: 10, is_premium: true });
  for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret);
});
