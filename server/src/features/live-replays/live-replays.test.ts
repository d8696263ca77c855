import { brotliDecompressSync } from 'node:zlib';
import { LIVE_OUTPUT_MAX_CHARACTERS, type LiveEventBody } from '@codivia/contract/api/live-events';
import { REPLAY_HOUR_MAX_BYTES } from '@codivia/contract/api/live-replays';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { live_events } from '../live-room/live-room.table.ts';
import { live_sessions } from '../live-sessions/live-sessions.table.ts';

const NOTE: LiveEventBody = { type: 'note', title: 'Lists', text: 'They begin at 0.' };

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const list = (token?: string) => server.call('GET', '/live/replays', token ? { token } : {});
const read = (path: string, token?: string) =>
  server.call('GET', `/live/replays/${path}`, token ? { token } : {});

test('everybody sees the list, without events', async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  const [first] = body;
  expect(first).toMatchObject({
    id: 'first-game',
    title_fr: 'Un premier jeu en 20 minutes',
    kind: 'game',
    open: true,
    languages: ['fr', 'en'],
    host_name: '',
    held_at: null,
  });
  expect(body.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual([
    'first-game',
    'tiny-chatbot',
    'error-message',
  ]);
  expect(first.events).toBeUndefined();
});

test('an open recording is for every member, in the language that is asked for or their own', async () => {
  const member = await createMember(server, { language: 'fr' });
  const own = await read('tiny-chatbot', member.token);
  expect([own.status, own.body.language]).toEqual([200, 'fr']);
  const english = await read('tiny-chatbot?lang=en', member.token);
  expect(english.body).toMatchObject({ id: 'tiny-chatbot', language: 'en', open: true });
  expect(english.body.files).toEqual({ 'main.py': '' });
  expect(english.body.events[0]).toMatchObject({ seq: 1, at: 0, body: { type: 'note' } });
  expect(english.headers['cache-control']).toBe('no-store');
});

test('visitors watch nothing, and what is not there is not found', async () => {
  expect((await read('tiny-chatbot')).status).toBe(401);
  const { token } = await createMember(server);
  for (const id of ['nothing', 'constructor', '3f1c3ef0-2d24-4f8e-9d2b-0d3a64c0f7aa']) {
    const { status, body } = await read(id, token);
    expect([id, status, body.code]).toEqual([id, 404, 'replay_not_found']);
  }
  expect((await read('tiny-chatbot?lang=de', token)).status).toBe(400);
});

test('a recording goes over the network in a few kilobytes', async () => {
  const { token } = await createMember(server);
  const answer = await server.app.inject({
    url: '/api/live/replays/first-game?lang=fr',
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload.length).toBeLessThan(40_000);
  const { events, duration_ms } = JSON.parse(brotliDecompressSync(answer.rawPayload).toString());
  expect(events.length).toBeGreaterThan(1000);
  expect(duration_ms).toBeGreaterThan(18 * 60_000);
});

/** Creates a session that a member has held, with these events. */
async function held(hostId: string, changes: object = {}, bodies: LiveEventBody[] = [NOTE]) {
  const { db } = server.database;
  const now = server.clock.now();
  const [session] = await db
    .insert(live_sessions)
    .values({
      host_id: hostId,
      title_fr: 'Les listes',
      title_en: 'Lists',
      description_fr: 'Un début.',
      description_en: 'A beginning.',
      language: 'fr',
      level: 'beginner',
      kind: 'python',
      starts_at: now,
      minutes: 30,
      seats: 20,
      open_replay: false,
      started_at: now,
      ended_at: now,
      created_at: now,
      updated_at: now,
      ...changes,
    })
    .returning();
  if (!session) throw new Error('no session');
  const rows = bodies.map((body, index) => ({
    session_id: session.id,
    seq: index + 1,
    at_ms: index * 200,
    body,
  }));
  for (let from = 0; from < rows.length; from += 5000) {
    await db.insert(live_events).values(rows.slice(from, from + 5000));
  }
  return session.id;
}

test('a session that was held is listed, and for premium, administrators and its host alone', async () => {
  const host = await createMember(server, { name: 'Mila Martin' });
  const id = await held(host.user.id);
  const { body } = await list();
  expect(body.find((one: { id: string }) => one.id === id)).toMatchObject({
    title_fr: 'Les listes',
    languages: ['fr'],
    host_name: 'Mila',
    open: false,
  });
  const free = await createMember(server);
  const refused = await read(id, free.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'replay_premium']);
  expect((await read(id)).status).toBe(401);
  const admin = await createMember(server, { role: 'admin' });
  const premium = await createMember(server, { premium: true });
  for (const { token } of [admin, premium, host]) {
    const { status, body: replay } = await read(`${id}?lang=en`, token);
    expect([status, replay.language]).toEqual([200, 'fr']);
    expect(replay.events).toEqual([{ seq: 1, at: 0, body: NOTE }]);
  }
});

test('an open session is for every member; one that goes on, or was cancelled, for nobody', async () => {
  const { user, token } = await createMember(server);
  const other = await createMember(server, { premium: true });
  const open = await held(user.id, { open_replay: true });
  expect((await read(open, (await createMember(server)).token)).status).toBe(200);
  for (const changes of [{ ended_at: null }, { started_at: null, ended_at: null }]) {
    const id = await held(user.id, changes);
    expect((await read(id, token)).status).toBe(404);
    expect((await read(id, other.token)).status).toBe(404);
  }
  const empty = await held(user.id, {}, []);
  expect((await read(empty, other.token)).status).toBe(404);
  const ids = (await list()).body.map(({ id }: { id: string }) => id);
  expect(ids).not.toContain(empty);
});

/**
 * Returns an hour of a host who types without a pause, five keys a second, no two lines alike, points somewhere after
 * each line, and runs the program every minute with as much output as is kept.
 */
function hourOfTyping(): LiveEventBody[] {
  let length = 0;
  let state = 1;
  const chance = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
  const letter = () => String.fromCharCode(97 + chance(26));
  const client = 'a-window-of-the-host';
  const run = (): LiveEventBody => ({
    type: 'run',
    output: Array.from({ length: LIVE_OUTPUT_MAX_CHARACTERS }, letter).join(''),
    failed_line: null,
  });
  return Array.from({ length: 18_000 }, (_, version): LiveEventBody[] => {
    const key = version % 40 === 39 ? ['', ''] : [letter()];
    const changes = [...(length > 0 ? [length] : []), [0, ...key]];
    length += 1;
    const [anchor, head] = [chance(length), chance(length)];
    return [
      { type: 'edit', file: 'main.py', version, client, changes },
      { type: 'select', file: 'main.py', client, by: 'host', anchor, head },
      ...(version % 300 === 0 ? [run()] : []),
    ];
  }).flat();
}

test('an hour of typing is less than 1 MB on its way', async () => {
  const { user, token } = await createMember(server);
  const hour = hourOfTyping();
  const id = await held(user.id, {}, hour);
  const answer = await server.app.inject({
    url: `/api/live/replays/${id}`,
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.length).toBeLessThan(REPLAY_HOUR_MAX_BYTES);
  const { events } = JSON.parse(brotliDecompressSync(answer.rawPayload).toString());
  expect(events).toHaveLength(hour.length);
});
