import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockApi } from '../../test/api.ts';
import { FakeStreams } from '../../test/fake-stream.ts';
import { liveStatus } from '../../test/live.ts';
import { openLiveStream } from './live-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  mockApi({});
  const streams = new FakeStreams();
  streams.install();
  const said: boolean[] = [];
  const close = openLiveStream({
    ...{ sessionId: 's1', after: () => 4, onEvents: () => {}, onStatus: () => {} },
    ...{ onEnd: () => {}, onConnected: (connected) => void said.push(connected) },
  });
  return { streams, said, close };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('takes a stream that says nothing for 12 seconds for lost, says so, and comes back', async () => {
  const { streams, said, close } = open();
  await pass(0);
  expect([streams.opened, said]).toEqual([[4], [true]]);
  await pass(11_000);
  streams.status(liveStatus());
  await pass(11_000);
  expect(said).toEqual([true]);
  await pass(1000);
  expect(said).toEqual([true, false]);
  await pass(400);
  expect([streams.opened, said]).toEqual([
    [4, 4],
    [true, false, true],
  ]);
  close();
});

it('says at once that the network is gone, and comes back at once with it', async () => {
  const { streams, said, close } = open();
  await pass(0);
  streams.offline = true;
  window.dispatchEvent(new Event('offline'));
  await pass(0);
  expect(said).toEqual([true, false]);
  await pass(60_000);
  expect(streams.opened).toEqual([4]);
  streams.offline = false;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([streams.opened, said.at(-1)]).toEqual([[4, 4], true]);
  close();
});
