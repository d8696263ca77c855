import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { type Actor, actor, appeal, decide, publish } from '../../../test/review-calls.ts';

let server: TestApp;
let owner: Actor;
let ann: Actor;
let admin: Actor;
let id: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = await actor(server, { role: 'admin' });
});
beforeEach(async () => {
  owner = await actor(server, { premium: true });
  ann = await actor(server);
  ({ id } = await publish(owner));
});
afterAll(() => server.close());

const publicStatus = async () => (await server.call('GET', `/published-projects/${id}`)).status;
const own = async () => (await owner.get('/published-projects')).body[0];
const detail = async () => (await admin.get(`/admin/published-projects/${id}`)).body;

test.each([
  [400, { reason: 'boring', text: '' }],
  [400, { reason: 'hate' }],
  [400, { reason: 'hate', text: 'a'.repeat(501) }],
  [400, { reason: 'hate', text: 'a\u0000b' }],
  [413, { reason: 'hate', text: 'a'.repeat(2_000_000) }],
  [422, { reason: 'hate', text: 'write to me@mail.fr' }],
])('bad input of a report: %i', async (expected, input) => {
  const { status, body } = await ann.post(`/published-projects/${id}/reports`, input);
  expect(status).toBe(expected);
  expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect((await detail()).reports).toEqual([]);
});

test.each([
  [400, 'a'.repeat(1001)],
  [400, ' '],
  [422, 'call 06 12 34 56 78'],
])('bad input of an appeal: %i', async (expected, text) => {
  await decide(admin, id, 'hide');
  const { status, body } = await appeal(owner, id, text);
  expect(status).toBe(expected);
  expect(body.detail).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect((await own()).decision.appeal).toBeNull();
});

test.each([
  { reason: 'boring' },
  { words: 'a'.repeat(1001) },
  { version: -1 },
  { updated_at: 'now' },
  { decision: 'burn' },
])('bad input of a decision: %o', async (changes) => {
  expect((await decide(admin, id, 'hide', changes)).status).toBe(400);
  expect(await publicStatus()).toBe(200);
});
