import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { courses } from '../courses/courses.table.ts';
import { certificates } from './certificates.table.ts';

const HOUR = 3_600_000;
const TOMORROW = new Date(Date.now() + 24 * HOUR);
const EXERCISES = ['a', 'b', 'c', 'd', 'e'].map(
  (id): AuthoredExercise => ({ ...PYTHON_EXERCISE, id }),
);

let server: TestApp;

const change = async (id: string, changes: Partial<typeof courses.$inferInsert>) => {
  await server.database.db.update(courses).set(changes).where(eq(courses.id, id));
  await showCatalogue(server);
};
const show = (id: string, is_active = true) => change(id, { is_active });

beforeAll(async () => {
  server = await buildTestApp();
  const { db } = server.database;
  // "Games and art" is the first two, "AI from scratch" the first and the other two.
  for (const id of ['discovery', 'games', 'python-foundations', 'machines-learn']) {
    const skills = { skills_en: ['Loops', `For ${id}`], skills_fr: ['Boucles', `Pour ${id}`] };
    await createCourse(db, { ...skills, id, title: `About ${id}`, title_fr: `Sur ${id}` });
    await createLesson(db, id, { id: `${id}-lesson`, exercises: EXERCISES });
  }
});
afterAll(() => server.close());
beforeEach(async () => {
  await show('machines-learn', false);
  await show('python-foundations', false);
  await show('games');
});

const complete = (token: string, course: string) =>
  server.call('POST', '/progress', {
    token,
    body: { lesson_id: `${course}-lesson`, completed: true },
  });

async function solve(token: string, course: string, exercises: string) {
  for (const exercise of exercises) {
    await server.call('PUT', `/exercise-results/${course}-lesson/${exercise}`, {
      token,
      body: {
        browser: '6f0b4d5e-1c1f-4d7a-9a51-0d6f3f5c8a11',
        tries: 1,
        solved: { at: new Date().toISOString(), answer: { code: 'print(1)' } },
      },
    });
  }
}

/** Solves exercises of a course and completes it. */
async function finish(token: string, course: string, exercises: string) {
  await solve(token, course, exercises);
  await complete(token, course);
}

/** The certificates of paths that are in the table already, before any reading issues what is missing. */
async function stored(userId: string) {
  const rows = await server.database.db
    .select()
    .from(certificates)
    .where(eq(certificates.user_id, userId));
  return rows.filter(({ path_id }) => path_id !== null);
}

const list = async (token: string) =>
  (await server.call('GET', '/user/certificates', { token })).body as {
    subject: string;
    course: { id: string };
    certificate_id: string;
  }[];
const ofPaths = async (token: string) =>
  (await list(token)).filter(({ subject }) => subject === 'path');
const proofOf = async (id: string | undefined) =>
  (await server.call('GET', `/certificates/${id}`)).body;

