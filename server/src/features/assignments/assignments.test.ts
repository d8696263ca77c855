import type { Assignment, NewAssignment } from '@codivia/contract/api/assignments';
import { ASSIGNMENTS_AT_ONCE, ASSIGNMENTS_MAX } from '@codivia/contract/api/assignments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assign, license } from '../../../test/assignment-calls.ts';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { CHALLENGES, goToWeekOf } from '../../../test/challenge-calls.ts';
import { createClass, createPupil, createTeacher, joinClass } from '../../../test/class-calls.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
  showCatalogue,
} from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { challenge_results } from '../challenges/challenges.table.ts';
import { class_members, class_teachers, classes, pupils } from '../classes/classes.table.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';
import { lessons } from '../lessons/lessons.table.ts';
import { progress } from '../progress/progress.table.ts';

const DAY = 86_400_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const OPEN = CHALLENGES.findIndex(({ open }) => open);
const LOCKED = CHALLENGES.findIndex(({ open }) => !open);
const TERM = Array.from({ length: 12 }, (_, index) => `term-${index + 1}`);

let server: TestApp;
let teacher: Awaited<ReturnType<typeof createTeacher>>;
let classId: string;
beforeAll(async () => {
  server = await buildTestApp();
  goToWeekOf(server, Math.max(OPEN, LOCKED) + 1);
  server.clock.stop();
  const { db } = server.database;
  await createCourse(db, { id: 'loops' });
  await createLesson(db, 'loops', { id: 'loops-free' });
  await createLesson(db, 'loops', { id: 'loops-premium', is_premium: true });
  await createLesson(db, 'loops', { id: 'loops-draft', is_active: false });
  await createCourse(db, { id: 'term' });
  for (const [order_index, id] of TERM.entries()) {
    await createLesson(db, 'term', { id, order_index, exercises: [] });
  }
  await showCatalogue(server);
});
beforeEach(async () => {
  teacher = await createTeacher(server);
  classId = (await createClass(server, [teacher.user.id])).id;
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY);
const path = (id = classId) => `/classes/${id}/assignments`;
const list = async (token = teacher.token) => (await server.call('GET', path(), { token })).body;
const create = (assignments: object[], token = teacher.token, id = classId) =>
  server.call('POST', path(id), { token, body: { assignments } });
type Dates = Partial<Pick<NewAssignment, 'opens_local' | 'due_local' | 'member_ids'>>;
const lesson = (lesson_id = 'loops-free', changes: Dates = {}): NewAssignment => ({
  kind: 'lesson',
  lesson_id,
  opens_local: '2026-11-02T08:00',
  ...changes,
});
const change = ({ id, revision }: Assignment, body: object, token = teacher.token) =>
  server.call('PUT', `${path()}/${id}`, { token, body: { revision, ...body } });

/** Assigns this, and returns it as its teacher sees it. */
async function created(wanted: object): Promise<Assignment> {
  const { status, body } = await create([wanted]);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.assignments.at(-1);
}

describe('what is assigned', () => {
  test('has its title, its place and its dates', async () => {
    expect(await created(lesson('loops-free', { due_local: '2026-11-09T18:00' }))).toEqual({
      id: expect.any(String),
      kind: 'lesson',
      lesson_id: 'loops-free',
      exercise_id: null,
      challenge_id: null,
      title: { en: 'First loop', fr: 'Première boucle' },
      course_id: 'loops',
      is_premium: false,
      gone: false,
      opens_at: '2026-11-02T07:00:00.000Z',
      due_at: '2026-11-09T17:00:00.000Z',
      opens_local: '2026-11-02T08:00',
      due_local: '2026-11-09T18:00',
      for_all: true,
      member_ids: [],
      of: 0,
      done: 0,
      on_time: 0,
      revision: 1,
    });
  });

  test('an exercise is named with its lesson; a challenge has no course', async () => {
    const exercise = { ...lesson(), kind: 'exercise', exercise_id: PYTHON_EXERCISE.id };
    expect((await created(exercise)).title.en).toBe('First loop · Name badge');
    const question = { ...exercise, exercise_id: QUIZ_QUESTION.id };
    expect((await created(question)).title.fr).toBe('Première boucle');
    const { id = '', title } = CHALLENGES[OPEN] ?? {};
    const wanted = { kind: 'challenge', challenge_id: id, opens_local: '2026-11-02T08:00' };
    expect(await created(wanted)).toMatchObject({ challenge_id: id, title, course_id: null });
  });

  test('a plan for the term is one call, in the order of opening', async () => {
    const plan = TERM.map((id, week) =>
      lesson(id, { opens_local: `2026-${week < 6 ? '10' : '11'}-${10 + (week % 6)}T08:00` }),
    ).reverse();
    const { status, body } = await create(plan);
    expect(status).toBe(200);
    expect(body.assignments.map((one: Assignment) => one.lesson_id)).toEqual(TERM);
  });

  test('is not made twice when a call is repeated, but may have other dates', async () => {
    for (const _ of [1, 2]) await create([lesson(), lesson()]);
    expect((await list()).assignments).toHaveLength(1);
    await create([lesson('loops-free', { due_local: '2026-11-09T18:00' })]);
    expect((await list()).assignments).toHaveLength(2);
  });

  test.each([
    ['a draft', [lesson('loops-draft')], ['loops-draft'], []],
    ['an unknown lesson', [lesson('unknown'), lesson()], ['unknown'], []],
    [
      'an exercise of another lesson',
      [{ ...lesson(), kind: 'exercise', exercise_id: 'unknown' }],
      ['loops-free'],
      [],
    ],
    [
      'a challenge to come',
      [
        {
          kind: 'challenge',
          challenge_id: CHALLENGES.at(-1)?.id,
          opens_local: '2026-11-02T08:00',
        },
      ],
      [],
      [CHALLENGES.at(-1)?.id],
    ],
  ])('is nothing at all with %s', async (_, wanted, lesson_ids, challenge_ids) => {
    const { status, body } = await create(wanted);
    expect([status, body.code]).toEqual([422, 'not_assignable']);
    expect(body).toMatchObject({ lesson_ids, challenge_ids });
    expect((await list()).assignments).toEqual([]);
  });

  test('is at most a term at once, and bounded for a class', async () => {
    const many = Array.from({ length: ASSIGNMENTS_AT_ONCE + 1 }, () => lesson());
    expect((await create(many)).status).toBe(400);
    expect((await create([])).status).toBe(400);
    const { db } = server.database;
    await db.execute(sql`insert into assignments
        (class_id, kind, lesson_id, title_en, title_fr, opens_at, for_all, created_at)
      select ${classId}::uuid, 'lesson', 'loops-free', '', '', now() + i * interval '1 day', true, now()
      from generate_series(1, ${ASSIGNMENTS_MAX}) i`);
    expect((await create([lesson()])).body.code).toBe('too_many_assignments');
  });
});

describe('dates', () => {
  test.each([
    ['in winter', 'Europe/Paris', '2026-12-07T08:00', '2026-12-07T07:00', '2026-12-07T08:00'],
    ['in summer', 'Europe/Paris', '2026-07-07T08:00', '2026-07-07T06:00', '2026-07-07T08:00'],
    ['that come twice', 'Europe/Paris', '2026-10-25T02:30', '2026-10-25T01:30', '2026-10-25T02:30'],
    ['that never come', 'Europe/Paris', '2027-03-28T02:30', '2027-03-28T01:30', '2027-03-28T03:30'],
    [
      'twice in London',
      'Europe/London',
      '2026-10-25T01:30',
      '2026-10-25T01:30',
      '2026-10-25T01:30',
    ],
    [
      'never in London',
      'Europe/London',
      '2027-03-28T01:30',
      '2027-03-28T01:30',
      '2027-03-28T02:30',
    ],
    ['far away', 'Pacific/Noumea', '2026-12-07T08:00', '2026-12-06T21:00', '2026-12-07T08:00'],
  ])('%s, in %s', async (_, time_zone, local, utc, shown) => {
    const { db } = server.database;
    await db.update(classes).set({ time_zone }).where(eq(classes.id, classId));
    const made = await created(lesson('loops-free', { opens_local: local }));
    expect([made.opens_at, made.opens_local]).toEqual([`${utc}:00.000Z`, shown]);
    expect((await list()).time_zone).toBe(time_zone);
  });

  test.each([
    ['2026-02-30T08:00', undefined, 'no_such_day'],
    ['2026-11-02T08:00', '2026-11-31T08:00', 'no_such_day'],
    ['2026-11-02T08:00', '2026-11-02T08:00', 'due_before_opening'],
    ['2026-11-02T08:00', '2026-11-01T08:00', 'due_before_opening'],
    ['2026-11-02T24:00', undefined, undefined],
    ['1026-11-02T08:00', undefined, undefined],
    ['tomorrow', undefined, undefined],
  ])('%s until %s are refused', async (opens_local, due_local, code) => {
    const { status, body } = await create([
      lesson('loops-free', { opens_local, ...(due_local && { due_local }) }),
    ]);
    expect(status).toBe(400);
    if (code) expect(body.code).toBe(code);
  });

  test('in a time zone that the database does not know are refused as a bad value', async () => {
    const { id } = await createClass(server, [teacher.user.id], { time_zone: 'Europe/Atlantis' });
    const { status, body } = await create([lesson()], teacher.token, id);
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });
});

describe('for whom', () => {
  test('for all is also for those who join later', async () => {
    await createPupil(server, classId);
    expect((await created(lesson())).of).toBe(1);
    await createPupil(server, classId);
    expect((await list()).assignments[0].of).toBe(2);
  });

  test('for some is for these alone, who have to be in the class', async () => {
    const one = await createPupil(server, classId);
    await createPupil(server, classId);
    const made = await created(lesson('loops-free', { member_ids: [one.member.id] }));
    expect(made).toMatchObject({ for_all: false, member_ids: [one.member.id], of: 1 });
    const other = await createClass(server, [teacher.user.id]);
    const stranger = await createPupil(server, other.id);
    const gone = await createPupil(server, classId);
    await server.database.db
      .update(pupils)
      .set({ delete_after: inDays(7) })
      .where(eq(pupils.user_id, gone.user.id));
    for (const { member } of [stranger, gone]) {
      const ids = { member_ids: [one.member.id, member.id] };
      const refused = await create([lesson('loops-free', ids)]);
      expect([refused.status, refused.body.code]).toEqual([404, 'class_member_not_found']);
    }
    expect((await create([lesson('loops-free', { member_ids: [] })])).status).toBe(400);
    await server.database.db.delete(class_members).where(eq(class_members.id, one.member.id));
    await create([lesson()]);
    const { assignments } = await list();
    expect(assignments.map(({ for_all }: Assignment) => for_all)).toEqual([false, true]);
  });
});

/** Does an assignment for a member at a moment. */
async function finish(userId: string, at: Date, lesson_id = 'loops-free') {
  await server.database.db
    .insert(progress)
    .values({ user_id: userId, lesson_id, course_id: 'loops', completed_at: at });
}
const solve = (user_id: string, lesson_id: string, passed_at: Date) =>
  server.database.db.insert(exercise_results).values({
    user_id,
    lesson_id,
    exercise_id: PYTHON_EXERCISE.id,
    tries: {},
    passed_at,
    updated_at: passed_at,
  });

describe('who has done it', () => {
  const counts = async () => {
    const { assignments } = await list();
    return assignments.map(({ of, done, on_time }: Assignment) => [of, done, on_time]);
  };

  test('a lesson is done once it is completed, in time until it is due', async () => {
    const people = [];
    for (const _ of [1, 2, 3])
      people.push(
        (
          await createPupil(server, classId, {
            joined_at: inDays(-40),
          })
        ).user.id,
      );
    const [first = '', second = ''] = people;
    const due_at = inDays(-1);
    await assign(server, classId, { lesson_id: 'loops-free' }, { due_at, opens_at: inDays(-9) });
    await finish(first, due_at);
    await finish(second, new Date(due_at.getTime() + 1));
    expect(await counts()).toEqual([[3, 2, 1]]);
  });

  test('nobody is late with what was due before they joined', async () => {
    const { user } = await createPupil(server, classId);
    const dates = { opens_at: inDays(-9), due_at: inDays(-1) };
    await assign(server, classId, { lesson_id: 'loops-free' }, dates);
    expect(await counts()).toEqual([[1, 0, 0]]);
    await finish(user.id, inDays(0));
    expect(await counts()).toEqual([[1, 1, 1]]);
  });

  test('exercises and challenges are done once they are passed', async () => {
    const { user } = await createPupil(server, classId);
    const challenge_id = CHALLENGES[OPEN]?.id ?? '';
    const exercise_id = PYTHON_EXERCISE.id;
    await assign(server, classId, { lesson_id: 'loops-free', exercise_id }, { position: 1 });
    await assign(server, classId, { challenge_id }, { position: 2 });
    expect(await counts()).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    const passed_at = inDays(0);
    await solve(user.id, 'loops-free', passed_at);
    await server.database.db.insert(challenge_results).values({
      user_id: user.id,
      challenge_id,
      browsers: {},
      tries: 1,
      best: 1,
      cases: 1,
      version: '',
      passed_at,
      updated_at: passed_at,
    });
    expect(await counts()).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  test('a pupil of two classes counts in both, a removed one in none', async () => {
    const { user } = await createPupil(server, classId);
    const other = await createClass(server, [teacher.user.id]);
    await joinClass(server, other.id, user.id);
    await assign(server, classId, { lesson_id: 'loops-free' });
    await assign(server, other.id, { lesson_id: 'loops-free' });
    await finish(user.id, inDays(0));
    const second = await server.call('GET', path(other.id), { token: teacher.token });
    expect([await counts(), second.body.assignments[0].done]).toEqual([[[1, 1, 1]], 1]);
    const { db } = server.database;
    await db
      .update(pupils)
      .set({ delete_after: inDays(7) })
      .where(eq(pupils.user_id, user.id));
    expect(await counts()).toEqual([[0, 0, 0]]);
  });
});

describe('a lesson that changes after it was assigned', () => {
  const shown = async () => (await list()).assignments[0] as Assignment;

  test('has its new title; a draft or a deleted one has gone, and comes back', async () => {
    const { db } = server.database;
    const { id } = await createLesson(db, 'loops', { exercises: [] });
    const { user } = await createPupil(server, classId);
    await created(lesson(id));
    await finish(user.id, inDays(0), id);
    const edit = (changes: object) => db.update(lessons).set(changes).where(eq(lessons.id, id));
    await edit({ title: 'Loops, again', is_premium: true });
    expect(await shown()).toMatchObject({ title: { en: 'Loops, again' }, is_premium: true });
    await edit({ is_active: false });
    expect(await shown()).toMatchObject({ title: { en: 'First loop' }, gone: true, done: 1 });
    await edit({ is_active: true });
    expect(await shown()).toMatchObject({ title: { en: 'Loops, again' }, gone: false });
    await db.delete(lessons).where(eq(lessons.id, id));
    expect(await shown()).toMatchObject({ lesson_id: id, gone: true, course_id: null, done: 1 });
  });

  test('keeps the results of an exercise that moves to another lesson of its course', async () => {
    const { db } = server.database;
    const { id: course } = await createCourse(db);
    const from = await createLesson(db, course, { exercises: [PYTHON_EXERCISE] });
    const to = await createLesson(db, course, { exercises: [] });
    const [before, after] = [
      await createPupil(server, classId),
      await createPupil(server, classId),
    ];
    await created({ ...lesson(from.id), kind: 'exercise', exercise_id: PYTHON_EXERCISE.id });
    await solve(before.user.id, from.id, inDays(0));
    const move = (id: string, exercises: (typeof PYTHON_EXERCISE)[]) =>
      db.update(lessons).set({ exercises }).where(eq(lessons.id, id));
    await move(from.id, []);
    expect(await shown()).toMatchObject({ lesson_id: from.id, gone: true, done: 1 });
    await move(to.id, [PYTHON_EXERCISE]);
    await solve(after.user.id, to.id, inDays(0));
    expect(await shown()).toMatchObject({ lesson_id: to.id, gone: false, done: 2 });
  });
});

describe('Premium', () => {
  const challenge_id = CHALLENGES[LOCKED]?.id ?? '';
  const local = (days: number) => inDays(days).toISOString().slice(0, 16);
  const premium = (opens: number) => lesson('loops-premium', { opens_local: local(opens) });
  const locked = () => ({ kind: 'challenge', challenge_id, opens_local: local(-1) });

  test('is refused without a licence, with what needs one', async () => {
    const { status, body } = await create([lesson(), premium(-1), locked()]);
    expect([status, body.code]).toEqual([422, 'licence_needed']);
    const ids = { lesson_ids: ['loops-premium'], challenge_ids: [challenge_id] };
    expect(body).toMatchObject(ids);
    expect(await list()).toMatchObject({ licence: null, assignments: [] });
  });

  test('can be assigned with one, until it ends', async () => {
    await license(server, classId, 10);
    expect((await create([premium(-1), locked()])).status).toBe(200);
    expect((await list()).licence).toEqual({ seats: 30, until: inDays(10).toISOString() });
    const late = await create([premium(11)]);
    expect([late.status, late.body.code]).toEqual([422, 'licence_needed']);
    await license(server, classId, -1);
    const ended = await create([premium(-3)]);
    expect([ended.status, ended.body.code]).toEqual([422, 'licence_needed']);
    expect((await list()).licence).toBeNull();
  });

  test('stays as it is after the end: only its opening cannot move any more', async () => {
    await license(server, classId, 10);
    const made = await created(premium(-1));
    await license(server, classId, -1);
    const due = { opens_local: made.opens_local, due_local: local(30) };
    const changed = await change(made, due);
    expect(changed.status).toBe(200);
    const moved = await change(changed.body, { ...due, opens_local: local(-2) });
    expect([moved.status, moved.body.code]).toEqual([422, 'licence_needed']);
    expect(moved.body.lesson_ids).toEqual(['loops-premium']);
  });
});

describe('a change', () => {
  test('has new dates and members, and the next revision', async () => {
    const { member } = await createPupil(server, classId);
    const made = await created(lesson());
    const plan = { opens_local: '2026-11-03T08:00', due_local: '2026-11-04T08:00' };
    const some = await change(made, { ...plan, member_ids: [member.id] });
    expect(some.body).toMatchObject({ ...plan, member_ids: [member.id], revision: 2 });
    const all = await change(some.body, { opens_local: plan.opens_local });
    expect(all.body).toMatchObject({ due_at: null, for_all: true, member_ids: [], revision: 3 });
    const wrong = await change(all.body, { ...plan, due_local: plan.opens_local });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'due_before_opening']);
  });

  test('of two at once, one gets what the other has made', async () => {
    const made = await created(lesson());
    const coTeacher = await createTeacher(server);
    const added_at = server.clock.now();
    await server.database.db
      .insert(class_teachers)
      .values({ class_id: classId, user_id: coTeacher.user.id, added_at });
    const answers = await Promise.all([
      change(made, { opens_local: '2026-11-03T08:00' }),
      change(made, { opens_local: '2026-11-04T08:00' }, coTeacher.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'assignment_changed', current: { revision: 2 } });
    expect(refused.current).toEqual((await list()).assignments[0]);
  });

  test('takes it back as often as it is asked; what was done stays', async () => {
    const { user } = await createPupil(server, classId);
    const made = await created(lesson());
    await finish(user.id, inDays(0));
    const remove = () => server.call('DELETE', `${path()}/${made.id}`, { token: teacher.token });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
    expect((await list()).assignments).toEqual([]);
    expect((await change(made, { opens_local: '2026-11-03T08:00' })).status).toBe(404);
    expect(await server.database.db.$count(progress, eq(progress.user_id, user.id))).toBe(1);
  });

  test('is not made in the archive, which is still read', async () => {
    const made = await created(lesson());
    const { db } = server.database;
    await db
      .update(classes)
      .set({ archived_at: inDays(0) })
      .where(eq(classes.id, classId));
    const { token } = teacher;
    const answers = [
      await create([lesson('loops-free', { opens_local: '2026-11-03T08:00' })]),
      await change(made, { opens_local: '2026-11-03T08:00' }),
      await server.call('DELETE', `${path()}/${made.id}`, { token }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([409, 'class_archived']);
    expect((await list()).assignments).toHaveLength(1);
  });
});

test('an assignment is its teachers’, and there is none for everybody else', async () => {
  const made = await created(lesson());
  const otherTeacher = await createTeacher(server);
  const otherClass = await createClass(server, [otherTeacher.user.id]);
  const pupil = await createPupil(server, classId);
  const admin = await createMember(server, { role: 'admin' });
  const plan = { opens_local: '2026-11-03T08:00', revision: 1 };
  const callsOf = (token: string, id: string) => [
    server.call('GET', path(id), { token }),
    create([lesson()], token, id),
    server.call('PUT', `${path(id)}/${made.id}`, { token, body: plan }),
    server.call('DELETE', `${path(id)}/${made.id}`, { token }),
  ];
  for (const { token } of [otherTeacher, pupil, admin]) {
    for (const { status, body } of await Promise.all(callsOf(token, classId)))
      expect([status, body.code]).toEqual([404, 'class_not_found']);
  }
  const [, , changed, removed] = await Promise.all(callsOf(otherTeacher.token, otherClass.id));
  for (const answer of [changed, removed]) expect(answer?.body.code).toBe('assignment_not_found');
  const unknown = await server.call('GET', path(NOBODY), { token: teacher.token });
  expect(unknown.status).toBe(404);
  expect((await server.call('GET', path())).status).toBe(401);
  expect((await list()).assignments).toMatchObject([{ revision: 1 }]);
});
