import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createCourseOf,
  createLesson,
  OPEN_PROJECT,
  PYTHON_EXERCISE,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { courses } from '../courses/courses.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { newCertificateId } from './certificate-id.ts';
import { certificates } from './certificates.table.ts';

const HOUR = 3_600_000;
const CERTIFICATE_ID = /^CV-[0-9A-HJKMNP-TV-Z]{20}$/;

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const complete = (token: string, lesson_id: string) =>
  server.call('POST', '/progress', { token, body: { lesson_id, completed: true } });

/** Creates a member who has completed a course of two lessons, the second an hour after the first. */
async function graduate(name: string) {
  const { course, lessons } = await createCourseOf(server, 2);
  const member = await createMember(server, { name });
  const [first, last] = lessons.map((lesson) => lesson.id);
  await complete(member.token, first ?? '');
  server.clock.pass(HOUR);
  const token = server.app.session.sign(member.session.id);
  const { body } = await complete(token, last ?? '');
  return { ...member, token, course, lessons, completion: body };
}

const certificateOf = (token: string, course: string, query = '') =>
  server.call('GET', `/user/courses/${course}/certificate${query}`, { token });

describe('the certificate of a course', () => {
  test('is there once the last lesson is completed, and stays the same', async () => {
    const { token, course, completion } = await graduate('Ada Lovelace');
    const { status, body } = await certificateOf(token, course.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      user_name: 'Ada Lovelace',
      subject: 'course',
      path_courses: [],
      course_title: 'Loops',
      course_title_fr: 'Les boucles',
      total_xp: 30,
      total_lessons: 2,
      completion_date: completion.completed_at,
      certificate_id: expect.stringMatching(CERTIFICATE_ID),
      kind: 'attendance',
      exercises_solved: 0,
      exercises_total: 4,
      full_at: null,
      skills: [],
      skills_fr: [],
      project_title: null,
      project_title_fr: null,
      name_corrected_at: null,
    });
    expect((await certificateOf(token, course.id, '?lang=fr')).body).toEqual(body);
  });

  test('is refused while lessons are left, without a word about signing in', async () => {
    const { course, lessons } = await createCourseOf(server, 2);
    const { token } = await createMember(server);
    for (const progress of ['nothing done', 'one lesson done']) {
      const { status, body } = await certificateOf(token, course.id);
      expect([progress, status]).toEqual([progress, 403]);
      expect(body.code).toBe('course_not_completed');
      expect(body.detail.fr).toMatch(/^Cours non terminé/);
      expect(body.detail.en).toMatch(/^Course not completed/);
      expect(JSON.stringify(body)).not.toMatch(/authenticated|token/i);
      await complete(token, lessons[0]?.id ?? '');
    }
  });

  test('of an unknown course is not there, nor without a session', async () => {
    const { token } = await createMember(server);
    expect((await certificateOf(token, 'unknown')).status).toBe(404);
    expect((await server.call('GET', '/user/courses/unknown/certificate')).status).toBe(401);
  });

  test('a course without active lessons has none to earn', async () => {
    const { course } = await createCourseOf(server, 0);
    const { token } = await createMember(server);
    expect((await certificateOf(token, course.id)).status).toBe(404);
  });

  test('counts active lessons only', async () => {
    const { course, lessons } = await createCourseOf(server, 1);
    await createLesson(server.database.db, course.id, { is_active: false });
    const { token } = await createMember(server);
    expect((await complete(token, lessons[0]?.id ?? '')).body.courseCompleted).toBe(true);
    expect((await certificateOf(token, course.id)).body.total_lessons).toBe(1);
  });

  test.each(['of its course', 'in the list'])(
    'is issued when it is asked for %s, should it be missing',
    async (where) => {
      const { token, user, course, completion } = await graduate('Crash');
      const { db } = server.database;
      await db.delete(certificates).where(eq(certificates.user_id, user.id));
      const read = async () => {
        if (where === 'of its course') return (await certificateOf(token, course.id)).body;
        return (await server.call('GET', '/user/certificates', { token })).body[0];
      };
      const answers = await Promise.all(Array.from({ length: 20 }, read));
      expect(new Set(answers.map(({ certificate_id }) => certificate_id)).size).toBe(1);
      expect(answers[0]?.completion_date).toBe(completion.completed_at);
    },
  );

  test('outlives changes of the course and its end', async () => {
    const { token, course } = await graduate('Keeper');
    const before = await certificateOf(token, course.id);
    const { db } = server.database;
    await createLesson(db, course.id, { order_index: 3 });
    await db
      .update(courses)
      .set({ title: 'Other', is_active: false })
      .where(eq(courses.id, course.id));
    await showCatalogue(server);
    expect((await certificateOf(token, course.id)).body).toEqual(before.body);
  });
});

