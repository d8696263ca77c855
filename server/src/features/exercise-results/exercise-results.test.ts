import { randomUUID } from 'node:crypto';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { ANSWER_MAX_BYTES } from '@codivia/contract/exercises/results';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import {
  createCourse,
  createCourseOf,
  createLesson,
  createLessonsByAccess,
  OPEN_PROJECT,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
  showCatalogue,
  TASK_EXERCISES,
} from '../../../test/course-factories.ts';
import { createMember, type MemberOptions } from '../../../test/factories.ts';
import { rate_limits } from '../../services/rate-limits.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { exercise_results } from './exercise-results.table.ts';

const EXERCISE = PYTHON_EXERCISE.id;
const QUESTION = QUIZ_QUESTION.id;
const HERE = randomUUID();
const THERE = randomUUID();
const MINUTE = 60_000;

let server: TestApp;
let lesson: string;
let premiumLesson: string;
let hiddenLesson: string;
let token: string;
let userId: string;
let sessionId: string;
beforeAll(async () => {
  server = await buildTestApp();
  server.clock.stop();
  ({ lesson, premiumLesson, hiddenLesson } = await createLessonsByAccess(server));
});
beforeEach(async () => {
  const member = await createMember(server);
  token = member.token;
  userId = member.user.id;
  sessionId = member.session.id;
});
afterAll(() => server.close());

/** Returns the moment this number of minutes before now. */
const before = (minutes: number) =>
  new Date(server.clock.now().getTime() - minutes * MINUTE).toISOString();
const solved = (code: string, minutes = 0) => ({
  solved: { at: before(minutes), answer: { code } },
});
const chosen = (options: number[], minutes = 0) => ({
  solved: { at: before(minutes), answer: null, chosen: options },
});

function report(body: object, index: { lesson?: string; exercise?: string; token?: string } = {}) {
  const path = `/exercise-results/${index.lesson ?? lesson}/${index.exercise ?? EXERCISE}`;
  return server.call('PUT', path, {
    token: index.token ?? token,
    body: { browser: HERE, tries: 1, ...body },
  });
}
const list = async (as = token) =>
  (await server.call('GET', '/exercise-results', { token: as })).body;
const xp = async (as = token) =>
  (await server.call('GET', '/user/xp', { token: as })).body.total_xp;
const ofLesson = async (as = token) =>
  (await server.call('GET', `/exercise-results/${lesson}`, { token: as })).body;
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [
  status,
  body.code,
];

describe('of an exercise that is not answered by writing a program', () => {
  let given: string;
  beforeAll(async () => {
    const { db } = server.database;
    const course = await createCourse(db);
    given = (await createLesson(db, course.id, { exercises: TASK_EXERCISES })).id;
    await showCatalogue(server);
  });
  const send = (exercise: string, code: string) =>
    report(solved(code), { lesson: given, exercise });

  test.each([
    ['blanks', 'name\nname'],
    ['lines', 'a = 1\nif a:\n        print(a)'],
    ['bug', 'print(1)'],
    ['prediction', ' \n2  \n'],
    ['own', 'print("abc")'],
    ['query', 'select name from pet'],
  ])('a right answer is kept as it was given: %s', async (exercise, code) => {
    const { status, body } = await send(exercise, code);
    expect([status, body.answer]).toEqual([200, { code }]);
  });

  test.each([
    ['blanks', 'name'],
    ['blanks', 'name\n '],
    ['lines', 'a = 2'],
    ['lines', 'a = 1\na = 1'],
    ['bug', 'name = ""'],
    ['own', 'print("start")\n'],
    ['own', ' print("début")'],
    ['query', ' SELECT'],
    ['query', 'DROP TABLE pet'],
    ['prediction', '3'],
    ['prediction', '2\n2'],
  ])('what cannot be right is refused: %s %j', async (exercise, code) => {
    expect(refusal(await send(exercise, code))).toEqual([422, 'answer_not_right']);
  });

  test('learners get it without wrong answers and alternatives', async () => {
    const { body } = await server.call('GET', `/user-lessons/${given}?lang=fr`, { token });
    const [fill, arrange, fix, predict, open, query] = body.exercises;
    expect(fill.task).toEqual({ type: 'fill', template: '⟦name⟧ = "Ada"\nprint(⟦name⟧)\n' });
    expect(fill.solution).toEqual({ 'main.py': 'name = "Ada"\nprint(name)\n' });
    expect(arrange.task).toMatchObject({
      type: 'arrange',
      indent: true,
      distractors: ['print(b)'],
    });
    expect(fix.task.failing_case).toContain('Rien ne');
    expect([fix.difficulty, fix.concept]).toEqual([3, 'Affiche-le.']);
    expect(predict).toMatchObject({ language: 'python', output: '2\n' });
    expect(open.task.checklist).toHaveLength(4);
    expect(open.task.checklist.at(-1)).toEqual({ id: 'd', text: 'Point d', required: false });
    expect(open.feedback).toMatchObject({ a: 'Pas encore.' });
    expect(open.check).toContain('item("a", True, "expect(\\"a\\" in r.output)")');
    expect(query.task).toMatchObject({ tables: [{ rows: [['Rex']] }], starter: 'SELECT ' });
    expect(query.task.words.wanted).toBe('Résultat attendu');
    for (const one of [fill, arrange, fix, open, query]) expect(one).not.toHaveProperty('wrong');
  });
});

