import { randomUUID } from 'node:crypto';
import { INSIGHT_DAYS } from '@codivia/contract/api/admin-insight';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, joinClass } from '../../../test/class-calls.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { DEMO_TEACHER } from '../../db/demo-teacher.ts';
import { users } from '../accounts/accounts.table.ts';
import { class_teachers } from '../classes/classes.table.ts';
import { wrong_answers } from '../exercise-results/wrong-answers.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { mentors } from '../mentoring/mentoring.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { activity_days } from '../weekly-plan/weekly-plan.table.ts';
import { countInsight } from './count-insight.job.ts';

const EXERCISE = PYTHON_EXERCISE.id;
const QUESTION = QUIZ_QUESTION.id;
const CONTENT = `<h2>Badges</h2><p>Read.</p><code-exercise id="${EXERCISE}"></code-exercise>
<h2>Sums</h2><p>Think.</p><quiz-question id="${QUESTION}"></quiz-question>`;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestApp;
let admin: string;
let course: string;
let lesson: string;

beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  admin = (await createMember(server, { role: 'admin' })).token;
  course = (await createCourse(db)).id;
  const content = { content: CONTENT, content_fr: CONTENT };
  const exercises = [PYTHON_EXERCISE, QUIZ_QUESTION];
  lesson = (await createLesson(db, course, { ...content, exercises })).id;
  await showCatalogue(server);
});

const now = () => server.clock.now().toISOString();
const count = () => countInsight({ db: server.database.db, clock: () => server.clock.now() });
const learner = () => createMember(server);
const learners = async (number: number) => {
  const found = [];
  for (let i = 0; i < number; i++) found.push(await learner());
  return found;
};

interface Wrong {
  code?: string;
  chosen?: number[];
  message?: string;
  at?: string;
}

const wrongOf = ({ code, chosen, message = '', at = now() }: Wrong) => ({
  at,
  message,
  answer: code === undefined ? null : { code },
  ...(chosen && { chosen }),
});

/** Reports wrong answers, as a page does. */
async function answer(token: string, wrong: Wrong[], exercise = EXERCISE, more: object = {}) {
  const body = { browser: randomUUID(), tries: wrong.length, wrong: wrong.map(wrongOf), ...more };
  const path = `/exercise-results/${lesson}/${exercise}`;
  return server.call('PUT', path, { token, body });
}

type Learner = Awaited<ReturnType<typeof learner>>;
const begin = (token: string) =>
  server.call('POST', '/progress', { token, body: { lesson_id: lesson, completed: false } });
/** Finishes the lesson; tokens from before have expired by then. */
const finish = ({ session }: Learner) =>
  server.call('POST', '/progress', {
    token: server.app.session.sign(session.id),
    body: { lesson_id: lesson, completed: true },
  });

const read = async (path: string) => {
  const { token } = await createMember(server, { role: 'admin' });
  return (await server.call('GET', path, { token })).body;
};
const exerciseInsight = (exercise = EXERCISE) =>
  read(`/admin/insight/lessons/${lesson}/exercises/${exercise}`);
const lessonInsight = () => read(`/admin/insight/lessons/${lesson}`);

