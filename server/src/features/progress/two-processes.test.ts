import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { connectToServer } from '../../db/connect.ts';

describe.runIf(inject('testDatabase').kind === 'server')('two processes on one database', () => {
  let here: TestApp;
  let there: TestApp;
  let lessons: { id: string }[];
  beforeAll(async () => {
    here = await buildTestApp();
    ({ lessons } = await createCourseOf(here, 4));
    there = await buildTestApp({}, await connectToServer(here.database.url ?? '', () => {}));
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  const complete = (server: TestApp, token: string, lesson_id: string) =>
    server.call('POST', '/progress', { token, body: { lesson_id, completed: true } });

  test('a lesson completed through both at once gives its XP once', async () => {
    const { token } = await createMember(here);
    const [lesson] = lessons;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        complete(i % 2 === 0 ? here : there, token, lesson?.id ?? ''),
      ),
    );
    expect(answers.every(({ status, body }) => status === 200 && body.completed)).toBe(true);
    expect(answers.map(({ body }) => body.xp_awarded).filter((xp) => xp > 0)).toEqual([10]);
    expect((await here.call('GET', '/user/xp', { token })).body.total_xp).toBe(10);
  });

  test.each(Array.from({ length: 10 }, (_, i) => i))(
    'all lessons completed through both at once complete the course (%i)',
    async () => {
      const { token } = await createMember(here);
      const answers = await Promise.all(
        lessons.map(({ id }, i) => complete(i % 2 === 0 ? here : there, token, id)),
      );
      expect(answers.some(({ body }) => body.courseCompleted)).toBe(true);
      const { body } = await there.call('GET', '/user/certificates', { token });
      expect(body).toMatchObject([{ total_xp: 100, total_lessons: 4 }]);
    },
  );
});
