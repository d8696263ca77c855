import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createClass, createPupil, createTeacher, joinClass } from '../../../test/class-calls.ts';
import { createMember } from '../../../test/factories.ts';
import { hashPassword } from '../accounts/passwords.service.ts';
import { class_members, pupils } from '../classes/classes.table.ts';
import { dealSeats } from './school-seats.queries.ts';

const DAY = 86_400_000;

let server: TestApp;
let admin: string;
let classId: string;
beforeAll(async () => {
  server = await buildTestApp();
  admin = (await createMember(server, { role: 'admin' })).token;
});
beforeEach(async () => {
  const { user } = await createTeacher(server);
  classId = (await createClass(server, [user.id], { name: '3e A' })).id;
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY);
const until = '2027-07-31T22:00:00.000Z';
const set = (body: object, id = classId) =>
  server.call('PUT', `/admin/classes/${id}/seats`, { token: admin, body });
const give = async (seats: number) => {
  const answer = await set({ seats, until, note: 'Invoice 7' });
  expect(answer.status).toBe(200);
  return answer.body;
};

/** The names of those who have a seat, in the order of joining. */
async function seated() {
  const { name, has_seat, joined_at } = class_members;
  const rows = await server.database.db
    .select({ name, has_seat })
    .from(class_members)
    .where(eq(class_members.class_id, classId))
    .orderBy(joined_at);
  return rows.filter((row) => row.has_seat).map((row) => row.name);
}

const join = (name: string, day: number) =>
  createPupil(server, classId, { name, joined_at: inDays(day) });

describe('the licence of a class', () => {
  test('is as it was given, to be read and changed', async () => {
    const read = () =>
      server
        .call('GET', `/admin/classes/${classId}/seats`, { token: admin })
        .then(({ body }) => body);
    expect(await read()).toEqual({ licence: null, dealt: 0 });
    const given = { licence: { seats: 30, until, note: 'Invoice 7' }, dealt: 0 };
    expect([await give(30), await read()]).toEqual([given, given]);
  });

  test('gives its seats in the order of joining; raised and lowered, it deals them again', async () => {
    await join('Cleo', 3);
    await join('Ada', 1);
    await join('Ben', 2);
    expect((await give(2)).dealt).toBe(2);
    expect(await seated()).toEqual(['Ada', 'Ben']);
    await give(60);
    expect(await seated()).toEqual(['Ada', 'Ben', 'Cleo']);
    await give(1);
    expect(await seated()).toEqual(['Ada']);
    expect((await set({ seats: 0 })).body).toEqual({ licence: null, dealt: 0 });
    expect(await seated()).toEqual([]);
  });

  test('gives the seat of somebody whom a teacher has removed to the next', async () => {
    const ada = await join('Ada', 1);
    await join('Ben', 2);
    await give(1);
    const { db } = server.database;
    await db
      .update(pupils)
      .set({ delete_after: inDays(7) })
      .where(eq(pupils.user_id, ada.user.id));
    await dealSeats(db, classId);
    expect(await seated()).toContain('Ben');
    const { body } = await server.call('GET', `/admin/classes/${classId}/seats`, { token: admin });
    expect(body.dealt).toBe(1);
  });

  test('gives the seat of a deleted account to the next, at once', async () => {
    const passwordHash = await hashPassword('correct horse');
    const { user, token } = await createMember(server, { passwordHash });
    await joinClass(server, classId, user.id, { name: 'Ada', joined_at: inDays(1) });
    await join('Ben', 2);
    await give(1);
    expect(await seated()).toEqual(['Ada']);
    const deleted = await server.call('DELETE', '/user', {
      token,
      body: { password: 'correct horse' },
    });
    expect(deleted.status).toBe(200);
    await expect.poll(seated).toEqual(['Ben']);
  });

  test('changes nothing in other classes', async () => {
    const { user } = await createTeacher(server);
    const other = await createClass(server, [user.id]);
    const { member } = await createPupil(server, other.id, { has_seat: true });
    await give(1);
    await set({ seats: 0 });
    const [row] = await server.database.db
      .select()
      .from(class_members)
      .where(eq(class_members.id, member.id));
    expect(row?.has_seat).toBe(true);
  });

  test.each([
    { seats: 30 },
    { seats: 101, until, note: '' },
    { seats: -1, until, note: '' },
    { seats: 30, until: '2027-02-30T00:00:00Z', note: '' },
    { seats: 30, until: '2027-06-30T23:59:60Z', note: '' },
    { seats: 30, until: '0000-01-01T00:00:00Z', note: '' },
    { seats: 30, until, note: 'x'.repeat(201) },
  ])('is refused as %j', async (body) => {
    expect((await set(body)).status).toBe(400);
  });

  test('is in the log once, with what was changed', async () => {
    await give(30);
    await give(30);
    const { body } = await server.call('GET', '/admin/audit?subject=class', { token: admin });
    const entries = body.filter((one: { subject_id: string }) => one.subject_id === classId);
    expect(entries).toMatchObject([{ action: 'update', label: '3e A' }]);
    expect(entries[0].changes).toContainEqual({ field: 'seats', from: 0, to: 30 });
  });

  test('is refused for a class that is not there', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const { status, body } = await set({ seats: 0 }, nowhere);
    expect([status, body.code]).toEqual([404, 'class_not_found']);
  });
});
