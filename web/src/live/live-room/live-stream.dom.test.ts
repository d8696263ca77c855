import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { FakeStreams } from '../../test/fake-stream.ts';
import { liveStatus } from '../../test/live.ts';
import { openLiveStream } from './live-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(host = false) {
  mockApi({});
  const streams = new FakeStreams();
  streams.install();
  const connections: boolean[] = [];
  const close = openLiveStream({
    sessionId: 's1',
    host,
    after: () => 4,
    onEvents: () => {},
    onStatus: () => {},
    onEnd: () => {},
    onConnected: (connected) => void connections.push(connected),
  });
  return { streams, connections, close };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('takes a stream that says nothing for 12 seconds for lost, says so, and comes back', async () => {
  const { streams, connections, close } = open();
  await pass(0);
  expect([streams.opened, connections]).toEqual([[4], [true]]);
  await pass(11_000);
  streams.status(liveStatus());
  await pass(11_000);
  expect(connections).toEqual([true]);
  await pass(1000);
  expect(connections).toEqual([true, false]);
  await pass(400);
  expect([streams.opened, connections]).toEqual([
    [4, 4],
    [true, false, true],
  ]);
  close();
});

it('says at once that the network is gone, and comes back at once with it', async () => {
  const { streams, connections, close } = open();
  await pass(0);
  streams.offline = true;
  window.dispatchEvent(new Event('offline'));
  await pass(0);
  expect(connections).toEqual([true, false]);
  await pass(60_000);
  expect(streams.opened).toEqual([4]);
  streams.offline = false;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([streams.opened, connections.at(-1)]).toEqual([[4, 4], true]);
  close();
});

it('replaces the stream of a host every 20 seconds, without a moment in which there is none', async () => {
  const { streams, connections, close } = open(true);
  await pass(0);
  for (let seconds = 0; seconds < 60; seconds += 5) {
    await pass(5000);
    streams.status(liveStatus());
    await pass(0);
  }
  expect([streams.opened, streams.count]).toEqual([[4, 4, 4], 1]);
  expect(streams.fewest).toBe(1);
  expect(connections).not.toContain(false);
  streams.offline = true;
  await pass(15_000);
  streams.status(liveStatus());
  await pass(0);
  expect([connections.at(-1), streams.count]).toEqual([false, 0]);
  close();
});

it('never replaces the stream of a participant', async () => {
  const { streams, close } = open();
  await pass(0);
  for (let seconds = 0; seconds < 60; seconds += 10) {
    await pass(10_000);
    streams.status(liveStatus());
    await pass(0);
  }
  expect(streams.opened).toEqual([4]);
  close();
});
