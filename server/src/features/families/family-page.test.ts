import { localDayIn } from '@codivia/contract/text/local-days';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, createParent, createTeacher } from '../../../test/class-calls.ts';
import { createCourse, createLesson } from '../../../test/course-factories.ts';
import { ALL_OFF, ALL_ON, DAY, familyCalls, familyToken } from '../../../test/family-calls.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';
import { portfolioFields } from '../../../test/portfolio-calls.ts';
import { users } from '../accounts/accounts.table.ts';
import { exercise_results } from '../exercise-results/exercise-results.table.ts';
import { live_seats, live_sessions } from '../live-sessions/live-sessions.table.ts';
import { mentoring_threads } from '../mentoring/mentoring.table.ts';
import { progress } from '../progress/progress.table.ts';
import { activity_days } from '../weekly-plan/weekly-plan.table.ts';
import { consents, family_ties, parents } from './families.table.ts';

let server: TestApp;
const { child, by } = familyCalls(() => server);
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Child = Awaited<ReturnType<typeof child>>;

/** A child with a parent who has accepted everything, and the parent's link. */
async function family(changes: Parameters<typeof createParent>[2] = {}) {
  const one = await child({ name: 'Léa Martin' });
  const parent = await createParent(server, one.id, changes);
  return { one, parent, token: await familyToken(server, parent.id) };
}

/** A published project of a child, and its open portfolio. */
async function publish({ send }: Child) {
  const body = { name: 'Mine', kind: 'python', files: { 'main.py': 'print(1)' } };
  const project = (await send('POST', '/projects', body)).body.id;
  const texts = { title: 'Pong', description: '', accepted_revision: null };
  const { id } = (await send('PUT', `/projects/${project}/published`, texts)).body;
  const { body: saved } = await send('PUT', '/portfolio', {
    ...portfolioFields({ line: '', project_ids: [id] }),
  });
  await send('PUT', '/portfolio/visibility', { is_open: true });
  return { id: id as string, handle: saved.handle as string };
}
const visit = async (id: string) => (await server.call('GET', `/published-projects/${id}`)).status;
const visitPortfolio = async (handle: string) =>
  (await server.call('GET', `/portfolios/${handle}`)).status;
const page = async (token: string) =>
  (await by(token, 'GET', '/family?time_zone=Europe/Paris')).body;

