import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf, showCatalogue } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { COMPLETIONS } from './completion-pace.ts';

let server: TestApp;
let lessons: string[];
beforeAll(async () => {
  server = await buildTestApp();
  const course = await createCourseOf(server, COMPLETIONS.limit + 10);
  lessons = course.lessons.map(({ id }) => id);
  await showCatalogue(server);
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<typeof createMember>>;

/** Signs a new token for each call: access tokens end before much time has passed. */
const record = ({ session }: Member, lesson_id: string | undefined, completed = true) => {
  const token = server.app.session.sign(session.id);
  return server.call('POST', '/progress', { token, body: { lesson_id, completed } });
};
const statuses = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test('what a day without a network has gathered is accepted at once', async () => {
  const member = await createMember(server);
  for (const lesson of lessons.slice(0, COMPLETIONS.limit)) {
    expect(await record(member, lesson)).toMatchObject({ status: 200, body: { completed: true } });
  }
});

test('somebody who learns for hours is never refused', async () => {
  const member = await createMember(server);
  for (const lesson of lessons) {
    expect((await record(member, lesson)).status).toBe(200);
    server.clock.pass(30_000);
  }
});

test('above the pace a completion is refused in both languages, and accepted later', async () => {
  const member = await createMember(server);
  const [last, ...others] = lessons.toReversed();
  for (const lesson of others.slice(0, COMPLETIONS.limit)) await record(member, lesson);
  const refused = await record(member, last);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_completions',
      detail: { fr: expect.stringMatching(/leçons/), en: expect.stringMatching(/lessons/) },
    },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(COMPLETIONS.seconds);
  // Neither opening a lesson nor completing one again is a completion.
  expect((await record(member, last, false)).status).toBe(200);
  expect(await record(member, others[0])).toMatchObject({ status: 200, body: { xp_awarded: 0 } });
  server.clock.pass(Number(refused.headers['retry-after']) * 1000);
  expect(await record(member, last)).toMatchObject({ status: 200, body: { completed: true } });
});

test('many at once go no faster, and keep nobody else from completing', async () => {
  const [hasty, calm] = await Promise.all([createMember(server), createMember(server)]);
  const [answers, other] = await Promise.all([
    Promise.all(lessons.map((lesson) => record(hasty, lesson))),
    record(calm, lessons[0]),
  ]);
  expect(other.status).toBe(200);
  expect(statuses(answers, 200)).toBe(COMPLETIONS.limit);
  expect(statuses(answers, 429)).toBe(lessons.length - COMPLETIONS.limit);
  expect((await record(hasty, lessons.at(-1))).status).toBe(429);
});
