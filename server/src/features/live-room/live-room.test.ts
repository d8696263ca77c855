import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { mentors } from '../mentoring/mentoring.table.ts';
import { replayEvents } from './live-replay.service.ts';
import { endAbandoned } from './live-room.service.ts';

const MINUTE = 60_000;

let server: TestApp;
const { send, mentor, schedule, seated, live, edit } = liveCalls(() => server);

beforeAll(async () => {
  server = await buildTestApp({ liveVideoUrl: 'https://meet.example.org/x-{id}' });
});
afterAll(() => server.close());

const room = async (token: string, id: string) => (await send(token, 'GET', `${id}/room`)).body;

describe('a session', () => {
  test('is started by its host, shortly before its time at the earliest, once', async () => {
    const host = await mentor();
    const starts_at = new Date(server.clock.now().getTime() + 40 * MINUTE);
    const id = await schedule(host.user.id, { starts_at });
    const { token } = await seated(id);
    expect((await send(host.token, 'POST', `${id}/start`)).body.code).toBe('live_too_early');
    expect((await send(token, 'GET', `${id}/room`)).body.code).toBe('live_not_started');
    expect((await edit(host.token, id, 0, [[0, 'x']])).body.code).toBe('live_not_started');
    expect((await send(host.token, 'POST', `${id}/end`)).body.code).toBe('live_not_started');
    server.clock.pass(11 * MINUTE);
    const started = await send(host.token, 'POST', `${id}/start`);
    expect([started.status, started.body.state]).toEqual([200, 'live']);
    await edit(host.token, id, 0, [[0, 'x']]);
    expect((await send(host.token, 'POST', `${id}/start`)).body).toEqual(started.body);
    expect((await room(token, id)).files).toEqual({ 'main.py': { text: 'x', version: 1 } });
  });

  test('that is over or was cancelled takes nothing any more', async () => {
    const { id, host, participant } = await live();
    await edit(host.token, id, 0, [[0, 'x']]);
    expect(await replayEvents(server.database.db, id)).toBeUndefined();
    const ended = await send(host.token, 'POST', `${id}/end`);
    expect(ended.body.state).toBe('ended');
    expect((await send(host.token, 'POST', `${id}/end`)).body).toEqual(ended.body);
    const note = { type: 'note', title: 'Late', text: '' };
    for (const answer of [
      await send(host.token, 'POST', `${id}/start`),
      await send(participant.token, 'GET', `${id}/room`),
      await send(participant.token, 'GET', `${id}/stream`),
      await edit(host.token, id, 1, [1, [0, 'y']]),
      await send(host.token, 'POST', `${id}/publications`, note),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'live_over']);
    }
    const replayed = await replayEvents(server.database.db, id);
    expect(replayed?.files).toEqual({ 'main.py': '' });
    expect(replayed?.events.map(({ seq, body }) => [seq, body.type])).toEqual([[1, 'edit']]);
    const cancelled = await schedule(host.user.id, { cancelled_at: server.clock.now() });
    for (const call of ['start', 'end']) {
      expect((await send(host.token, 'POST', `${cancelled}/${call}`)).body.code).toBe('live_over');
    }
  });

  test('that was never started cannot be once its time is over', async () => {
    const host = await mentor();
    const starts_at = new Date(server.clock.now().getTime() - 61 * MINUTE);
    const id = await schedule(host.user.id, { starts_at, minutes: 60 });
    expect((await send(host.token, 'POST', `${id}/start`)).body.code).toBe('live_over');
  });

  test('ends by itself once its host has left it and its time is long over', async () => {
    const { id, host } = await live({ minutes: 10 });
    const start = () => send(token(), 'POST', `${id}/start`);
    const token = () => server.app.session.sign(host.session.id);
    const deps = { db: server.database.db, clock: server.clock.now, host: 'localhost' };
    server.clock.pass(44 * MINUTE);
    await edit(token(), id, 0, [[0, 'still here']]);
    server.clock.pass(2 * MINUTE);
    await endAbandoned(deps);
    expect((await start()).body.state, 'its host still types').toBe('live');
    server.clock.pass(29 * MINUTE);
    await endAbandoned(deps);
    expect((await start()).body.code).toBe('live_over');
  });
});

test('the address of sound or video is told in the room, with the id of the session, and nowhere else', async () => {
  const { id, participant } = await live();
  expect((await room(participant.token, id)).video_url).toBe(`https://meet.example.org/x-${id}`);
  const { token } = await createMember(server);
  const shown = [
    await send(participant.token, 'GET', id),
    await send(token, 'GET', `${id}/room`),
    await server.call('GET', '/config'),
  ];
  expect(JSON.stringify(shown.map(({ body }) => body))).not.toContain('meet.example.org');
});

describe('who may', () => {
  const HOSTS: ['POST', string, object?][] = [
    ['POST', 'start'],
    [
      'POST',
      'edits',
      { edits: [{ type: 'edit', file: 'main.py', version: 0, client: 'window-1', changes: [] }] },
    ],
    ['POST', 'publications', { type: 'note', title: 'x', text: '' }],
    ['POST', 'end'],
  ];

  test('host: the session’s mentor and administrators, for others it is not there', async () => {
    const { id, participant } = await live();
    const former = await mentor();
    const own = await schedule(former.user.id);
    await server.database.db.delete(mentors).where(eq(mentors.user_id, former.user.id));
    const others = [
      (await createMember(server)).token,
      (await createMember(server, { premium: true })).token,
      participant.token,
      (await mentor()).token,
    ];
    for (const [method, path, body] of HOSTS) {
      expect((await send(undefined, method, `${id}/${path}`, body)).status).toBe(401);
      for (const token of others) {
        const answer = await send(token, method, `${id}/${path}`, body);
        expect([path, answer.status, answer.body.code]).toEqual([
          path,
          404,
          'live_session_not_found',
        ]);
      }
      expect((await send(former.token, method, `${own}/${path}`, body)).status).toBe(404);
    }
    const admin = (await createMember(server, { role: 'admin' })).token;
    for (const [method, path, body] of HOSTS) {
      const answer = await send(admin, method, `${id}/${path}`, body);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  test('enter: hosts and those with a seat and its plan', async () => {
    const { id, host, participant } = await live();
    const admin = (await createMember(server, { role: 'admin' })).token;
    const without = await seated(id, {});
    expect((await send(undefined, 'GET', `${id}/room`)).status).toBe(401);
    for (const token of [
      (await createMember(server)).token,
      (await createMember(server, { premium: true })).token,
      (await mentor()).token,
      without.token,
    ]) {
      for (const path of ['room', 'stream']) {
        const { status, body } = await send(token, 'GET', `${id}/${path}`);
        expect([status, body.code]).toEqual([403, 'live_seat_required']);
      }
    }
    for (const [token, role] of [
      [host.token, 'host'],
      [admin, 'host'],
      [participant.token, 'participant'],
    ] as const) {
      expect((await room(token, id)).role).toBe(role);
    }
  });

  test('stay: whoever has entered, even when their plan ends meanwhile', async () => {
    const { id } = await live();
    const premiumUntil = new Date(server.clock.now().getTime() + MINUTE);
    const entered = await seated(id, { premiumUntil });
    const late = await seated(id, { premiumUntil });
    expect((await send(entered.token, 'GET', `${id}/room`)).status).toBe(200);
    server.clock.pass(2 * MINUTE);
    expect((await send(entered.token, 'GET', `${id}/room`)).status).toBe(200);
    expect((await send(late.token, 'GET', `${id}/room`)).body.code).toBe('live_seat_required');
  });
});
