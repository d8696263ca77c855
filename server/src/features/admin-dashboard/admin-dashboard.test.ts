import { DASHBOARD_WEEKS } from '@codivia/contract/api/admin-dashboard';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createCourseOf } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import { SandboxVisitor } from '../../../test/sandbox-visitor.ts';
import { gift_cards } from '../gift-cards/gift-cards.table.ts';
import { payment_events } from '../payments/payments.table.ts';
import { progress } from '../progress/progress.table.ts';

const HOME = 'http://localhost:3000';
const WEEK = 7 * 24 * 60 * 60 * 1000;

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  token = (await createMember(server, { role: 'admin', name: 'Grace' })).token;
});
afterAll(() => server.close());

const read = async () => (await server.call('GET', '/admin/dashboard', { token })).body;

test('an empty site has its administrator, and twelve weeks from Monday to Monday', async () => {
  const { counters, weeks } = await read();
  expect(counters).toEqual({ courses: 0, lessons: 0, users: 1, premium_users: 0 });
  expect(weeks).toHaveLength(DASHBOARD_WEEKS);
  const days = weeks.map((week: { starts_on: string }) => new Date(week.starts_on).getUTCDay());
  expect(new Set(days)).toEqual(new Set([1]));
  expect(weeks.at(-1)).toMatchObject({ sign_ups: 1, active_learners: 0, completions: 0 });
});

test('what happens shows in counters, weeks and the list, the latest first', async () => {
  const { db } = server.database;
  const later = () => server.clock.pass(1000);
  later();
  const { user, token: own } = await createMember(server, { name: 'Ada', premium: true });
  await createCourse(db, { id: 'draft', is_active: false });
  const { lessons } = await createCourseOf(server, 2, { id: 'course' });
  later();
  for (const [at, completed] of [true, false].entries()) {
    const body = { lesson_id: lessons[at]?.id, completed };
    await server.call('POST', '/progress', { token: own, body });
  }
  later();
  await db
    .insert(payment_events)
    .values({ id: 'evt_1', type: 'invoice.paid', received_at: server.clock.now() });
  later();
  const paid_at = server.clock.now();
  later();
  const activated = { activated_at: server.clock.now(), activated_by: user.id };
  const card = { payment_id: 'cs_1', code_hash: 'h', language: 'fr' as const, paid_at };
  await db.insert(gift_cards).values({ ...card, ...activated });
  later();
  const edit = { revision: 1, title: 'Edited' };
  await server.call('PUT', '/admin/courses/course', { token, body: edit });

  const { counters, weeks, activity } = await read();
  expect(counters).toEqual({ courses: 2, lessons: 2, users: 2, premium_users: 1 });
  expect(weeks.at(-1)).toMatchObject({ active_learners: 1, completions: 1 });
  const person = { id: user.id, name: 'Ada' };
  expect(activity.slice(0, 6)).toMatchObject([
    { kind: 'edit', action: 'update', person: { name: 'Grace' }, subject: { title: 'Edited' } },
    { kind: 'gift_card_used', person },
    { kind: 'gift_card_bought', person: null },
    { kind: 'payment', event: 'invoice.paid' },
    { kind: 'completion', person, subject: { kind: 'lesson', id: lessons[0]?.id } },
    { kind: 'sign_up', person },
  ]);
});

describe('payments', () => {
  const payments = async () =>
    (await read()).activity
      .filter(({ kind }: { kind: string }) => kind === 'payment')
      .map(({ event, person }: { event: string; person: unknown }) => ({ event, person }));

  test('name the member as long as there is one', async () => {
    const { user, token: own } = await createMember(server, { name: 'Noor' });
    const back = { success_url: `${HOME}/dashboard`, cancel_url: `${HOME}/` };
    const opened = await server.call('POST', '/stripe/create-checkout-session', {
      token: own,
      body: { ...back, language: 'fr' },
    });
    await new SandboxVisitor(server).press(opened.body.checkout_url, 'pay');
    const person = { id: user.id, name: 'Noor' };
    const listed = await payments();
    expect(listed).toContainEqual({ event: 'customer.subscription.created', person });
    await server.call('DELETE', `/admin/users/${user.id}`, { token });
    const afterwards = await payments();
    expect(afterwards).toContainEqual({ event: 'customer.subscription.created', person: null });
    expect(afterwards).not.toContainEqual(expect.objectContaining({ person }));
  });
});

test('edits have titles in both languages, what they changed, and one entry for a new order', async () => {
  const site = await buildTestApp();
  const { token: admin } = await createMember(site, { role: 'admin' });
  const { lessons } = await createCourseOf(site, 3, { id: 'loops' });
  await createCourse(site.database.db, { id: 'other', order_index: 2 });
  const send = async (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: object) => {
    site.clock.pass(1000);
    const { status } = await site.call(method, `/admin${path}`, { token: admin, body });
    expect(status).toBe(200);
  };
  const [first, second, third] = lessons.map(({ id }) => id);
  const changes = { color: '#654321', is_premium: true };
  await send('PUT', '/courses/loops', { revision: 1, ...changes });
  await send('PUT', '/courses/loops/lesson-order', { lesson_ids: [third, second, first] });
  await send('PUT', '/courses/loops/lesson-order', { lesson_ids: [first, second, third] });
  await send('PUT', '/course-order', { course_ids: ['other', 'loops'] });
  await send('DELETE', `/lessons/${first}`);

  const { body } = await site.call('GET', '/admin/dashboard', { token: admin });
  const loops = { title: 'Loops', title_fr: 'Les boucles' };
  const lesson = { kind: 'lesson', title: 'First loop', title_fr: 'Première boucle' };
  expect(body.activity.slice(0, 5)).toMatchObject([
    { action: 'delete', subject: { ...lesson, id: first }, changed: [], moved: 0, course: null },
    { action: 'reorder', subject: { kind: 'course' }, moved: 2, course: null },
    { action: 'reorder', subject: { kind: 'course', id: 'loops' }, moved: 2, course: loops },
    { action: 'reorder', subject: { kind: 'course', id: 'loops' }, moved: 2, course: loops },
    { action: 'update', subject: { kind: 'course', id: 'loops', ...loops }, moved: 0 },
  ]);
  expect(body.activity[4].changed.sort()).toEqual(['color', 'is_premium']);
  expect(body.activity[5]).toMatchObject({ kind: 'sign_up', changed: [], moved: 0 });
  await site.close();
});

test('earlier weeks count what happened in them, each learner once', async () => {
  const past = await buildTestApp();
  const { user, token: admin } = await createMember(past, { role: 'admin' });
  const other = await createMember(past);
  const moment = new Date(past.clock.now().getTime() - 3 * WEEK);
  const entry = { course_id: 'c', started_at: moment, completed_at: moment, xp_awarded: 1 };
  await past.database.db.insert(progress).values([
    { user_id: user.id, lesson_id: 'a', ...entry },
    { user_id: user.id, lesson_id: 'b', ...entry },
    { user_id: other.user.id, lesson_id: 'a', ...entry, completed_at: null },
  ]);
  const { body } = await past.call('GET', '/admin/dashboard', { token: admin });
  expect(body.weeks.at(-4)).toMatchObject({ sign_ups: 0, active_learners: 2, completions: 2 });
  expect(body.weeks.at(-1)).toMatchObject({ sign_ups: 2, active_learners: 0, completions: 0 });
  expect(body.activity[0]).toMatchObject({ kind: 'sign_up' });
  await past.close();
});
