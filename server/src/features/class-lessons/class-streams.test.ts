import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, createPupil } from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { lessonViewCalls } from '../../../test/lesson-view-calls.ts';
import type { LiveListener } from '../../../test/live-listener.ts';
import { statementsOf } from '../../../test/statements.ts';
import { sessions } from '../accounts/accounts.table.ts';
import { class_members, classes } from '../classes/classes.table.ts';
import { teachers } from '../teachers/teachers.table.ts';
import { class_presences } from './class-lessons.table.ts';

let server: TestApp;
const { assign, lessonInClass, result, watch, follow, leaveAll } = lessonViewCalls(() => server);

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => {
  leaveAll();
  return server.close();
});

const events = ({ sent }: LiveListener, name: string) =>
  sent.filter(({ event }) => event === name).map(({ data }) => data);
const has = (name: string, count: number) => (listener: LiveListener) =>
  events(listener, name).length >= count;
const pause = (token: string, classId: string, seconds: number) =>
  server.call('PUT', `/classes/${classId}/pause`, { token, body: { seconds } });

test('nobody connected asks nothing of the database', async () => {
  const read = /class_presences|paused_until/;
  const idle = () => new Promise((resolve) => setTimeout(resolve, 4500));
  expect(await statementsOf(server, read, idle)).toEqual([]);
});

