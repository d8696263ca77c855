import { ANSWERS_NEEDED } from '@codivia/contract/api/claims';
import { DAYS_BETWEEN_ASKING, LESSONS_BEFORE_ASKING } from '@codivia/contract/api/satisfaction';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { users } from '../accounts/accounts.table.ts';
import { satisfaction_answers } from './satisfaction.table.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestApp;
let lessonIds: string[];
beforeAll(async () => {
  server = await buildTestApp();
  const { lessons } = await createCourseOf(server, LESSONS_BEFORE_ASKING);
  lessonIds = lessons.map(({ id }) => id);
});
afterAll(() => server.close());

const ask = async (token: string) =>
  (await server.call('GET', '/user/satisfaction', { token })).body;
const answer = (token: string, body: unknown = { satisfied: true, managed: false }) =>
  server.call('PUT', '/user/satisfaction', { token, body });
const decline = (token: string) => server.call('POST', '/user/satisfaction/later', { token });

async function learner() {
  const member = await createMember(server);
  for (const lesson_id of lessonIds) {
    const body = { lesson_id, completed: true };
    await server.call('POST', '/progress', { token: member.token, body });
  }
  return member;
}

const renew = (session: { id: string }) => server.app.session.sign(session.id);

test('members are asked after some lessons, and at most every ninety days', async () => {
  const { token: beginner } = await createMember(server);
  expect(await ask(beginner)).toEqual({ ask: false });
  const early = await answer(beginner);
  expect([early.status, early.body.code]).toEqual([403, 'lessons_needed']);

  const { token, session } = await learner();
  expect(await ask(token)).toEqual({ ask: true });
  expect((await answer(token)).body).toEqual({ ask: false });
  expect(await ask(token)).toEqual({ ask: false });
  server.clock.pass((DAYS_BETWEEN_ASKING - 1) * DAY);
  expect(await ask(renew(session))).toEqual({ ask: false });
  server.clock.pass(2 * DAY);
  expect(await ask(renew(session))).toEqual({ ask: true });
});

test('who does not want to answer is left alone, and keeps earlier answers', async () => {
  const { token, user } = await learner();
  await answer(token);
  expect((await decline(token)).body).toEqual({ ask: false });
  const { db } = server.database;
  const mine = eq(satisfaction_answers.user_id, user.id);
  expect(await db.select().from(satisfaction_answers).where(mine)).toMatchObject([
    { satisfied: true, managed: false },
  ]);
  const { body } = await server.call('GET', '/user/data', { token });
  expect(body.tables.satisfaction_answers).toMatchObject([{ satisfied: true, managed: false }]);
  const quiet = await learner();
  await decline(quiet.token);
  expect(await ask(quiet.token)).toEqual({ ask: false });
});

test('what is no answer is refused', async () => {
  const { token } = await learner();
  for (const body of [{}, { satisfied: true }, { satisfied: 'yes', managed: true }, null]) {
    expect((await answer(token, body)).status).toBe(400);
  }
  expect((await server.call('GET', '/user/satisfaction')).status).toBe(401);
  const many = [];
  for (let i = 0; i < 21; i++) many.push((await answer(token)).status);
  expect(many.at(-1)).toBe(429);
});

test('fifty answers replace the goals, and go with the accounts that gave them', async () => {
  const { db } = server.database;
  await db.delete(satisfaction_answers);
  const claims = async () => (await server.call('GET', '/claims')).body;
  const now = server.clock.now();
  const people = await db
    .insert(users)
    .values(
      Array.from({ length: ANSWERS_NEEDED }, (_, i) => ({
        email: `asked-${i}@example.org`,
        name: 'Asked',
        password_hash: '-',
        language: 'fr' as const,
      })),
    )
    .returning();
  const rows = people.map(({ id }, i) => ({
    user_id: id,
    satisfied: i < 40,
    managed: i < 45,
    answered_at: now,
    asked_at: now,
  }));
  await db.insert(satisfaction_answers).values(rows.slice(1));
  await server.app.catalogue.refresh();
  expect(await claims()).toMatchObject({
    satisfaction: { state: 'goal', figure: { fr: '95\u00a0%', en: '95%' } },
    success: { state: 'goal', figure: { fr: '98\u00a0%', en: '98%' } },
  });
  await db.insert(satisfaction_answers).values(rows.slice(0, 1));
  const measured = {
    satisfaction: { state: 'measured', figure: { en: '80%' } },
    success: { state: 'measured', figure: { fr: '90\u00a0%' } },
  };
  await vi.waitFor(async () => expect(await claims()).toMatchObject(measured));
  await db.delete(users).where(eq(users.id, people[0]?.id ?? ''));
  const again = { satisfaction: { state: 'goal' }, success: { state: 'goal' } };
  await vi.waitFor(async () => expect(await claims()).toMatchObject(again));
});

test('the claims stand ready like the catalogue', async () => {
  const { headers, status } = await server.call('GET', '/claims');
  expect([status, typeof headers.etag]).toEqual([200, 'string']);
  const etag = String(headers.etag);
  const again = await server.call('GET', '/claims', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