describe('wrong answers', () => {
  test('are shown once five members gave the same, without remarks and blank space', async () => {
    const all = await learners(6);
    for (const { token } of all) await begin(token);
    for (const [i, { token }] of all.entries()) {
      const code = `name = "x"  \n\n# ${i}\nprint(${i < 5 ? 'nam' : i})`;
      await answer(token, [{ code, message: 'Nothing was printed.' }]);
    }
    await count();
    expect((await exerciseInsight()).answers).toEqual([
      {
        answer: 'name = "x"\nprint(nam)',
        feedback: 'Nothing was printed.',
        members: 5,
        share: 0.83,
      },
    ]);
    expect((await lessonInsight()).exercises[0]).toMatchObject({ wrong_answers: 1, members: 6 });
  });

  test('have the words that five members read, and never those of one alone', async () => {
    const all = await learners(6);
    for (const { token } of all) await begin(token);
    for (const [i, { token }] of all.entries()) {
      await answer(token, [{ code: 'print(nam)', message: `ValueError: 'Lina ${i}'` }]);
      const message = i === 0 ? 'A first' : 'Nothing was printed.';
      await answer(token, [{ code: 'print(more)', message }]);
    }
    await count();
    const { answers } = await exerciseInsight();
    const shown = answers.map((one: { answer: string; feedback: string }) => [
      one.answer,
      one.feedback,
    ]);
    expect(Object.fromEntries(shown)).toEqual({
      'print(nam)': null,
      'print(more)': 'Nothing was printed.',
    });
  });

  test('of four members are not shown, however often they gave them', async () => {
    const all = await learners(5);
    for (const { token } of all) await begin(token);
    for (const { token } of all.slice(0, 4)) {
      await answer(token, [{ code: 'print(nam)' }]);
      await answer(token, [{ code: 'print(nam)' }]);
    }
    await answer(all[4]?.token ?? '', [{ code: 'print(other)' }]);
    await count();
    expect((await exerciseInsight()).answers).toEqual([]);
  });

  test('of administrators, mentors, teachers and the demonstration class do not count', async () => {
    const { db } = server.database;
    const [mentor, teacher, pupil, ...others] = await learners(7);
    if (!mentor || !teacher || !pupil) throw new Error('too few members');
    await db.insert(mentors).values({ user_id: mentor.user.id, granted_at: server.clock.now() });
    const granted = { shown_as: 'Ms T', school: 'S', granted_at: server.clock.now() };
    await db.insert(teachers).values({ user_id: teacher.user.id, ...granted });
    const demo = await createMember(server, { email: DEMO_TEACHER });
    await db.insert(teachers).values({ user_id: demo.user.id, ...granted });
    const demoClass = await createClass(server, []);
    const added = { class_id: demoClass.id, user_id: demo.user.id, added_at: server.clock.now() };
    await db.insert(class_teachers).values(added);
    await joinClass(server, demoClass.id, pupil.user.id);
    for (const { token } of [{ token: admin }, mentor, teacher, pupil, ...others]) {
      await begin(token);
      await answer(token, [{ code: 'print(nam)' }]);
    }
    await count();
    expect(await lessonInsight()).toMatchObject({ figures: null, steps: [] });
    const fifth = await learner();
    await begin(fifth.token);
    await answer(fifth.token, [{ code: 'print(nam)' }]);
    await count();
    expect(await lessonInsight()).toMatchObject({ figures: { started: 5 } });
    expect((await exerciseInsight()).answers).toMatchObject([{ members: 5, share: 1 }]);
    await db.delete(users).where(eq(users.id, demo.user.id));
  });

  test('are those to the present version of the exercise', async () => {
    const all = await learners(5);
    for (const { token } of all) {
      await begin(token);
      await answer(token, [{ code: 'print(nam)' }]);
    }
    const { db } = server.database;
    const put = (exercise: object) =>
      db
        .update(lessons)
        .set({ exercises: [{ ...PYTHON_EXERCISE, ...exercise }, QUIZ_QUESTION] })
        .where(eq(lessons.id, lesson));
    await put({ hints: [], title: { fr: 'Autre', en: 'Other' } });
    await count();
    expect((await exerciseInsight()).answers).toHaveLength(1);
    await put({ check: 'expect(False, "nothing")' });
    await count();
    expect((await exerciseInsight()).answers).toEqual([]);
  });

  test('to a question are the options that were chosen, with their explanations', async () => {
    for (const { token } of await learners(5)) {
      await begin(token);
      await answer(token, [{ chosen: [1], message: '23' }], QUESTION);
    }
    await count();
    expect((await exerciseInsight(QUESTION)).answers).toEqual([
      {
        answer: [{ en: '23', fr: '23' }],
        feedback: [{ en: 'No.', fr: 'Non.' }],
        members: 5,
        share: 1,
      },
    ]);
  });

  test.each([
    'print("write to lina.martin@gmail.com")',
    'tel = "06 12 34 56 78"',
    'print("you are a fuuuck")',
  ])('with what leads to a person or insults are not shown: %s', async (code) => {
    for (const { token } of await learners(5)) {
      await begin(token);
      await answer(token, [{ code }, { code: 'print(input("How old are you?"))' }]);
    }
    await count();
    const { answers } = await exerciseInsight();
    expect(answers.map((one: { answer: string }) => one.answer)).toEqual([
      'print(input("How old are you?"))',
    ]);
  });

  test('that are long, or of another form, are left out, and the report counts', async () => {
    const { token, user } = await learner();
    const body = [{ code: 'x = 1\n'.repeat(600) }, { chosen: [0] }];
    expect(await answer(token, body)).toMatchObject({ status: 200, body: { tries: 2 } });
    const { db } = server.database;
    const kept = () => db.select().from(wrong_answers).where(eq(wrong_answers.user_id, user.id));
    expect(await kept()).toEqual([]);
    const strange = { at: now(), message: '', answer: { constructor: 'print(1)' } };
    expect((await answer(token, [], EXERCISE, { tries: 3, wrong: [strange] })).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect((await answer(token, Array(6).fill({ code: 'a' }))).status).toBe(400);
    for (let i = 0; i < 22; i++) await answer(token, [{ code: `print(${i})` }]);
    expect(await kept()).toHaveLength(20);
  });

  test('have words that are cut between two characters', async () => {
    const { token, user } = await learner();
    const message = `${'a'.repeat(299)}🙂🙂`;
    expect((await answer(token, [{ code: 'print(nam)', message }])).status).toBe(200);
    const { db } = server.database;
    const [kept] = await db.select().from(wrong_answers).where(eq(wrong_answers.user_id, user.id));
    expect(kept?.feedback).toBe(`${'a'.repeat(299)}🙂`);
  });

  test('are exported, and go with the account and in time', async () => {
    const all = await learners(6);
    for (const { token } of all) {
      await begin(token);
      await answer(token, [{ code: 'print(nam)', message: 'No.' }]);
    }
    const [first, second] = all;
    const { body } = await server.call('GET', '/user/data', { token: first?.token ?? '' });
    expect(body.tables.wrong_answers).toEqual([
      expect.objectContaining({ exercise_id: EXERCISE, answer: 'print(nam)', feedback: 'No.' }),
    ]);
    const { db } = server.database;
    await db.delete(users).where(eq(users.id, first?.user.id ?? ''));
    await count();
    expect((await exerciseInsight()).answers).toMatchObject([{ members: 5 }]);
    const old = new Date(server.clock.now().getTime() - (INSIGHT_DAYS + 1) * DAY);
    const ofSecond = eq(wrong_answers.user_id, second?.user.id ?? '');
    await db.update(wrong_answers).set({ given_at: old }).where(ofSecond);
    await count();
    expect(await db.select().from(wrong_answers).where(ofSecond)).toEqual([]);
    expect((await exerciseInsight()).answers).toEqual([]);
  });
});

test('a lesson shows where members leave it', async () => {
  const all = await learners(8);
  for (const { token } of all) await begin(token);
  const move = (token: string, step_id: string, step_index: number) =>
    server.call('PUT', `/lesson-positions/${lesson}`, {
      token,
      body: { step_id, step_index, done: [], moved_at: now() },
    });
  for (const { token } of all.slice(0, 7)) await move(token, EXERCISE, 0);
  for (const { token } of all.slice(0, 6)) await move(token, QUESTION, 1);
  for (const one of all.slice(0, 5)) await finish(one);
  await count();
  const first = await lessonInsight();
  expect(first.figures).toMatchObject({ started: 8, finished: 5 });
  expect(first.steps).toEqual([
    expect.objectContaining({ id: EXERCISE, reached: 8, passed: 6, left: 0 }),
    expect.objectContaining({ id: QUESTION, reached: 6, passed: 5, left: 0 }),
  ]);
  expect(first.steps[0].heading).toEqual({ en: 'Badges', fr: 'Badges' });
  server.clock.pass(15 * DAY);
  await count();
  expect((await lessonInsight()).steps.map(({ left }: { left: number }) => left)).toEqual([2, 1]);
  const { lesson_list, ...whole } = await read(`/admin/insight/courses/${course}`);
  expect(whole).toMatchObject({ started: 8, finished: 5, lessons: 1, stars: null });
  expect(lesson_list).toMatchObject([{ id: lesson, figures: { started: 8 }, weakest: null }]);
});

test('the median of the minutes is that of members who finished at one go', async () => {
  const tomorrow = Math.ceil(server.clock.now().getTime() / DAY) * DAY;
  server.clock.pass(tomorrow + 10 * 60 * MINUTE - server.clock.now().getTime());
  const day = new Date(tomorrow).toISOString().slice(0, 10);
  const all = await learners(6);
  for (const { token } of all) await begin(token);
  server.clock.pass(30 * MINUTE);
  for (const [i, one] of all.entries()) {
    const minutes = Array.from({ length: 4 + i }, (_, at) => 600 + at);
    await server.database.db
      .insert(activity_days)
      .values({ user_id: one.user.id, day, minutes: [...minutes, 900] });
    // The last one finishes two days later.
    if (i === 5) server.clock.pass(2 * DAY);
    await finish(one);
  }
  await count();
  expect((await lessonInsight()).figures.median_minutes).toBe(6);
});

test('an exercise has its tries, and the share that solved it', async () => {
  const all = await learners(5);
  for (const [i, { token }] of all.entries()) {
    await begin(token);
    const solved = { at: now(), answer: { code: 'print("right")' } };
    await answer(token, [{ code: 'a' }, { code: 'b' }], EXERCISE, i < 4 ? { solved } : {});
  }
  await count();
  const { exercises } = await lessonInsight();
  expect(exercises[0]).toMatchObject({ members: 5, tries_per_member: 2, solved: 0.8 });
  expect(exercises[1]).toMatchObject({ id: QUESTION, kind: 'quiz', members: null, solved: null });
  const { lesson_list } = await read(`/admin/insight/courses/${course}`);
  expect(lesson_list[0].weakest).toMatchObject({ id: EXERCISE, solved: 0.8 });
  const list = await read('/admin/insight/courses');
  expect(list.find(({ id }: { id: string }) => id === course)).toMatchObject({ started: 5 });
});

test('what is not there is named, and nobody but administrators reads it', async () => {
  const paths = [
    '/admin/insight/courses/none',
    '/admin/insight/lessons/none',
    `/admin/insight/lessons/${lesson}/exercises/none`,
  ];
  for (const path of paths) {
    expect((await server.call('GET', path, { token: admin })).status).toBe(404);
    expect((await server.call('GET', path, { token: (await learner()).token })).status).toBe(403);
  }
});