test('an open project gives the XP of a hard exercise, once', async () => {
  const { db } = server.database;
  const course = await createCourse(db);
  const { id } = await createLesson(db, course.id, { exercises: [OPEN_PROJECT] });
  await showCatalogue(server);
  const { token: own } = await createMember(server);
  const index = { lesson: id, exercise: 'own', token: own };
  expect(
    refusal(await report({ tries: 1, solved: { at: before(1), answer: null } }, index)),
  ).toEqual([422, 'answer_missing']);
  for (const code of ['print("abc")', 'print("a b c")']) {
    expect((await report(solved(code), index)).body.xp_awarded).toBe(5);
  }
  expect(await xp(own)).toBe(5);
});

describe('a report', () => {
  test('of a wrong answer counts the try', async () => {
    const { status, body } = await report({ tries: 2 });
    expect(status).toBe(200);
    const untouched = { passed: false, passed_at: null, answer: null, answered_at: null };
    const nothing = { xp_awarded: 0, xp_gained: 0, full_certificate: false, ...untouched };
    expect(body).toEqual({ lesson_id: lesson, exercise_id: EXERCISE, tries: 2, ...nothing });
  });

  test('of a right answer is found on every device, letter by letter', async () => {
    const answer = { code: 'print("é\\u0001")\r\nprint("\u0001 😀")' };
    const at = before(3);
    await report({ tries: 3, solved: { at, answer } });
    const index = { lesson_id: lesson, exercise_id: EXERCISE };
    const one = { ...index, tries: 3, passed: true, xp_awarded: 3 };
    expect(await ofLesson()).toEqual([{ ...one, passed_at: at, answer, answered_at: at }]);
    expect(await list()).toEqual([one]);
  });

  test('says what XP it has given: a repeated pass gives none, on another device neither', async () => {
    const answers = [
      await report(solved('print(1)')),
      await report({ ...solved('print(1)'), tries: 2 }),
      await report({ ...solved('print(2)'), browser: THERE }),
    ];
    expect(answers.map(({ body }) => [body.xp_gained, body.xp_awarded])).toEqual([
      [3, 3],
      [0, 3],
      [0, 3],
    ]);
  });

  test('whose output was shown first is seen: no answer solves it or gives XP any more', async () => {
    const { body } = await report({ tries: 1, seen: true });
    expect(body).toMatchObject({ seen: true, passed: false, xp_gained: 0 });
    const later = await report({ ...solved('print(1)'), tries: 2 });
    expect(later.status).toBe(200);
    expect(later.body).toMatchObject({ seen: true, passed: false, xp_awarded: 0, answer: null });
    const elsewhere = await report({ ...solved('print(1)'), browser: THERE });
    expect(elsewhere.body).toMatchObject({ seen: true, passed: false, xp_gained: 0 });
    expect(await list()).toMatchObject([{ seen: true, passed: false, xp_awarded: 0 }]);
  });

  test('that is told together with a pass gives nothing, and takes nothing back that was solved', async () => {
    const both = await report({ ...solved('print(1)'), seen: true });
    expect(both.body).toMatchObject({ seen: true, passed: false, xp_gained: 0 });
    const before = await report(chosen([0]), { exercise: QUESTION });
    const after = await report({ tries: 5, seen: true }, { exercise: QUESTION });
    expect(after.body).toMatchObject({ passed: true, xp_awarded: before.body.xp_awarded });
    expect(after.body.seen).toBeUndefined();
  });

  test('of a question keeps that it was passed, and no answer', async () => {
    const reported = chosen([0], 1);
    const { body } = await report(reported, { exercise: QUESTION });
    const passed_at = reported.solved.at;
    expect(body).toMatchObject({ passed: true, passed_at, answer: null, answered_at: null });
  });

  test('that comes again, fifty times at once, counts once', async () => {
    const reported = { tries: 4, ...solved('print(1)', 5) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => report(reported)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.tries}`))).toEqual(
      new Set(['200 4']),
    );
    const rows = await server.database.db
      .select()
      .from(exercise_results)
      .where(eq(exercise_results.user_id, userId));
    expect(rows).toMatchObject([{ xp_awarded: 3 }]);
    expect(await xp()).toBe(3);
  });

  test('from two devices adds up their tries', async () => {
    await report({ tries: 3 });
    await report({ tries: 2, browser: THERE });
    expect((await report({ tries: 4 })).body.tries).toBe(6);
  });

  test('comes to the same in any order', async () => {
    const reported = [
      { tries: 1 },
      { tries: 2, ...solved('first', 30) },
      { tries: 1, browser: THERE, ...solved('second', 20) },
      { tries: 5, ...solved('third', 10) },
      { tries: 2, browser: THERE },
    ];
    const orders = [
      reported,
      reported.toReversed(),
      [3, 0, 4, 1, 2].map((index) => reported[index] ?? {}),
    ];
    const ends = [];
    for (const order of orders) {
      const member = await createMember(server);
      for (const one of order) await report(one, { token: member.token });
      ends.push((await ofLesson(member.token))[0]);
    }
    const [first] = reported.flatMap((one) => ('solved' in one ? one.solved : []));
    expect(ends[0]).toMatchObject({
      tries: 7,
      passed: true,
      passed_at: first?.at,
      answer: { code: 'third' },
    });
    for (const end of ends) expect(end).toEqual(ends[0]);
  });

  test('never takes back what was solved, and no try', async () => {
    await report({ tries: 3, ...solved('print(1)', 5) });
    const { body } = await report({ tries: 1 });
    expect(body).toMatchObject({ passed: true, tries: 3, answer: { code: 'print(1)' } });
  });

  test('from a clock that is ahead, or none at all, was solved now', async () => {
    for (const at of ['2999-01-01T00:00:00Z', '0000-01-01T00:00:00Z', '1969-07-20T20:17:00Z']) {
      const { body } = await report({ solved: { at, answer: { code: 'print(1)' } } });
      expect(new Date(body.passed_at)).toEqual(server.clock.now());
    }
  });

  test('from ever new browsers does not grow without end', async () => {
    for (let i = 0; i < 60; i++) await report({ browser: randomUUID() });
    expect((await ofLesson())[0].tries).toBe(50);
    await report({ tries: 2, browser: HERE, ...solved('late') });
    expect((await ofLesson())[0]).toMatchObject({ tries: 50, passed: true });
  });
});

describe('who may', () => {
  test('visitors may nothing', async () => {
    for (const { status } of [
      await server.call('GET', '/exercise-results'),
      await server.call('GET', `/exercise-results/${lesson}`),
      await server.call('PUT', `/exercise-results/${lesson}/${EXERCISE}`, {
        body: { browser: HERE, tries: 1 },
      }),
    ]) {
      expect(status).toBe(401);
    }
  });

  test('everyone sees their own results alone', async () => {
    await report(solved('mine'));
    const other = await createMember(server);
    expect([await list(other.token), await ofLesson(other.token)]).toEqual([[], []]);
    await report({ tries: 9 }, { token: other.token });
    expect(await list()).toMatchObject([{ passed: true, tries: 1 }]);
    expect(await list(other.token)).toMatchObject([{ passed: false, tries: 9 }]);
  });

  test('premium lessons are for those who may read them', async () => {
    const in_a_day = new Date(Date.now() + 24 * 60 * MINUTE);
    const a_day_ago = new Date(Date.now() - 24 * 60 * MINUTE);
    const readers: [MemberOptions, number][] = [
      [{}, 403],
      [{ premiumUntil: a_day_ago, giftUntil: a_day_ago }, 403],
      [{ premiumUntil: in_a_day }, 200],
      [{ premiumUntil: a_day_ago, giftUntil: in_a_day }, 200],
      [{ premium: true }, 200],
      [{ role: 'admin' }, 200],
    ];
    for (const [options, expected] of readers) {
      const as = (await createMember(server, options)).token;
      const answer = await report({}, { lesson: premiumLesson, token: as });
      expect([options, answer.status]).toEqual([options, expected]);
      if (expected === 403) expect(answer.body.code).toBe('premium_required');
      expect(await list(as)).toHaveLength(expected === 200 ? 1 : 0);
    }
  });

  test('lessons and exercises that are not there have no results', async () => {
    expect(refusal(await report({}, { lesson: 'nowhere' }))).toEqual([404, 'lesson_not_found']);
    expect(refusal(await report({}, { lesson: hiddenLesson }))).toEqual([404, 'lesson_not_found']);
    expect(refusal(await report({}, { exercise: 'nothing' }))).toEqual([404, 'exercise_not_found']);
    expect(await list()).toEqual([]);
  });
});

describe('XP', () => {
  test('are given by difficulty, with the pass, and once', async () => {
    const { db } = server.database;
    const course = await createCourse(db);
    const levels = [undefined, 1, 2, 3].map((difficulty, i) => ({
      ...PYTHON_EXERCISE,
      id: `level-${i}`,
      ...(difficulty ? { difficulty } : {}),
    }));
    const questions = [QUIZ_QUESTION, { ...QUIZ_QUESTION, id: 'hard', difficulty: 3 }];
    const exercises = [...levels, ...questions] as AuthoredExercise[];
    const { id } = await createLesson(db, course.id, { exercises });
    await showCatalogue(server);
    const given = [];
    for (const { id: exercise, kind } of exercises) {
      const pass = kind === 'quiz' ? chosen([0]) : solved('print(1)');
      for (let time = 0; time < 2; time++) {
        given.push((await report(pass, { lesson: id, exercise })).body.xp_awarded);
      }
    }
    expect(given).toEqual([3, 3, 2, 2, 3, 3, 5, 5, 2, 2, 5, 5]);
    expect(await xp()).toBe(20);
  });

  test('are not given for tries, nor again once the exercise is harder', async () => {
    const { db } = server.database;
    const { id } = await createLesson(db, (await createCourse(db)).id);
    await showCatalogue(server);
    await report({ tries: 3 }, { lesson: id });
    expect(await xp()).toBe(0);
    await report(solved('print(1)'), { lesson: id });
    const harder = { ...PYTHON_EXERCISE, difficulty: 3 } as AuthoredExercise;
    await db
      .update(lessons)
      .set({ exercises: [harder] })
      .where(eq(lessons.id, id));
    await report(solved('print(2)'), { lesson: id });
    expect(await xp()).toBe(3);
  });

  test('of lessons and exercises make the level', async () => {
    const { lessons: made } = await createCourseOf(server, 1);
    const id = made[0]?.id ?? '';
    await server.call('POST', '/progress', { token, body: { lesson_id: id, completed: true } });
    await report(solved('print(1)'), { lesson: id });
    expect((await server.call('GET', '/user/xp', { token })).body).toEqual({
      total_xp: 13,
      level: 1,
    });
  });

  test('stay when the exercise leaves, and when premium ends', async () => {
    const { db } = server.database;
    const tomorrow = new Date(Date.now() + 24 * 60 * MINUTE);
    const member = await createMember(server, { premiumUntil: tomorrow });
    await report(solved('print(1)'), { lesson: premiumLesson, token: member.token });
    await db.update(users).set({ premium_until: null }).where(eq(users.id, member.user.id));
    const again = await report(solved('x'), { lesson: premiumLesson, token: member.token });
    expect(refusal(again)).toEqual([403, 'premium_required']);
    expect(await xp(member.token)).toBe(3);
  });
});

describe('a pass is accepted only with the answer that may have passed:', () => {
  test.each([
    ['no answer', { answer: null }, 'answer_missing'],
    ['an empty answer', { answer: {} }, 'answer_not_right'],
    ['blank code', { answer: { code: ' \n' } }, 'answer_not_right'],
    ['the start', { answer: { code: 'name = ""\r\n' } }, 'answer_not_right'],
    ['the start in French', { answer: { code: 'prenom = ""' } }, 'answer_not_right'],
    ['another part', { answer: { html: '<p>' } }, 'answer_not_right'],
    ['a part too many', { answer: { code: 'print(1)', html: '' } }, 'answer_not_right'],
    ['options, not code', { answer: null, chosen: [0] }, 'answer_missing'],
  ])('code: %s', async (_what, pass, code) => {
    const answer = await report({ solved: { at: before(0), ...pass } });
    expect(refusal(answer)).toEqual([422, code]);
    expect(answer.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect([await list(), await xp()]).toEqual([[], 0]);
  });

  test.each([
    ['nothing chosen', {}, 'answer_missing'],
    ['no option', { chosen: [] }, 'answer_not_right'],
    ['the wrong one', { chosen: [1] }, 'answer_not_right'],
    ['all of them', { chosen: [0, 1] }, 'answer_not_right'],
    ['one that is not there', { chosen: [0, 7] }, 'answer_not_right'],
    ['code', { answer: { code: '5' } }, 'answer_missing'],
  ])('a question: %s', async (_what, pass, code) => {
    const reported = { solved: { at: before(0), answer: null, ...pass } };
    expect(refusal(await report(reported, { exercise: QUESTION }))).toEqual([422, code]);
    expect(await list()).toEqual([]);
  });

  test('what is refused takes nothing back', async () => {
    await report(solved('print(1)', 5));
    await report({ tries: 9, solved: { at: before(0), answer: null } });
    expect(await ofLesson()).toMatchObject([{ passed: true, answer: { code: 'print(1)' } }]);
  });
});

describe('first passes come at a human pace', () => {
  /** Creates a lesson with this number of exercises, in the catalogue. */
  async function lessonOf(count: number) {
    const { db } = server.database;
    const exercises = Array.from({ length: count }, (_, i) => ({
      ...PYTHON_EXERCISE,
      id: `one-${i}`,
    }));
    const made = await createLesson(db, (await createCourse(db)).id, { exercises });
    await showCatalogue(server);
    return { id: made.id, names: exercises.map(({ id }) => id) };
  }

  test('what was solved offline gets through, in the end, once', async () => {
    const { id, names } = await lessonOf(45);
    let waits = 0;
    for (const exercise of names) {
      for (;;) {
        const { status, headers } = await report(solved('print(1)'), { lesson: id, exercise });
        if (status === 200) break;
        expect(status).toBe(429);
        waits++;
        server.clock.pass(Number(headers['retry-after']) * 1000);
        token = server.app.session.sign(sessionId);
      }
    }
    expect(waits).toBe(2);
    expect(await xp()).toBe(45 * 3);
  });

  test('many at once do not get around it, and leave nothing behind', async () => {
    const { id, names } = await lessonOf(40);
    const answers = await Promise.all(
      names.map((exercise) => report(solved('print(1)'), { lesson: id, exercise })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(await list()).toHaveLength(20);
    expect(await xp()).toBe(60);
  });

  test('wrong answers and exercises that were solved before are not held up', async () => {
    const { id, names } = await lessonOf(21);
    for (const exercise of names) await report(solved('print(1)'), { lesson: id, exercise });
    const last = names[20] ?? '';
    expect((await report({}, { lesson: id, exercise: last })).status).toBe(200);
    const first = await report(solved('print(2)'), { lesson: id, exercise: names[0] ?? '' });
    expect(first.status).toBe(200);
    const other = await createMember(server);
    const theirs = await report(solved('x'), { lesson: id, exercise: last, token: other.token });
    expect(theirs.status).toBe(200);
  });
});

test('an exercise that moved to another lesson of its course takes late results along, once', async () => {
  const { db } = server.database;
  const course = await createCourse(db);
  const { id: first } = await createLesson(db, course.id);
  const { id: second } = await createLesson(db, course.id, { exercises: [], order_index: 2 });
  await showCatalogue(server);
  const early = await createMember(server);
  await report(solved('print(1)'), { lesson: first, token: early.token });
  await db.update(lessons).set({ exercises: [] }).where(eq(lessons.id, first));
  await db
    .update(lessons)
    .set({ exercises: [PYTHON_EXERCISE] })
    .where(eq(lessons.id, second));
  await showCatalogue(server);
  const late = await report({ tries: 2, ...solved('late') }, { lesson: first });
  expect(late.body).toMatchObject({ lesson_id: second, passed: true, xp_awarded: 3 });
  await db.update(lessons).set({ is_active: false }).where(eq(lessons.id, first));
  await showCatalogue(server);
  expect((await report(solved('late'), { lesson: first })).status).toBe(200);
  await report(solved('again'), { lesson: second, token: early.token });
  expect([await xp(), await xp(early.token)]).toEqual([3, 3]);
});

test('an exercise that has left its lesson is not counted any more, and not lost', async () => {
  const { db } = server.database;
  const course = await createCourse(db);
  const { id } = await createLesson(db, course.id);
  await showCatalogue(server);
  await report(solved('kept'), { lesson: id });
  await db.update(lessons).set({ exercises: [] }).where(eq(lessons.id, id));
  expect(await list()).toEqual([]);
  const { body } = await server.call('GET', `/exercise-results/${id}`, { token });
  expect(body).toMatchObject([{ answer: { code: 'kept' } }]);
});

describe('bad input is refused by name:', () => {
  const at = '2026-01-01T00:00:00Z';
  test.each([
    ['no browser', { browser: undefined }],
    ['a browser that is no UUID', { browser: 'mine' }],
    ['no tries', { tries: 0 }],
    ['half a try', { tries: 1.5 }],
    ['more tries than there are', { tries: 1e9 }],
    ['tries that are no number', { tries: [2] }],
    ['a moment that is none', { solved: { at: 'yesterday', answer: null } }],
    ['no answer', { solved: { at } }],
    ['what no database keeps', { solved: { at, answer: { code: '\u0000' } } }],
    ['an answer that is a text', { solved: { at, answer: 'print(1)' } }],
    ['a part that is no text', { solved: { at, answer: { code: { a: 1 } } } }],
    [
      'too many parts',
      {
        solved: {
          at,
          answer: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`p${i}`, ''])),
        },
      },
    ],
  ])('%s', async (_what, body) => {
    const answer = await report(body);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    expect(await list()).toEqual([]);
  });

  test('an answer that is too long', async () => {
    const fitting = 'é'.repeat((ANSWER_MAX_BYTES - 'code'.length) / 2);
    expect((await report(solved(fitting))).status).toBe(200);
    expect(refusal(await report(solved(`${fitting}x`)))).toEqual([413, 'answer_too_large']);
  });

  test.each(['UPPER', 'a%20b', '%00', 'a'.repeat(81)])('the lesson %s', async (id) => {
    for (const { status, body } of [
      await report({}, { lesson: id }),
      await report({}, { exercise: id }),
      await server.call('GET', `/exercise-results/${id}`, { token }),
    ]) {
      expect([400, 404]).toContain(status);
      expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
    }
  });
});

test('a script that never pauses is slowed down', async () => {
  const { db } = server.database;
  await report({});
  await db.update(rate_limits).set({ used: 600 });
  const { status, headers } = await report({ tries: 2 });
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await list()).toMatchObject([{ tries: 1 }]);
  await db.delete(rate_limits);
});

test('results are part of what a member may take away, and go with them', async () => {
  await report({ tries: 2, ...solved('print("mine")') });
  const { body } = await server.call('GET', '/user/data', { token });
  expect(body.tables.exercise_results).toEqual([
    expect.objectContaining({ exercise_id: EXERCISE, answer: { code: 'print("mine")' } }),
  ]);
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, userId));
  expect(
    await db.select().from(exercise_results).where(eq(exercise_results.user_id, userId)),
  ).toEqual([]);
});
