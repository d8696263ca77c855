import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { describe, expect, inject, type TestContext, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { liveCalls } from '../../../test/live-calls.ts';
import { type LiveListener, portOf } from '../../../test/live-listener.ts';
import { openAgain } from '../../../test/test-database.ts';
import { notifyLive } from '../../db/live-notices.ts';
import { live_presences } from './live-room.table.ts';

/** Returns a server that is closed with its test, after its listeners have left. */
async function open({ onTestFinished }: TestContext, database?: TestApp['database']) {
  const server = await buildTestApp({}, { database });
  onTestFinished(() => server.close());
  const calls = liveCalls(() => server);
  const openListener = async (...args: Parameters<typeof calls.listen>): Promise<LiveListener> => {
    const listener = await calls.listen(...args);
    onTestFinished(() => listener.leave());
    return listener;
  };
  return { server, openListener, ...calls };
}

const typing = (version: number): (number | [number, string])[] =>
  version === 0 ? [[0, 'x']] : [version, [0, 'x']];

test('a server that stops tells those who are connected to come back, and waits for none of them', async (context) => {
  const { server, openListener, live } = await open(context);
  const { id, host, participant } = await live();
  const listeners = [await openListener(host.token, id), await openListener(participant.token, id)];
  // These listeners stay: a server that waited for them would never stop.
  await server.app.close();
  for (const listener of listeners) {
    await vi.waitFor(() => expect(listener.closed).toBe(true));
    expect(listener.end).toBe('live_restart');
  }
});

test('a session goes on after a restart, for those who come back and without a gap', async (context) => {
  const { server, openListener, live, edit } = await open(context);
  const { id, host, participant } = await live();
  const before = await openListener(participant.token, id, 0);
  await edit(host.token, id, 0, typing(0));
  await before.until(({ log }) => log.length === 1);
  await server.app.close();
  await vi.waitFor(() => expect(before.end).toBe('live_restart'));
  const again = await buildTestApp({}, { database: server.database });
  context.onTestFinished(() => again.app.close());
  const calls = liveCalls(() => again);
  await calls.listen(host.token, id, 1);
  const after = await calls.listen(participant.token, id, 1);
  context.onTestFinished(calls.leaveAll);
  await after.until(({ status }) => status?.host_present === true && status.participants === 1);
  expect((await calls.edit(host.token, id, 1, typing(1))).body).toEqual({ seq: 2 });
  await after.until(({ log }) => log.length === 1);
  expect(after.log.map(({ seq }) => seq)).toEqual([2]);
  const { files } = (await calls.send(participant.token, 'GET', `${id}/room`)).body;
  expect(files['main.py']).toEqual({ text: 'xx', version: 2 });
});

test('a network that takes nothing is given up, and loses nothing when it comes back', async (context) => {
  const { server, openListener, live, seated, edit } = await open(context);
  const { id, host, participant } = await live();
  const port = await portOf(server);
  const slow: Socket = connect(port, '127.0.0.1');
  context.onTestFinished(() => void slow.destroy());
  slow.on('error', () => {});
  slow.write(
    `GET /api/live/sessions/${id}/stream HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${participant.token}\r\n\r\n`,
  );
  const quick = await openListener(host.token, id);
  await quick.until(({ status }) => status?.participants === 1);
  slow.pause();
  // Three bytes each: the buffers of the network, which take some megabytes, are full soon.
  const text = '漢'.repeat(50_000);
  let version = 0;
  const gone = () => quick.status?.participants === 0;
  while (!gone() && version < 400) {
    const changes = version % 2 === 0 ? [[0, text]] : [[text.length]];
    expect((await edit(host.token, id, version, changes as never)).status).toBe(200);
    version += 1;
    // Without this wait the healthy connection would fall behind as well on a busy machine.
    await quick.until(({ log }) => log.length === version);
  }
  await quick.until(gone);
  const back = await openListener(participant.token, id, 0);
  back.answer.pause();
  // A connection that is still receiving the events it missed must not count as lost because of what happens meanwhile.
  await openListener((await seated(id)).token, id);
  await quick.until(({ status }) => status?.participants === 2);
  back.answer.resume();
  await back.until(({ log }) => log.length === version);
  expect(back.log.map(({ seq }) => seq)).toEqual(Array.from({ length: version }, (_, n) => n + 1));
});

// These tests spend most of their time waiting.
describe
  .runIf(inject('testDatabase').kind === 'server')
  .concurrent('two processes on one database', () => {
    test('count somebody who is connected through both of them once', async (context) => {
      const first = await open(context);
      const second = await open(context, await openAgain(first.server.database));
      const { id, participant } = await first.live();
      const other = await first.seated(id);
      const here = await first.openListener(participant.token, id, 0);
      const there = await second.openListener(participant.token, id, 0);
      const alone = await second.openListener(other.token, id, 0);
      const counts = (count: number) => async (listener: LiveListener) =>
        listener.until(({ status }) => status?.participants === count);
      await Promise.all([here, there, alone].map(counts(2)));
      const settled = () => new Promise((resolve) => setTimeout(resolve, 2500));
      await settled();
      expect([here, there, alone].map(({ status }) => status?.participants)).toEqual([2, 2, 2]);
      for (const { send } of [first, second]) {
        const { body } = await send(participant.token, 'GET', `${id}/room`);
        expect(body.status.participants).toBe(2);
      }
      // Whichever of the two processes counts this person, the other one continues.
      here.leave();
      await settled();
      expect([there, alone].map(({ status }) => status?.participants)).toEqual([2, 2]);
      there.leave();
      await counts(1)(alone);
      const back = await first.openListener(participant.token, id, 0);
      const again = await second.openListener(participant.token, id, 0);
      await Promise.all([back, again, alone].map(counts(2)));
      await second.server.app.close();
      await counts(1)(back);
    });

    test('know of each other’s hosts, unless one is of an earlier release', async (context) => {
      const first = await open(context);
      const second = await open(context, await openAgain(first.server.database));
      const { id, host, participant } = await first.live();
      const there = await second.openListener(participant.token, id, 0);
      const hostsAre = (hosts: string[] | undefined) =>
        there.until(({ status }) => status?.hosts?.join() === hosts?.join());
      const hosting = [
        await first.openListener(host.token, id),
        await second.openListener(host.token, id),
      ];
      await hostsAre(['host']);
      hosting[1]?.leave();
      await new Promise((resolve) => setTimeout(resolve, 2500));
      expect(there.status?.hosts).toEqual(['host']);
      hosting[0]?.leave();
      await hostsAre([]);
      const { db } = first.server.database;
      const of = { session_id: id, process_id: randomUUID(), participants: 0, hosts: 1 };
      await db.insert(live_presences).values({ ...of, seen_at: first.server.clock.now() });
      await notifyLive(db, 'status', id);
      await hostsAre(undefined);
    });

    test('tell each other what happens, and either may end', async (context) => {
      const first = await open(context);
      const second = await open(context, await openAgain(first.server.database));
      const { id, host, participant } = await first.live();
      const listener = await second.openListener(participant.token, id, 0);
      const other = await first.openListener((await first.seated(id)).token, id, 0);
      await other.until(({ status }) => status?.participants === 2);
      for (let version = 0; version < 20; version++) {
        const through = version % 2 === 0 ? first : second;
        expect((await through.edit(host.token, id, version, typing(version))).body).toEqual({
          seq: version + 1,
        });
      }
      for (const one of [listener, other]) {
        await one.until(({ log }) => log.length === 20);
        expect(one.log.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      }
      expect((await first.edit(host.token, id, 3, [3, [0, 'y']])).body.code).toBe('live_version');
      await second.server.app.close();
      await other.until(({ status }) => status?.participants === 1);
      const back = await first.openListener(participant.token, id, 20);
      await first.send(host.token, 'POST', `${id}/end`);
      await back.until(({ end }) => end === 'live_over');
    });
  });