// These tests spend most of their time waiting, each with a class of its own.
describe.concurrent('the stream of a lesson in a class', () => {
  test('has the whole view first, and then only the rows that change', async () => {
    const { teacher, schoolClass, lesson, lea, tom } = await lessonInClass();
    const teacherStream = await watch(teacher.token, schoolClass.id, lesson.id);
    await teacherStream.until(has('view', 1));
    expect(events(teacherStream, 'view')[0]).toMatchObject({
      class_name: '4e B',
      rows: [
        { name: 'Léa', online: false },
        { name: 'Tom', online: false },
      ],
    });
    await follow(tom.token, lesson.id);
    await teacherStream.until(has('rows', 1));
    expect(events(teacherStream, 'rows')[0]).toMatchObject([{ name: 'Tom', online: true }]);
    await result(lea.user.id, lesson.id, { passed_at: server.clock.now() });
    await teacherStream.until(has('rows', 2));
    expect(events(teacherStream, 'rows')[1]).toMatchObject([
      { name: 'Léa', cells: [{ state: 'solved' }, { state: 'not_begun' }] },
    ]);
    await createPupil(server, schoolClass.id, { name: 'Zoé' });
    await teacherStream.until(has('view', 2));
    expect(events(teacherStream, 'view')[1].rows).toMatchObject([
      { name: 'Léa' },
      { name: 'Tom' },
      { name: 'Zoé' },
    ]);
    expect(events(teacherStream, 'rows')).toHaveLength(2);
  });

  test('shows what was assigned meanwhile to whoever opens it then, and to those who had it open', async () => {
    const { teacher, lesson } = await lessonInClass();
    const { id } = await createClass(server, [teacher.user.id]);
    await assign(id, lesson.id, { kind: 'exercise', exercise_id: 'name-badge' });
    const early = await watch(teacher.token, id, lesson.id);
    await early.until(has('view', 1));
    await assign(id, lesson.id, { kind: 'exercise', exercise_id: 'second' });
    const late = await watch(teacher.token, id, lesson.id);
    await late.until(has('view', 1));
    await early.until(has('view', 2));
    const exercises = [{ id: 'name-badge' }, { id: 'second' }];
    expect(events(early, 'view')[0].exercises).toMatchObject([{ id: 'name-badge' }]);
    expect(events(early, 'view')[1].exercises).toMatchObject(exercises);
    expect(events(late, 'view')[0].exercises).toMatchObject(exercises);
  });

  test('is refused to whoever does not teach the class, and pupils’ to whoever is in none', async () => {
    const { schoolClass, lesson, lea } = await lessonInClass();
    await expect(watch(lea.token, schoolClass.id, lesson.id)).rejects.toThrow('class_not_found');
    const stranger = await createMember(server);
    await expect(follow(stranger.token, lesson.id)).rejects.toThrow('not_in_class');
  });

  test('brings a pause and its end to pupils and teachers, of at most five minutes', async () => {
    const { teacher, schoolClass, lesson, lea } = await lessonInClass();
    const other = await lessonInClass();
    const pupil = await follow(lea.token, lesson.id);
    const colleague = await watch(teacher.token, schoolClass.id, lesson.id);
    const elsewhere = await follow(other.lea.token, lesson.id);
    for (const stream of [pupil, colleague, elsewhere]) await stream.until(has('pause', 1));
    expect((await pause(teacher.token, schoolClass.id, 301)).status).toBe(400);
    expect((await pause(lea.token, schoolClass.id, 60)).status).toBe(404);
    expect((await pause(other.teacher.token, schoolClass.id, 60)).status).toBe(404);
    expect((await pause(teacher.token, schoolClass.id, 300)).body).toEqual({ seconds: 300 });
    for (const stream of [pupil, colleague]) await stream.until(has('pause', 2));
    const [{ seconds }] = events(pupil, 'pause').slice(-1);
    expect(seconds).toBeGreaterThan(290);
    const late = await follow(lea.token, lesson.id);
    await late.until(has('pause', 1));
    expect(events(late, 'pause')[0].seconds).toBeGreaterThan(280);
    await pause(teacher.token, schoolClass.id, 0);
    await pupil.until(has('pause', 3));
    // One that nobody ends ends by itself.
    await pause(teacher.token, schoolClass.id, 3);
    for (const stream of [pupil, colleague]) await stream.until(has('pause', 5));
    expect(events(pupil, 'pause').map((one) => one.seconds > 0)).toEqual([
      ...[false, true, false],
      ...[true, false],
    ]);
    expect(events(elsewhere, 'pause')).toEqual([{ seconds: 0 }]);
  });

  test('ends when the teacher loses the capability, the class is archived, or a session ends', async () => {
    const { db } = server.database;
    const [one, two, three] = [await lessonInClass(), await lessonInClass(), await lessonInClass()];
    const open = ({ teacher, schoolClass, lesson }: typeof one) =>
      watch(teacher.token, schoolClass.id, lesson.id);
    const streams = [await open(one), await open(two), await open(three)];
    const kicked = await follow(three.lea.token, three.lesson.id);
    const stays = await follow(three.tom.token, three.lesson.id);
    await db.delete(teachers).where(eq(teachers.user_id, one.teacher.user.id));
    const archived_at = server.clock.now();
    await db.update(classes).set({ archived_at }).where(eq(classes.id, two.schoolClass.id));
    const revoked_at = server.clock.now();
    await db.update(sessions).set({ revoked_at }).where(eq(sessions.id, three.teacher.session.id));
    await db.delete(class_members).where(eq(class_members.id, three.lea.member.id));
    for (const stream of [...streams, kicked]) {
      await stream.until(({ end }) => end !== undefined);
      expect(stream.end).toBe('class_over');
    }
    expect(stays.closed).toBe(false);
  }, 40_000);

  test('keeps who is connected as present, and shows pupils nothing of each other', async () => {
    const { lesson, lea } = await lessonInClass();
    const pupil = await follow(lea.token, lesson.id);
    const { user_id, seen_at } = class_presences;
    const read = async () => {
      const seen = server.database.db.select({ seen_at }).from(class_presences);
      return (await seen.where(eq(user_id, lea.user.id)))[0]?.seen_at.getTime() ?? 0;
    };
    const opened = await read();
    expect(opened).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await read()).toBeGreaterThan(opened), 25_000);
    expect(JSON.stringify(pupil.sent)).not.toContain('Tom');
  }, 40_000);
});

test('a server that stops ends its streams, which are to be opened again', async () => {
  const second = await buildTestApp();
  const calls = lessonViewCalls(() => second);
  const { teacher, schoolClass, lesson, lea } = await calls.lessonInClass();
  const teacherStream = await calls.watch(teacher.token, schoolClass.id, lesson.id);
  const pupilStream = await calls.follow(lea.token, lesson.id);
  await teacherStream.until(has('view', 1));
  await second.close();
  for (const stream of [teacherStream, pupilStream]) {
    await stream.until(({ end }) => end !== undefined);
    expect(stream.end).toBe('class_restart');
  }
});