describe('the full certificate', () => {
  const SKILLS = { skills_en: ['Loops', 'Lists'], skills_fr: ['Boucles', 'Listes'] };
  const TOMORROW = new Date(Date.now() + 24 * HOUR);

  /** Creates a course of one lesson with five exercises, the last of which may be its project. */
  async function courseWith({ project }: { project: boolean }) {
    const { db } = server.database;
    const course = await createCourse(db, SKILLS);
    const exercises: AuthoredExercise[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      ...PYTHON_EXERCISE,
      id,
    }));
    const title = { en: 'My own game', fr: 'Mon propre jeu' };
    if (project) exercises.splice(4, 1, { ...OPEN_PROJECT, id: 'e', title } as AuthoredExercise);
    const lesson = await createLesson(db, course.id, { exercises });
    await showCatalogue(server);
    return { course, lesson };
  }

  const solve = (token: string, lesson: string, exercise: string) =>
    server.call('PUT', `/exercise-results/${lesson}/${exercise}`, {
      token,
      body: {
        browser: '6f0b4d5e-1c1f-4d7a-9a51-0d6f3f5c8a11',
        tries: 1,
        solved: { at: new Date().toISOString(), answer: { code: 'print(1)' } },
      },
    });

  async function solveAll(token: string, lesson: string, exercises: string) {
    for (const exercise of exercises) await solve(token, lesson, exercise);
  }

  test('needs four of five exercises, and is issued at once with its skills', async () => {
    const { course, lesson } = await courseWith({ project: false });
    const { token } = await createMember(server, { premiumUntil: TOMORROW });
    await solveAll(token, lesson.id, 'abcd');
    expect((await complete(token, lesson.id)).body.courseCompleted).toBe(true);
    const { body } = await certificateOf(token, course.id);
    expect(body).toMatchObject({
      kind: 'full',
      exercises_solved: 4,
      exercises_total: 5,
      total_xp: 10,
      skills: SKILLS.skills_en,
      skills_fr: SKILLS.skills_fr,
      project_title: null,
      project_title_fr: null,
      full_at: expect.any(String),
    });
  });

  test('is a record of attendance until half of the exercises are solved, then a certificate of the same number', async () => {
    const { course, lesson } = await courseWith({ project: false });
    const { token } = await createMember(server);
    await solveAll(token, lesson.id, 'ab');
    await complete(token, lesson.id);
    const { body: record } = await certificateOf(token, course.id);
    expect(record).toMatchObject({ kind: 'attendance', exercises_solved: 2, full_at: null });
    const proof = async () =>
      (await server.call('GET', `/certificates/${record.certificate_id}`)).body;
    const list = async () => (await server.call('GET', '/user/certificates', { token })).body;
    expect(await proof()).toMatchObject({ kind: 'attendance' });
    expect(await list()).toMatchObject([{ kind: 'attendance' }]);
    server.clock.pass(HOUR / 10);
    expect((await solve(token, lesson.id, 'c')).body.full_certificate).toBe(false);
    const certificate = { ...record, kind: 'basic', exercises_solved: 3 };
    expect(await proof()).toMatchObject(certificate);
    expect((await certificateOf(token, course.id)).body).toEqual(certificate);
    // From then on it states the figures with which it was issued.
    await solve(token, lesson.id, 'd');
    expect((await certificateOf(token, course.id)).body).toEqual(certificate);
  });

  test('a certificate from before exercises were counted stays one', async () => {
    const { token, user, course } = await graduate('Early');
    const before = { exercises_solved: null, exercises_total: null };
    const { db } = server.database;
    await db.update(certificates).set(before).where(eq(certificates.user_id, user.id));
    expect((await certificateOf(token, course.id)).body.kind).toBe('basic');
  });

  test('is made of the basic one by the exercise that was missing, under the same number', async () => {
    const { course, lesson } = await courseWith({ project: true });
    const { token, user } = await createMember(server, { premiumUntil: TOMORROW });
    await solveAll(token, lesson.id, 'abc');
    await complete(token, lesson.id);
    const { body: basic } = await certificateOf(token, course.id);
    expect(basic).toMatchObject({ kind: 'basic', exercises_solved: 3, skills: [], full_at: null });
    server.clock.pass(HOUR / 10);
    await server.database.db.update(users).set({ name: 'Renamed' }).where(eq(users.id, user.id));
    // Four of five are solved then, but not the project.
    expect((await solve(token, lesson.id, 'd')).body.full_certificate).toBe(false);
    expect((await certificateOf(token, course.id)).body).toEqual(basic);
    expect((await solve(token, lesson.id, 'e')).body.full_certificate).toBe(true);
    const { body: full } = await certificateOf(token, course.id);
    expect(full).toEqual({
      ...basic,
      kind: 'full',
      exercises_solved: 5,
      full_at: expect.any(String),
      skills: SKILLS.skills_en,
      skills_fr: SKILLS.skills_fr,
      project_title: 'My own game',
      project_title_fr: 'Mon propre jeu',
    });
    const later = Date.parse(full.full_at) - Date.parse(basic.completion_date);
    expect(later).toBeGreaterThanOrEqual(HOUR / 10);
    const proof = await server.call('GET', `/certificates/${basic.certificate_id}`);
    expect(proof.body).toMatchObject(full);
    expect((await solve(token, lesson.id, 'e')).body.full_certificate).toBe(false);
  });

  test('is for premium members: it comes once premium begins, and stays when it ends', async () => {
    const { course, lesson } = await courseWith({ project: false });
    const { token, user } = await createMember(server);
    await solveAll(token, lesson.id, 'abcde');
    await complete(token, lesson.id);
    expect((await certificateOf(token, course.id)).body).toMatchObject({
      kind: 'basic',
      exercises_solved: 5,
    });
    const { db } = server.database;
    const premium = (until: Date | null) =>
      db.update(users).set({ premium_until: until }).where(eq(users.id, user.id));
    await premium(TOMORROW);
    const { body: list } = await server.call('GET', '/user/certificates', { token });
    expect(list).toMatchObject([{ kind: 'full', exercises_solved: 5 }]);
    await premium(null);
    await db.update(lessons).set({ exercises: [] }).where(eq(lessons.id, lesson.id));
    expect((await certificateOf(token, course.id)).body.kind).toBe('full');
  });

  test('many calls at once raise it once', async () => {
    const { course, lesson } = await courseWith({ project: false });
    const { token } = await createMember(server, { premiumUntil: TOMORROW });
    await complete(token, lesson.id);
    await solveAll(token, lesson.id, 'abc');
    const answers = await Promise.all(Array.from('ddddeeee', (id) => solve(token, lesson.id, id)));
    expect(answers.filter(({ body }) => body.full_certificate)).toHaveLength(1);
    expect((await certificateOf(token, course.id)).body.kind).toBe('full');
  });

  test('a course without exercises has the basic one', async () => {
    const { db } = server.database;
    const course = await createCourse(db);
    const lesson = await createLesson(db, course.id, { exercises: [] });
    await showCatalogue(server);
    const { token } = await createMember(server, { premiumUntil: TOMORROW });
    await complete(token, lesson.id);
    expect((await certificateOf(token, course.id)).body).toMatchObject({
      kind: 'basic',
      exercises_solved: 0,
      exercises_total: 0,
    });
  });
});