test('the page says what a child did in the last seven days, in titles and figures', async () => {
  const { one, token } = await family();
  const { db } = server.database;
  const now = server.clock.now();
  await createCourse(db, { id: 'family-course' });
  const lesson = await createLesson(db, 'family-course', { id: 'family-lesson' });
  const done = { user_id: one.id, lesson_id: lesson.id, course_id: 'family-course' };
  await db.insert(progress).values({ ...done, completed_at: now, xp_awarded: 30 });
  const before = new Date(now.getTime() - 8 * DAY);
  await db.insert(progress).values({ ...done, lesson_id: 'older', completed_at: before });
  const recent = new Date(now.getTime() - 5 * DAY);
  await db.insert(progress).values({ ...done, lesson_id: 'recent', completed_at: recent });
  const solved = { user_id: one.id, lesson_id: lesson.id, tries: {}, updated_at: now };
  await db.insert(exercise_results).values({ ...solved, exercise_id: 'a', passed_at: now });
  await db.insert(exercise_results).values({ ...solved, exercise_id: 'b' });
  const day = now.toISOString().slice(0, 10);
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  await db.insert(activity_days).values({ user_id: one.id, day, minutes: [minute] });
  await one.send('POST', '/projects', { name: 'Mine', kind: 'python', files: { 'main.py': '' } });
  const thread = { learner_id: one.id, kind: 'python' as const, language: 'fr' as const };
  const times = { created_at: now, updated_at: now };
  await db.insert(mentoring_threads).values({ ...thread, ...times, title: 'My loop' });
  const teacher = await createTeacher(server);
  const { id: class_id } = await createClass(server, [teacher.user.id]);
  await db.insert(mentoring_threads).values({ ...thread, ...times, title: 'Class', class_id });
  const [session] = await db
    .insert(live_sessions)
    .values({
      title_fr: 'Jeux',
      title_en: 'Games',
      description_fr: '',
      description_en: '',
      language: 'fr',
      level: 'beginner',
      kind: 'python',
      starts_at: now,
      minutes: 60,
      seats: 10,
      open_replay: false,
      ...times,
    })
    .returning();
  const seat = { session_id: session?.id ?? '', user_id: one.id, taken_at: now, reminder: false };
  await db.insert(live_seats).values({ ...seat, entered_at: now });
  const { children, email, has_more } = await page(token);
  expect([children.length, has_more, typeof email]).toEqual([1, false, 'string']);
  const [shown] = children;
  expect(shown.week).toMatchObject({
    minutes: 1,
    lesson_count: 2,
    exercises: 1,
    projects: 1,
    lessons: [{ title: lesson.title, title_fr: lesson.title_fr }],
  });
  expect(shown.week.days).toHaveLength(7);
  expect(shown.week.days.at(-1)).toEqual({ day: localDayIn('Europe/Paris')(now), minutes: 1 });
  expect(
    shown.threads.map((one: { title: string; with: string }) => [one.title, one.with]),
  ).toEqual(
    expect.arrayContaining([
      ['My loop', 'mentor'],
      ['Class', 'teacher'],
    ]),
  );
  expect(shown.live_sessions).toMatchObject([{ title: 'Games', title_fr: 'Jeux' }]);
  // The child sees exactly the same, and when the parent looked.
  const own = (await one.send('GET', '/user/parents?time_zone=Europe/Paris')).body;
  const { id, name, age, switches, closed_otherwise, deletion, premium, ...view } = shown;
  expect([id, name, age, switches]).toEqual([
    one.id,
    'Léa Martin',
    'under_15',
    { ...ALL_ON, weekly_mail: false },
  ]);
  expect([closed_otherwise, deletion, premium]).toEqual([[], null, { by: 'gift' }]);
  expect(own.view).toEqual(view);
  expect(own.parents).toMatchObject([{ state: 'accepted', seen_at: expect.any(String) }]);
});

test('a switch that is turned off closes what is public in the same call', async () => {
  const { one, token, parent } = await family();
  const { id, handle } = await publish(one);
  expect([await visit(id), await visitPortfolio(handle)]).toEqual([200, 200]);
  const shown = (await page(token)).children[0].public;
  expect(shown).toMatchObject([
    { id: 'portfolio', kind: 'portfolio', path: `/u/${handle}` },
    { id, kind: 'project', title: 'Pong', path: `/p/${id}` },
  ]);
  const path = `/family/children/${one.id}/switches`;
  const saved = await by(token, 'PUT', path, { ...ALL_ON, may_publish: false });
  expect(saved.status).toBe(200);
  expect([await visit(id), await visitPortfolio(handle)]).toEqual([404, 404]);
  expect((await page(token)).children[0].public).toEqual([]);
  // The same again leaves no second entry in the record.
  await by(token, 'PUT', path, { ...ALL_ON, may_publish: false });
  const { db } = server.database;
  const record = await db.select().from(consents).where(eq(consents.child_id, one.id));
  expect(record).toMatchObject([
    { action: 'change', allowed: ['mentoring', 'live', 'weekly_mail'], by: 'parent' },
  ]);
  expect(JSON.stringify(record)).not.toContain(parent.id);
  expect((await by(token, 'PUT', path, { may_publish: true })).status).toBe(400);
});

test('a parent closes one thing with a press, and only what is their own child’s', async () => {
  const { one, token } = await family();
  const { id, handle } = await publish(one);
  const other = await family();
  const close = (whose: string, item: string, by_token = token) =>
    by(by_token, 'DELETE', `/family/children/${whose}/public/${item}`);
  expect((await close(one.id, id, other.token)).body.code).toBe('child_not_found');
  expect((await close(other.one.id, id, other.token)).body.code).toBe('public_item_not_found');
  expect((await close(one.id, 'something')).status).toBe(404);
  expect(await visit(id)).toBe(200);
  expect((await close(one.id, id)).status).toBe(200);
  expect([await visit(id), await visitPortfolio(handle)]).toEqual([404, 200]);
  expect((await close(one.id, 'portfolio')).status).toBe(200);
  expect(await visitPortfolio(handle)).toBe(404);
  expect((await close(one.id, id)).status).toBe(404);
});

