import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createMember } from '../../../test/factories.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import type { LiveListener } from '../../../test/live-listener.ts';
import { notifyLive } from '../../db/live-notices.ts';
import { insertEvents } from './live-events.queries.ts';

let server: TestApp;
const { send, live, edit, listen, leaveAll, seated } = liveCalls(() => server);
const MINUTE = 60_000;

beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => {
  leaveAll();
  return server.close();
});

const seqs = ({ log }: LiveListener) => log.map(({ seq }) => seq);

// These tests spend most of their time waiting, each of them in a room of its own.
describe.concurrent('the stream of a room', () => {
  test('tells everybody what happens, in order and once, with the number to resume after', async () => {
    const { id, host, participant } = await live();
    const listeners = [
      await listen(host.token, id, 0),
      await listen(participant.token, id, 0),
      await listen((await seated(id)).token, id),
    ];
    for (let version = 0; version < 5; version++) {
      const changes = version === 0 ? [[0, 'x']] : [version, [0, 'x']];
      expect((await edit(host.token, id, version, changes)).status).toBe(200);
    }
    for (const listener of listeners) {
      await listener.until(({ log }) => log.length >= 5);
      expect(seqs(listener)).toEqual([1, 2, 3, 4, 5]);
      expect(listener.log[0]?.body).toEqual({
        type: 'edit',
        file: 'main.py',
        version: 0,
        client: 'window-1',
        changes: [[0, 'x']],
      });
      const logs = listener.sent.filter(({ event }) => event === 'log');
      expect(logs.every(({ id, data }) => id === String(data.at(-1).seq))).toBe(true);
    }
  });

  test('is sent as it is by every proxy, and kept by nobody', async () => {
    const { id, participant } = await live();
    const { headers } = (await listen(participant.token, id)).answer;
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    // The same bytes go to everybody: no connection has chunks of its own.
    expect([headers['transfer-encoding'], headers.connection]).toEqual([undefined, 'close']);
    const head = await send(participant.token, 'HEAD', `${id}/stream`);
    expect([head.status, head.body]).toEqual([200, '']);
  });

  test('goes on after the event that was received last, whatever its address says', async () => {
    const { id, host, participant } = await live();
    for (let version = 0; version < 4; version++) {
      await edit(host.token, id, version, version === 0 ? [[0, 'x']] : [version, [0, 'x']]);
    }
    const byAddress = await listen(participant.token, id, 2);
    const byHeader = await listen(participant.token, id, 0, { 'last-event-id': '3' });
    await byAddress.until(({ log }) => log.length >= 2);
    await byHeader.until(({ log }) => log.length >= 1);
    // Every event after the start of the response is sent, also before anything else in the room.
    const ahead = await listen(participant.token, id, 99);
    await edit(host.token, id, 4, [4, [0, 'y']]);
    for (const [listener, expected] of [
      [byAddress, [3, 4, 5]],
      [byHeader, [4, 5]],
      [ahead, [5]],
    ] as const) {
      await listener.until(({ log }) => log.at(-1)?.seq === 5);
      expect(seqs(listener)).toEqual(expected);
    }
  });

  test('has what no notice could bring: long events, and those whose notice was lost', async () => {
    const { id, host, participant } = await live();
    const listener = await listen(participant.token, id, 0);
    await listener.until(({ status }) => status !== undefined);
    const long = 'é'.repeat(5000);
    await edit(host.token, id, 0, [[0, long]]);
    await listener.until(({ log }) => log.length === 1);
    const lost = { type: 'note', title: 'Lost', text: '' } as const;
    await insertEvents(server.database.db, id, [{ seq: 2, at: 1000, body: lost }]);
    await edit(host.token, id, 1, [5000, [0, ' « à »']]);
    await listener.until(({ log }) => log.length === 3);
    expect(seqs(listener)).toEqual([1, 2, 3]);
    expect(listener.log.map(({ body }) => body)).toMatchObject([
      { changes: [[0, long]] },
      lost,
      { changes: [5000, [0, ' « à »']] },
    ]);
  });

  test('says how many are there, whether a host is, and to hosts alone for whom it is too fast', async () => {
    const { id, host, participant } = await live();
    const other = await seated(id);
    const first = await listen(participant.token, id);
    await listen(participant.token, id);
    await listen(other.token, id);
    await first.until(({ status }) => status?.participants === 2);
    expect(first.status?.host_present).toBe(false);
    const hosting = await listen(host.token, id);
    await first.until(({ status }) => status?.host_present === true);
    await send(participant.token, 'PUT', `${id}/too-fast`, { on: true });
    await hosting.until(({ status }) => status?.too_fast === 1);
    expect(first.sent.every(({ event, data }) => event !== 'status' || data.too_fast === 0)).toBe(
      true,
    );
    await send(participant.token, 'PUT', `${id}/too-fast`, { on: false });
    await hosting.until(({ status }) => status?.too_fast === 0);
    hosting.leave();
    await first.until(({ status }) => status?.host_present === false);
    expect((await send(participant.token, 'GET', `${id}/room`)).body.status).toMatchObject({
      participants: 2,
      host_present: false,
      too_fast: 0,
    });
  });

  test('says which hosts are connected, as their carets are told apart', async () => {
    const { id, host, participant } = await live();
    const admin = await createMember(server, { role: 'admin', name: 'Nora Petit' });
    const staying = await listen(participant.token, id, 0);
    const select = { type: 'select', file: 'main.py', client: 'window-1', anchor: 0, head: 0 };
    await send(admin.token, 'POST', `${id}/publications`, select);
    await staying.until(({ log }) => log.length === 1);
    const { who } = (staying.log[0] as { body: object }).body as { who: string };
    const here = (...keys: string[]) =>
      staying.until(({ status }) => status?.hosts?.join() === keys.sort().join());
    await here();
    const hosting = await listen(host.token, id);
    const office = [await listen(admin.token, id), await listen(admin.token, id)];
    await here('host', who);
    office[0]?.leave();
    hosting.leave();
    await here(who);
    const { body } = await send(participant.token, 'GET', `${id}/room`);
    expect(body.status.hosts).toEqual([who]);
    office[1]?.leave();
    await here();
    // The place stays part of the events: people who come back are shown there.
    expect(body.events).toHaveLength(1);
  });

  test('ends for everybody with the session', async () => {
    const { id, host, participant } = await live();
    const listener = await listen(participant.token, id, 0);
    await edit(host.token, id, 0, [[0, 'x']]);
    await send(host.token, 'POST', `${id}/end`);
    await listener.until(({ end }) => end !== undefined);
    expect([listener.end, seqs(listener)]).toEqual(['live_over', [1]]);
  });
});