test('a member’s certificates come with the latest first', async () => {
  const { token, course, user } = await graduate('Twice');
  const { course: second, lessons } = await createCourseOf(server, 1);
  server.clock.pass(HOUR / 10);
  await complete(token, lessons[0]?.id ?? '');
  const { body } = await server.call('GET', '/user/certificates', { token });
  expect(body).toMatchObject([
    { course: { id: second.id, title: 'Loops', title_fr: 'Les boucles' }, course_title: 'Loops' },
    { course: { id: course.id }, user_name: user.name, certificate_id: expect.any(String) },
  ]);
});

describe('the public proof', () => {
  test('shows the name its owner had when it was issued, and nothing else of them', async () => {
    const { token, user, course } = await graduate('Old Name');
    const { body: mine } = await certificateOf(token, course.id);
    const { db } = server.database;
    await db.update(users).set({ name: 'New Name' }).where(eq(users.id, user.id));
    const { status, body } = await server.call('GET', `/certificates/${mine.certificate_id}`);
    expect(status).toBe(200);
    const listed = { id: course.id, title: 'Loops', title_fr: 'Les boucles' };
    expect(body).toEqual({ ...mine, course: listed });
    expect(body.user_name).toBe('Old Name');
    expect(JSON.stringify(body)).not.toContain(user.email);
    expect(JSON.stringify(body)).not.toContain(user.id);
  });

  test('is found in small letters too', async () => {
    const { token, course } = await graduate('Typed');
    const { body } = await certificateOf(token, course.id);
    const typed = String(body.certificate_id).toLowerCase();
    expect((await server.call('GET', `/certificates/${typed}`)).status).toBe(200);
  });

  test('of an unknown number is not there', async () => {
    const { status, body } = await server.call('GET', `/certificates/${newCertificateId()}`);
    expect([status, body.code]).toEqual([404, 'certificate_not_found']);
  });

  test('numbers differ and cannot be guessed', () => {
    const made = Array.from({ length: 1000 }, newCertificateId);
    expect(new Set(made).size).toBe(1000);
    for (const id of made) expect(id).toMatch(CERTIFICATE_ID);
    // All 32 characters are used: 5 bits each, 20 characters, 100 bits.
    expect(new Set(made.map((id) => id.slice(3)).join('')).size).toBe(32);
  });
});