test('of two parents the stricter one counts, and neither sees the other', async () => {
  const { one, token, parent } = await family({ email: 'first@example.org' });
  const strict = await createParent(server, one.id, {
    email: 'second@example.org',
    may_publish: false,
  });
  const strictToken = await familyToken(server, strict.id);
  const closed = async () => (await one.send('GET', '/auth/me')).body.closed;
  expect(await closed()).toMatchObject({ publish: 'parent' });
  const mine = await page(token);
  expect(mine.children[0]).toMatchObject({
    switches: { may_publish: true },
    closed_otherwise: ['publish'],
  });
  expect(JSON.stringify(mine)).not.toMatch(/second@/);
  expect(JSON.stringify(mine)).not.toContain(strict.id);
  const data = await by(token, 'GET', `/family/children/${one.id}/data`);
  expect(JSON.stringify(data.body)).not.toMatch(/second@|first@/);
  expect(JSON.stringify(data.body)).not.toContain(strict.id);
  // When the stricter one leaves, the other’s choices are left.
  const left = await by(strictToken, 'POST', `/family/children/${one.id}/leave`);
  expect(left.status).toBe(200);
  expect((await closed()).publish).toBeUndefined();
  expect((await by(strictToken, 'GET', '/family')).body.code).toBe('family_link_over');
  const { db } = server.database;
  expect(await db.select().from(parents).where(eq(parents.id, strict.id))).toEqual([]);
  expect(await db.select().from(parents).where(eq(parents.id, parent.id))).toHaveLength(1);
});

test('withdrawing closes what is public at once, and tells the child', async () => {
  const { one, token } = await family();
  const { id, handle } = await publish(one);
  expect((await by(token, 'POST', `/family/children/${one.id}/leave`)).status).toBe(200);
  expect([await visit(id), await visitPortfolio(handle)]).toEqual([404, 404]);
  expect((await one.send('GET', '/auth/me')).body.closed).toMatchObject({ publish: 'age' });
  expect((await nextMail(server, one.email)).subject).toBe(
    'A parent has withdrawn their agreement',
  );
  const { db } = server.database;
  expect(await db.select().from(family_ties).where(eq(family_ties.child_id, one.id))).toEqual([]);
  const ofChild = eq(consents.child_id, one.id);
  const [last] = await db.select().from(consents).where(ofChild).orderBy(desc(consents.id));
  expect(last).toMatchObject({ action: 'withdraw', allowed: [], by: 'parent' });
});

test('one page shows all children of a parent; a link to one child shows that one alone', async () => {
  const { one, parent } = await family();
  const brother = await child({ name: 'Zoé' });
  const { db } = server.database;
  const tie = await db.select().from(family_ties).where(eq(family_ties.child_id, one.id));
  await db.insert(family_ties).values({ ...tie[0], child_id: brother.id } as never);
  const all = await familyToken(server, parent.id);
  const names = (answer: { children: { name: string }[] }) => answer.children.map((c) => c.name);
  expect(names(await page(all))).toEqual(['Léa Martin', 'Zoé']);
  const single = await familyToken(server, parent.id, one.id);
  const shown = await page(single);
  expect([names(shown), shown.has_more]).toEqual([['Léa Martin'], true]);
  const path = `/family/children/${brother.id}/switches`;
  expect((await by(single, 'PUT', path, ALL_OFF)).body.code).toBe('child_not_found');
  // Deleting by that link ends what it shows, and keeps the rest.
  expect((await by(single, 'DELETE', '/family')).status).toBe(200);
  expect(names(await page(all))).toEqual(['Zoé']);
  expect((await by(all, 'DELETE', '/family')).status).toBe(200);
  expect((await by(all, 'GET', '/family')).status).toBe(401);
  expect(await db.select().from(parents).where(eq(parents.id, parent.id))).toEqual([]);
});