describe.concurrent('the stream is ended', () => {
  test('for an account that is deleted, a session that is revoked and a mentor who is none any more, at once', async () => {
    const { id, host, participant } = await live();
    const deleted = await seated(id);
    const stays = await listen(participant.token, id);
    const leaving = await seated(id);
    const revoked = await listen(leaving.token, id);
    const gone = await listen(deleted.token, id);
    const hosting = await listen(host.token, id);
    await stays.until(({ status }) => status?.participants === 3);
    const { token } = await createMember(server, { role: 'admin' });
    const body = { mentor: false };
    for (const { status } of [
      await server.call('DELETE', `/user/sessions/${leaving.session.id}`, { token: leaving.token }),
      await server.call('DELETE', `/admin/users/${deleted.user.id}`, { token }),
      await server.call('PUT', `/admin/users/${host.user.id}/mentor`, { token, body }),
    ]) {
      expect(status).toBe(200);
    }
    for (const listener of [gone, hosting, revoked]) {
      await listener.until(({ end }) => end !== undefined);
      expect(listener.end).toBe('live_not_allowed');
    }
    await stays.until(({ status }) => status?.participants === 1);
    expect(stays.end).toBeUndefined();
    await stays.until(({ status }) => status?.host_present === false);
    // The session stays with the administrators: nobody is left alone in it.
    expect((await edit(host.token, id, 0, [[0, 'x']])).body.code).toBe('live_session_not_found');
    expect((await send(host.token, 'GET', `${id}/room`)).body.code).toBe('live_seat_required');
    await listen(token, id);
    await stays.until(({ status }) => status?.host_present === true);
    expect((await edit(token, id, 0, [[0, 'x']])).status).toBe(200);
    expect((await send(token, 'POST', `${id}/end`)).status).toBe(200);
    await stays.until(({ end }) => end === 'live_over');
    expect(seqs(stays)).toEqual([1]);
  });
});

// These tests move the clock: a test that starts meanwhile would have no session.
describe('the stream goes on', () => {
  test('for whoever has entered, when their plan ends and when their token does, without a gap', async () => {
    const { id, host } = await live();
    const premiumUntil = new Date(server.clock.now().getTime() + MINUTE);
    const member = await seated(id, { premiumUntil });
    const listener = await listen(member.token, id, 0);
    const host_token = () => server.app.session.sign(host.session.id);
    await edit(host.token, id, 0, [[0, 'x']]);
    server.clock.pass(60 * MINUTE);
    expect((await send(member.token, 'GET', `${id}/room`)).status).toBe(401);
    await notifyLive(server.database.db, 'rights', id);
    await edit(host_token(), id, 1, [1, [0, 'y']]);
    await listener.until(({ log }) => log.length === 2);
    // Rights are checked at most two seconds apart: after this wait the connection would be ended.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await edit(host_token(), id, 2, [2, [0, 'z']]);
    await listener.until(({ log }) => log.length === 3);
    expect([seqs(listener), listener.end, listener.closed]).toEqual([[1, 2, 3], undefined, false]);
    await expect(listen(member.token, id, 2)).rejects.toThrow(/token/i);
    const renewed = await listen(server.app.session.sign(member.session.id), id, 2);
    await renewed.until(({ log }) => log.length === 1);
    expect(seqs(renewed)).toEqual([3]);
    const late = await seated(id, { premiumUntil });
    const refused = await send(server.app.session.sign(late.session.id), 'GET', `${id}/stream`);
    expect([refused.status, refused.body.code]).toEqual([403, 'live_seat_required']);
  });
});
