import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import type { Jobs } from '../../services/jobs.ts';
import type { Mail } from '../../services/mail.ts';
import { deliverLiveMail, queueReminders } from './live-mail.job.ts';
import { purgeSeats } from './live-seat-purge.job.ts';
import { live_seats, live_sessions } from './live-sessions.table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const HOUR = 60 * 60 * 1000;
const { send, mentor, schedule, seated } = liveCalls(() => server);

const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);

type Reminder = Parameters<typeof deliverLiveMail>[1];

/** Returns the reminders that this number of simultaneous sweeps queues; the queue of the server is left alone. */
async function sweep(times = 1): Promise<Reminder[]> {
  const queued: Reminder[] = [];
  const enqueueAll: Jobs['enqueueAll'] = async (_db, _kind, payloads) => {
    queued.push(...(payloads as unknown as Reminder[]));
  };
  const jobs = { enqueueAll } as Jobs;
  const { db } = server.database;
  const one = () => queueReminders({ db, clock: server.clock.now, jobs });
  await Promise.all(Array.from({ length: times }, one));
  return queued;
}

async function deliver(job: Reminder): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} };
  const deps = { db: server.database.db, clock: server.clock.now, log: server.app.log };
  const { contactEmail } = server.config;
  const publicUrl = 'http://localhost:3000';
  await deliverLiveMail({ ...deps, mailer, publicUrl, contactEmail }, job);
  return sent;
}

/** Creates a session that begins in this number of minutes, and a member who asked to be reminded of it. */
async function reminded(minutes: number) {
  const host = await mentor();
  const id = await schedule(host.user.id, { starts_at: inMinutes(minutes) });
  const { token, user } = await createMember(server, { premium: true, language: 'fr' });
  expect((await send(token, 'PUT', `${id}/seat`, { reminder: true })).status).toBe(200);
  return { id, host, token, user };
}

const rescheduled = async (token: string, id: string, minutes: number) => {
  const { body } = await send(undefined, 'GET', id);
  return send(token, 'PUT', id, { ...body, starts_at: inMinutes(minutes).toISOString() });
};

describe('a reminder', () => {
  test('is queued within the hour before, once, however many processes look', async () => {
    const { id, user } = await reminded(62);
    const silent = await seated(id);
    expect(await sweep()).toEqual([]);
    server.clock.pass(3 * 60_000);
    const queued = await sweep(3);
    expect(queued).toEqual([
      expect.objectContaining({ session_id: id, user_id: user.id, kind: 'reminder' }),
    ]);
    expect(JSON.stringify(queued)).not.toContain(silent.user.id);
    expect(await sweep()).toEqual([]);
    const [mail] = await deliver(queued[0] as Reminder);
    expect([mail?.to, mail?.subject]).toEqual([user.email, 'Bientôt en direct\u00a0: Un jeu']);
    expect(mail?.text).toContain(`http://localhost:3000/live/${id}`);
    expect(mail?.text).toContain('(heure de Paris)');
  });

  test('of a cancelled session is not queued, and not sent when it was', async () => {
    const { id, host } = await reminded(50);
    const later = await reminded(50);
    await send(host.token, 'POST', `${id}/cancel`);
    const queued = await sweep();
    expect(queued.map(({ session_id }) => session_id)).toEqual([later.id]);
    await send(later.host.token, 'POST', `${later.id}/cancel`);
    expect(await deliver(queued[0] as Reminder)).toEqual([]);
  });

  test('is queued again for a new time, and the one of the old time is not sent', async () => {
    const { id, host } = await reminded(50);
    const [old] = await sweep();
    expect((await rescheduled(host.token, id, 55)).status).toBe(200);
    expect(await deliver(old as Reminder)).toEqual([]);
    const [queued] = await sweep();
    expect(queued).toMatchObject({ session_id: id, sequence: 1 });
    expect(await deliver(queued as Reminder)).toHaveLength(1);
  });

  test.each([
    ['the seat was given back', (token: string, id: string) => send(token, 'DELETE', `${id}/seat`)],
    [
      'the reminder was turned off',
      (token: string, id: string) => send(token, 'PUT', `${id}/seat`, { reminder: false }),
    ],
  ])('is not sent when %s since', async (_, change) => {
    const { id, token } = await reminded(50);
    const [queued] = await sweep();
    expect((await change(token, id)).status).toBe(200);
    expect(await deliver(queued as Reminder)).toEqual([]);
  });
});

test('seats go 30 days after the end, and sessions that nobody started with them', async () => {
  const host = await mentor();
  const { db } = server.database;
  const now = server.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * HOUR);
  const held = { started_at: daysAgo(40), starts_at: daysAgo(40) };
  const old = await schedule(host.user.id, { ...held, ended_at: daysAgo(31) });
  const recent = await schedule(host.user.id, { ...held, ended_at: daysAgo(29) });
  const never = await schedule(host.user.id, { starts_at: daysAgo(31) });
  for (const id of [old, recent, never]) await seated(id);
  await purgeSeats({ db, clock: server.clock.now });
  const left = async (id: string) => [
    (await db.select().from(live_sessions).where(eq(live_sessions.id, id))).length,
    (await db.select().from(live_seats).where(eq(live_seats.session_id, id))).length,
  ];
  expect([await left(old), await left(recent), await left(never)]).toEqual([
    [1, 0],
    [1, 1],
    [0, 0],
  ]);
});

test('an account takes its seats with it, and its sessions stay with the administrators', async () => {
  const { id, host, user, token } = await reminded(500);
  const data = (await server.call('GET', '/user/data', { token })).body.tables;
  expect(data.live_seats).toEqual([expect.objectContaining({ session_id: id, reminder: true })]);
  const hosted = (await server.call('GET', '/user/data', { token: host.token })).body.tables;
  expect(hosted.live_sessions).toEqual([expect.objectContaining({ id })]);
  const admin = await createMember(server, { role: 'admin' });
  for (const gone of [user, host.user]) {
    const path = `/admin/users/${gone.id}`;
    expect((await server.call('DELETE', path, { token: admin.token })).status).toBe(200);
  }
  const { db } = server.database;
  const seat = and(eq(live_seats.session_id, id), eq(live_seats.user_id, user.id));
  expect(await db.select().from(live_seats).where(seat)).toEqual([]);
  expect((await send(undefined, 'GET', id)).body).toMatchObject({ host_name: '', seats_taken: 0 });
  expect((await send(admin.token, 'POST', `${id}/cancel`)).body.state).toBe('cancelled');
});
