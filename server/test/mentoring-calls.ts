import { CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { buildTestApp, type TestApp } from './build-app.ts';
import {
  createCourse,
  createLesson,
  PYTHON_EXERCISE,
  QUIZ_QUESTION,
  showCatalogue,
  TASK_EXERCISES,
} from './course-factories.ts';
import { createMember, createSecondFactor, type MemberOptions } from './factories.ts';

export const FILES = { 'main.py': 'name = "Ada"\nprint(name)\n' };
export const CHANGED = { 'main.py': 'name = "Zoé"\nprint(name)\n' };
/** An exercise whose program reads a file. */
export const READING_EXERCISE: AuthoredExercise = {
  ...PYTHON_EXERCISE,
  id: 'reading',
  files: [{ name: { en: 'bikes.csv', fr: 'velos.csv' }, content: '1' }],
};
/** An exercise whose program has a module. */
export const MODULES_EXERCISE: AuthoredExercise = {
  ...PYTHON_EXERCISE,
  id: 'modules',
  starter: { 'main.py': 'import shapes', 'shapes.py': 'side = 1' },
  solution: { 'shapes.py': 'side = 2' },
};
export const SOURCE = { lesson_id: 'loops-1', exercise_id: PYTHON_EXERCISE.id };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Puts the exercises that requests are about into the catalogue. */
async function createMentoredExercise(server: TestApp): Promise<void> {
  const { db } = server.database;
  await createCourse(db, { id: 'loops' });
  await createLesson(db, 'loops', {
    id: 'loops-1',
    exercises: [
      PYTHON_EXERCISE,
      READING_EXERCISE,
      MODULES_EXERCISE,
      QUIZ_QUESTION,
      ...TASK_EXERCISES,
    ],
  });
  await showCatalogue(server);
}

/** Returns the people of mentoring and their calls to a server; `admin` returns the token of an administrator. */
function mentoringCalls(server: () => TestApp, admin: () => string) {
  const send = (token: string | undefined, method: Method, path: string, body?: unknown) =>
    server().call(method, path, {
      ...(token ? { token } : {}),
      ...(body === undefined ? {} : { body }),
    });
  const request = (token: string, changes: object = {}) =>
    send(token, 'POST', '/mentoring/threads', {
      source: SOURCE,
      kind: 'python',
      files: FILES,
      language: 'en',
      text: 'Why is it so?',
      check: { passed: false, message: 'Nothing was printed.' },
      ...changes,
    });
  const member = (options: MemberOptions = {}) => createMember(server(), options);

  async function learner(name = 'Ada Lovelace') {
    const { token, user } = await member({ premium: true, name });
    return { token, id: user.id };
  }

  async function mentor({ accepted = true, factor = true, name = 'Mia Mentor' } = {}) {
    const { token, user, session } = await member({ name });
    await send(admin(), 'PUT', `/admin/users/${user.id}/mentor`, { mentor: true });
    if (accepted) await send(token, 'PUT', '/mentoring/conduct', { version: CONDUCT_VERSION });
    if (factor) await createSecondFactor(server(), user.id);
    return { token, id: user.id, session };
  }

  const claim = (token: string, id: string) =>
    send(token, 'POST', `/mentoring/threads/${id}/claim`);
  const write = (token: string, id: string, body: object = {}) =>
    send(token, 'POST', `/mentoring/threads/${id}/messages`, {
      text: 'Hello',
      version: 1,
      ...body,
    });
  const read = (token: string, id: string) => send(token, 'GET', `/mentoring/threads/${id}`);
  const queue = async (token: string, query = '') =>
    (await send(token, 'GET', `/mentoring/queue${query}`)).body as { id: string; mine: boolean }[];
  const isQueued = async (token: string, id: string) =>
    (await queue(token)).some((one) => one.id === id && !one.mine);

  /** Creates a thread that a mentor has claimed. */
  async function claimed() {
    const asking = await learner();
    const { id } = (await request(asking.token)).body;
    const answering = await mentor();
    expect((await claim(answering.token, id)).status).toBe(200);
    return { id, asking, answering };
  }

  return { send, request, member, learner, mentor, claim, write, read, queue, isQueued, claimed };
}

/**
 * Sets up a server with an exercise for the tests of a file, a new administrator for each, and the calls of mentoring.
 */
export function setUpMentoring() {
  let server: TestApp;
  let admin: { token: string; id: string };
  const calls = mentoringCalls(
    () => server,
    () => admin.token,
  );
  beforeAll(async () => {
    server = await buildTestApp();
    await createMentoredExercise(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { token, user } = await calls.member({ role: 'admin', name: 'Root Admin' });
    admin = { token, id: user.id };
  });
  return { ...calls, server: () => server, admin: () => admin };
}