describe('the certificate of a path', () => {
  test('is issued with the certificate of its last course, and states what all of them do', async () => {
    const { token, user } = await createMember(server, { name: 'Ada Lovelace' });
    await finish(token, 'discovery', 'abc');
    expect(await stored(user.id)).toHaveLength(0);
    server.clock.pass(HOUR / 10);
    await solve(token, 'games', 'abcd');
    const { body } = await complete(token, 'games');
    expect(body.courseCompleted).toBe(true);
    expect(await stored(user.id)).toHaveLength(1);

    expect((await list(token)).map(({ subject }) => subject)).toEqual(['path', 'course', 'course']);
    const [found] = await ofPaths(token);
    expect(found).toEqual({
      user_name: 'Ada Lovelace',
      subject: 'path',
      course_title: 'Games and art',
      course_title_fr: 'Jeux et art',
      course: { id: 'games-and-art', title: 'Games and art', title_fr: 'Jeux et art' },
      path_courses: [
        { id: 'discovery', title: 'About discovery', title_fr: 'Sur discovery' },
        { id: 'games', title: 'About games', title_fr: 'Sur games' },
      ],
      total_xp: 20,
      total_lessons: 2,
      completion_date: body.completed_at,
      certificate_id: expect.stringMatching(/^CV-[0-9A-HJKMNP-TV-Z]{20}$/),
      kind: 'basic',
      exercises_solved: 7,
      exercises_total: 10,
      full_at: null,
      skills: [],
      skills_fr: [],
      project_title: null,
      project_title_fr: null,
      name_corrected_at: null,
    });
    expect(await proofOf(found?.certificate_id)).toEqual(found);
    // Whatever is done again issues no other.
    await finish(token, 'games', 'abc');
    await Promise.all([complete(token, 'games'), list(token), list(token)]);
    expect(await stored(user.id)).toHaveLength(1);
  });

  test('is full once the certificates of all its courses are, under the same number', async () => {
    const { token, user } = await createMember(server, { premiumUntil: TOMORROW });
    await finish(token, 'discovery', 'abcd');
    await finish(token, 'games', 'abc');
    const [basic] = await ofPaths(token);
    expect(basic).toMatchObject({ kind: 'basic', exercises_solved: 7, skills: [] });
    await server.database.db.update(users).set({ name: 'Renamed' }).where(eq(users.id, user.id));
    server.clock.pass(HOUR / 10);
    await solve(token, 'games', 'de');
    expect(await stored(user.id)).toMatchObject([{ kind: 'full' }]);
    const [full] = await ofPaths(token);
    expect(full).toEqual({
      ...basic,
      kind: 'full',
      exercises_solved: 8,
      full_at: expect.any(String),
      skills: ['Loops', 'For discovery', 'For games'],
      skills_fr: ['Boucles', 'Pour discovery', 'Pour games'],
    });
    expect(await proofOf(basic?.certificate_id)).toEqual(full);
  });

  test('is full at once where all certificates are', async () => {
    const { token, user } = await createMember(server, { premiumUntil: TOMORROW });
    await finish(token, 'discovery', 'abcde');
    await finish(token, 'games', 'abcde');
    expect(await stored(user.id)).toMatchObject([{ kind: 'full', exercises_solved: 10 }]);
  });

  test('waits while a course has only a record of attendance', async () => {
    const { token, user } = await createMember(server);
    await finish(token, 'discovery', 'abc');
    await finish(token, 'games', 'ab');
    expect(await ofPaths(token)).toEqual([]);
    await solve(token, 'games', 'c');
    expect(await stored(user.id)).toMatchObject([{ kind: 'basic', exercises_solved: 6 }]);
  });

  test('is not for part of the courses, nor for those of others', async () => {
    const [one, other] = [await createMember(server), await createMember(server)];
    await finish(one.token, 'games', 'abc');
    await finish(other.token, 'discovery', 'abc');
    expect([await ofPaths(one.token), await ofPaths(other.token)]).toEqual([[], []]);
  });

  test('is not issued for a path of which one course is shown', async () => {
    await show('games', false);
    const { token } = await createMember(server);
    await finish(token, 'discovery', 'abc');
    expect(await ofPaths(token)).toEqual([]);
  });

  test('is issued once when the last lessons of two courses are completed at the same moment', async () => {
    const { token, user } = await createMember(server);
    await solve(token, 'discovery', 'abc');
    await solve(token, 'games', 'abc');
    await Promise.all(
      ['discovery', 'games', 'games', 'discovery'].map((course) => complete(token, course)),
    );
    expect(await stored(user.id)).toHaveLength(1);
  });

  test('leaves out courses that are hidden, and stays when they come back', async () => {
    await show('python-foundations');
    await show('machines-learn');
    const { token } = await createMember(server);
    // The other paths that these courses are part of have certificates too.
    const ofAi = async () =>
      (await ofPaths(token)).filter(({ course }) => course.id === 'ai-from-scratch');
    await finish(token, 'discovery', 'abc');
    await finish(token, 'python-foundations', 'abc');
    expect(await ofAi()).toEqual([]);
    await show('machines-learn', false);
    const [found] = await ofAi();
    expect(found).toMatchObject({
      course: { id: 'ai-from-scratch' },
      path_courses: [{ id: 'discovery' }, { id: 'python-foundations' }],
    });
    await show('machines-learn');
    expect(await ofAi()).toEqual([found]);
    await finish(token, 'machines-learn', 'abc');
    expect(await ofAi()).toEqual([found]);
  });

  test('outlives changes of its path, keeps the titles of its courses, and can still become full', async () => {
    const { token, user } = await createMember(server, { premiumUntil: TOMORROW });
    await finish(token, 'discovery', 'abcd');
    await finish(token, 'games', 'abc');
    const [before] = await ofPaths(token);
    await change('games', { title: 'Other' });
    await show('discovery', false);
    expect(await ofPaths(token)).toEqual([before]);
    await solve(token, 'games', 'd');
    expect(await ofPaths(token)).toMatchObject([
      { kind: 'full', path_courses: [{}, { title: 'About games' }] },
    ]);
    await show('discovery');
    await change('games', { title: 'About games' });
    expect(await stored(user.id)).toHaveLength(1);
  });

  test('is issued when the certificates are read, should it be missing', async () => {
    const { token, user } = await createMember(server);
    await finish(token, 'discovery', 'abc');
    await finish(token, 'games', 'abc');
    const [row] = await stored(user.id);
    await server.database.db
      .delete(certificates)
      .where(eq(certificates.certificate_id, row?.certificate_id ?? ''));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ofPaths(token)));
    expect(new Set(answers.flat().map(({ certificate_id }) => certificate_id)).size).toBe(1);
  });

  test('states no number of exercises where a course’s certificate states none', async () => {
    const { token, user } = await createMember(server);
    await finish(token, 'discovery', 'abc');
    const unknown = { exercises_solved: null, exercises_total: null };
    const { db } = server.database;
    await db.update(certificates).set(unknown).where(eq(certificates.user_id, user.id));
    await finish(token, 'games', 'abc');
    expect(await ofPaths(token)).toMatchObject([{ kind: 'basic', ...unknown }]);
  });

  test('is in the data of its owner, and goes with the account', async () => {
    const { token, user } = await createMember(server);
    await finish(token, 'discovery', 'abc');
    await finish(token, 'games', 'abc');
    const [found] = await ofPaths(token);
    const { body } = await server.call('GET', '/user/data', { token });
    expect(JSON.stringify(body)).toContain(found?.certificate_id);
    await server.database.db.delete(users).where(eq(users.id, user.id));
    expect((await proofOf(found?.certificate_id)).code).toBe('certificate_not_found');
  });
});
