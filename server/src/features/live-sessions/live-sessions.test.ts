import { formatDate } from '@codivia/contract/text/format-dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { mailsTo, nextMail } from '../../../test/mailbox.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const HOUR = 60 * 60 * 1000;
const { send, mentor } = liveCalls(() => server);

const inHours = (hours: number) =>
  new Date(server.clock.now().getTime() + hours * HOUR).toISOString();

const plan = (changes: object = {}) => ({
  title_fr: 'Un premier jeu',
  title_en: 'A first game',
  description_fr: 'Ensemble, pas à pas.',
  description_en: 'Together, step by step.',
  language: 'fr',
  level: 'beginner',
  kind: 'python',
  minutes: 60,
  seats: 20,
  starts_at: inHours(48),
  open_replay: false,
  ...changes,
});

/** Schedules a session of a new mentor. */
async function scheduled(changes: object = {}) {
  const host = await mentor();
  const { status, body } = await send(host.token, 'POST', '', plan(changes));
  expect([status, body.code]).toEqual([200, undefined]);
  return { host, id: body.id as string };
}

const takeSeat = (token: string, id: string, reminder = false, query = '') =>
  send(token, 'PUT', `${id}/seat${query}`, { reminder });

/** Creates a member with a seat in a session; returns their token and their address. */
async function seated(id: string, reminder = false, query = '') {
  const { token, user } = await createMember(server, { premium: true });
  expect((await takeSeat(token, id, reminder, query)).status).toBe(200);
  return { token, email: user.email };
}

describe('the calendar of live sessions', () => {
  test('shows what is to come, the first name of its host and the seats taken', async () => {
    const { host, id } = await scheduled({ title_en: '  A first\n game ' });
    const { token } = await seated(id);
    const { body } = await server.call('GET', '/live/sessions');
    const [shown] = body.filter((one: { id: string }) => one.id === id);
    expect(shown).toMatchObject({ title_en: 'A first game', host_name: 'Mia', seats_taken: 1 });
    expect(JSON.stringify(body)).not.toContain(host.user.id);
    const own = (await server.call('GET', '/live/own', { token })).body;
    expect(own).toMatchObject({ included: true, may_host: false, seats: [id], reminders: [] });
    const hosts = (await server.call('GET', '/live/own', { token: host.token })).body;
    expect(hosts).toMatchObject({ may_host: true, hosted: [id] });
  });

  test.each([
    ['a moment that has passed', { starts_at: '2020-01-01T10:00:00Z' }, 422, 'live_in_the_past'],
    ['a moment years ahead', { starts_at: '2090-01-01T10:00:00Z' }, 422, 'live_too_far_ahead'],
    ['an address in the title', { title_en: 'Write to ada@gmail.com' }, 422, 'contact_refused'],
    ['a link in the description', { description_fr: 'https://x.gg/me' }, 422, 'contact_refused'],
    ['no seats', { seats: 0 }, 400, undefined],
    ['a blank title', { title_fr: ' ' }, 400, undefined],
    ['no date', { starts_at: 'tomorrow' }, 400, undefined],
  ])('refuses %s', async (_, changes, status, code) => {
    const host = await mentor();
    const refused = await send(host.token, 'POST', '', plan(changes));
    expect(refused.status).toBe(status);
    if (code) expect(refused.body.code).toBe(code);
    expect([refused.body.detail.fr, refused.body.detail.en].every(Boolean)).toBe(true);
  });
});

describe('seats', () => {
  test('are never more than there are, however many want one at once', async () => {
    const { id } = await scheduled({ seats: 3 });
    const members = await Promise.all(
      Array.from({ length: 8 }, () => createMember(server, { premium: true })),
    );
    const answers = await Promise.all(members.map(({ token }) => takeSeat(token, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(codes).toEqual(Array(5).fill('live_full'));
    expect((await send(undefined, 'GET', id)).body.seats_taken).toBe(3);
  });

  test('are refused to free members, and not needed by hosts', async () => {
    const { id, host } = await scheduled();
    const free = await createMember(server);
    const refused = await takeSeat(free.token, id);
    expect([refused.status, refused.body.code]).toEqual([403, 'live_premium']);
    const own = await takeSeat(host.token, id);
    expect([own.status, own.body.code]).toEqual([409, 'live_host_needs_no_seat']);
  });
});

describe('mails', () => {
  test('tell those with a seat of a new time, and of the cancellation', async () => {
    const { id, host } = await scheduled();
    const { email } = await seated(id, false, '?time_zone=America/New_York');
    const starts_at = `${inHours(72).slice(0, 10)}T17:00:00.000Z`;
    expect((await send(host.token, 'PUT', id, plan({ starts_at }))).status).toBe(200);
    const changed = await nextMail(server, email);
    expect(changed.subject).toBe('New time: A first game');
    const there = formatDate(starts_at, 'en', 'full_appointment', 'America/New_York');
    expect(changed.text).toContain(`now starts on ${there} (Eastern Time)`);
    expect((await send(host.token, 'POST', `${id}/cancel`)).body.state).toBe('cancelled');
    await send(host.token, 'POST', `${id}/cancel`);
    const mails = await mailsTo(server, email, 2);
    expect(mails.map(({ subject }) => subject)).toContain('Session cancelled: A first game');
    expect(mails).toHaveLength(2);
  });
});

describe('the files for calendar programs', () => {
  test('have a stable id, times in UTC, and the cancellation', async () => {
    const day = inHours(72).slice(0, 10);
    const { id, host } = await scheduled({ starts_at: `${day}T18:00:00+02:00` });
    const read = async (query = '') =>
      (await server.call('GET', `/live/sessions/${id}/calendar.ics${query}`)) as {
        body: string;
        headers: Record<string, unknown>;
      };
    const { body, headers } = await read('?lang=fr');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(body).toContain(`UID:live-${id}@codivia`);
    expect(body).toContain(`DTSTART:${day.replaceAll('-', '')}T160000Z`);
    expect(body).toContain('SUMMARY:Un premier jeu');
    expect(body).toContain('SEQUENCE:0');
    expect(body).not.toContain(host.user.email);
    await send(host.token, 'POST', `${id}/cancel`);
    const all = (await server.call('GET', '/live/calendar.ics')).body as string;
    for (const text of [(await read()).body, all]) {
      expect(text).toContain('STATUS:CANCELLED');
      expect(text).toContain('SEQUENCE:1');
    }
  });
});