test('a link is mailed to a parent who has accepted, and to nobody else', async () => {
  const { parent } = await family({ email: 'Link.Parent@example.org' });
  await family({ email: 'asked@example.org', state: 'asked' });
  const ask = (email: string) =>
    server.call('POST', '/family/links', { body: { email, lang: 'fr' } });
  const answers = [
    await ask(' link.parent@EXAMPLE.org'),
    await ask('asked@example.org'),
    await ask('unknown@example.org'),
  ];
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  const mail = await nextMail(server, parent.email);
  const token = /\/family#token=(fam_[\w-]+)/.exec(mail.text)?.[1] ?? '';
  expect((await page(token)).email).toBe(parent.email);
  for (let n = 0; n < 4; n += 1) expect((await ask(parent.email)).status).toBe(200);
  expect(await mailsTo(server, parent.email, 3)).toHaveLength(3);
});

test('a link works for 30 days, and no other token opens the page', async () => {
  const own = await buildTestApp();
  const calls = familyCalls(() => own);
  const one = await calls.child();
  const parent = await createParent(own, one.id);
  const token = await familyToken(own, parent.id);
  const status = async (given: string) => (await calls.by(given, 'GET', '/family')).status;
  own.clock.pass(30 * DAY - 60_000);
  expect(await status(token)).toBe(200);
  own.clock.pass(60_000 + 1);
  expect(await status(token)).toBe(401);
  for (const wrong of ['fam_', `fam_${'a'.repeat(43)}`, 'a'.repeat(43), `${token}x`, '%']) {
    expect(await status(wrong)).toBe(401);
  }
  expect((await one.send('GET', '/family')).body.code).toBe('family_link_over');
  expect((await calls.by(await familyToken(own, parent.id), 'GET', '/auth/me')).status).toBe(401);
  await own.close();
});

test('the data of a child comes without messages, mails and parents; the parent’s own with their ties', async () => {
  const { one, token, parent } = await family();
  const { db } = server.database;
  const now = server.clock.now();
  const [thread] = await db
    .insert(mentoring_threads)
    .values({
      learner_id: one.id,
      kind: 'python',
      language: 'fr',
      title: 'My loop',
      created_at: now,
      updated_at: now,
    })
    .returning();
  const { status, body, headers } = await by(token, 'GET', `/family/children/${one.id}/data`);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body.tables.mentoring_threads).toMatchObject([{ id: thread?.id }]);
  expect(body.tables.users).toMatchObject([{ id: one.id }]);
  for (const name of [
    'mentoring_messages',
    'local_mails',
    'sessions',
    'family_ties',
    'consents',
    'payers',
  ]) {
    expect(body.tables).not.toHaveProperty(name);
  }
  expect(JSON.stringify(body)).not.toMatch(/password_hash|token_hash/);
  // The child’s own download has all of it.
  const own = (await one.send('GET', '/user/data')).body.tables;
  expect(own.family_ties).toMatchObject([{ parent_id: parent.id, state: 'accepted' }]);
  const mine = await by(token, 'GET', '/family/data');
  expect(mine.body).toMatchObject({
    email: parent.email,
    children: [{ name: 'Léa Martin', state: 'accepted', may_publish: true }],
  });
  for (let n = 0; n < 4; n += 1) await by(token, 'GET', `/family/children/${one.id}/data`);
  expect((await by(token, 'GET', `/family/children/${one.id}/data`)).status).toBe(429);
});

test('deleting a child’s account deletes what belongs to the family', async () => {
  const { one, parent, token } = await family();
  await familyToken(server, parent.id, one.id);
  const { db } = server.database;
  await db.delete(users).where(eq(users.id, one.id));
  const tie = and(eq(family_ties.child_id, one.id), eq(family_ties.parent_id, parent.id));
  expect(await db.select().from(family_ties).where(tie)).toEqual([]);
  expect((await page(token)).children).toEqual([]);
});
