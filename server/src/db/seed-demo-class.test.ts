import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
} from '../../test/course-factories.ts';
import { users } from '../features/accounts/accounts.table.ts';
import { DEMO_TEACHER } from './demo-teacher.ts';
import { seedDemoClass } from './seed-demo-class.ts';
import { setUp } from './set-up.ts';

let server: TestApp;
beforeEach(async () => {
  server = await buildTestApp();
});
afterEach(() => server.close());

/** Seeds the class after some lessons, and returns what was announced. */
async function seed(language: 'en' | 'fr' = 'fr') {
  const { db } = server.database;
  const course = await createCourse(db);
  for (let i = 1; i <= 5; i++) {
    const exercises = [PYTHON_EXERCISE, QUIZ_QUESTION];
    await createLesson(db, course.id, { order_index: i, exercises });
  }
  await createLesson(db, course.id, { order_index: 0, is_premium: true });
  const lines: string[] = [];
  const done = await seedDemoClass(db, (line) => lines.push(line), language, server.clock.now());
  return { done, lines, text: lines.join('\n') };
}

const signIn = async (text: string) => {
  const password = text.match(/password: (\S+)/)?.[1] ?? '';
  const answer = await server.call('POST', '/auth/login', {
    body: { email: DEMO_TEACHER, password },
  });
  expect(answer.status).toBe(200);
  return answer.body.access_token as string;
};

test('a teacher, whose password is announced once, finds a class with pupils, work and results', async () => {
  const { done, text } = await seed();
  expect(done).toBe(true);
  const token = await signIn(text);
  const [taught] = (await server.call('GET', '/classes', { token })).body;
  expect(taught).toMatchObject({ name: 'Démonstration 4e B', members: 24, open_assignments: 1 });
  const { assignments } = (await server.call('GET', `/classes/${taught.id}/assignments`, { token }))
    .body;
  expect(assignments).toHaveLength(4);
  expect(assignments.every((one: { is_premium: boolean }) => !one.is_premium)).toBe(true);
  for (const { of, done: finished } of assignments) {
    expect(of).toBe(24);
    expect(finished).toBeGreaterThan(0);
    expect(finished).toBeLessThan(24);
  }
  const { pupils } = (await server.call('GET', `/classes/${taught.id}/results`, { token })).body;
  expect(pupils).toHaveLength(24);
  const tries = pupils.flatMap(({ marks }: { marks: { tries: number }[] }) =>
    marks.map((one) => one.tries),
  );
  expect(Math.max(...tries)).toBeGreaterThan(1);
  expect(
    pupils.some(({ minutes }: { minutes: number[] }) => minutes.some((count) => count >= 25)),
  ).toBe(true);
});

test('its pupils sign in with the words that are announced', async () => {
  const { text } = await seed('en');
  const [, code = '', words = ''] = text.match(/\/class\/(\S+): .*\bzoe (\S+)/) ?? [];
  const body = { user_name: 'zoe', words };
  expect((await server.call('POST', `/auth/class/${code}`, { body })).status).toBe(200);
});

test('it is made once, with other words in every place', async () => {
  const { text } = await seed();
  const stored = await server.database.db.select().from(users);
  const again: string[] = [];
  expect(await seedDemoClass(server.database.db, (line) => again.push(line))).toBe(false);
  expect(again).toEqual([]);
  expect(await server.database.db.select().from(users)).toEqual(stored);
  const other = await buildTestApp();
  const lines: string[] = [];
  await seedDemoClass(other.database.db, (line) => lines.push(line), 'fr');
  await other.close();
  const wordsIn = (line: string) => line.match(/(?<= )[\p{L}]+-[\p{L}]+-[\p{L}]+/gu) ?? [];
  expect(wordsIn(text)).toHaveLength(24);
  expect(wordsIn(lines.join('\n'))).not.toEqual(wordsIn(text));
});

test('a server has it under DEMO=on only', async () => {
  const announced: string[] = [];
  const announce = (line: string) => announced.push(line);
  await setUp(server.database, server.config, announce);
  expect(announced.join('\n')).not.toContain(DEMO_TEACHER);
  await setUp(server.database, { ...server.config, demo: true }, announce);
  expect(announced.join('\n')).toContain(DEMO_TEACHER);
});
