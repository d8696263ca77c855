import { afterEach, expect, test, vi } from 'vitest';
import { CHECK_LIMIT, checkInFrame } from './check-in-frame.ts';
import type { FromFrame } from './messages.ts';
import type { PreviewFrame } from './preview-frame.ts';

/** A frame that loads at once, and sends the messages that the test gives it. */
class FakeFrame {
  ready = Promise.resolve();
  gone = false;
  onMessage: (message: FromFrame) => void = () => {};
  onLost = () => {};
  isSilent = false;
  heap = 0;
  wasSuspended = false;
  check(): void {}
  terminate(): void {
    this.gone = true;
  }
}

const body = {
  ownerDocument: { createElement: () => ({ style: {}, remove() {} }) },
  append() {},
} as unknown as HTMLElement;

/** Runs everything that waits for promises alone. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function beginCheck() {
  vi.useFakeTimers();
  const frame = new FakeFrame();
  const options = {
    body,
    address: async () => '/runner/x.html',
    makeFrame: () => frame as unknown as PreviewFrame<never>,
  };
  const request = { check: '', source: '' };
  const ready = Promise.resolve({ message: '', problems: [] });
  const { signal } = new AbortController();
  const verdict = checkInFrame(options, ready, request, signal);
  await settle();
  return { frame, verdict };
}
afterEach(() => void vi.useRealTimers());

test('a check whose time runs out says what was done, and which item was late', async () => {
  const { frame, verdict } = await beginCheck();
  frame.onMessage({ type: 'found', done: [], late: 'small' });
  frame.onMessage({ type: 'found', done: ['small'], late: 'large' });
  // However slow this machine is.
  await vi.advanceTimersByTimeAsync(20 * CHECK_LIMIT);
  expect(await verdict).toEqual({
    passed: false,
    key: 'timeout',
    fault: null,
    failure: null,
    done: ['small'],
    late: 'large',
  });
  expect(frame.gone).toBe(true);
});

test('a frame that is given up before its first item says nothing of items', async () => {
  const { frame, verdict } = await beginCheck();
  frame.onLost();
  expect(await verdict).toEqual({ passed: false, key: 'timeout', fault: null, failure: null });
});

test.each([
  ['out-of-memory', 0.9],
  ['crashed', 0.1],
])('a program whose process has ended is not late: %s', async (key, heap) => {
  const { frame, verdict } = await beginCheck();
  Object.assign(frame, { isSilent: true, heap });
  await vi.advanceTimersByTimeAsync(20 * CHECK_LIMIT);
  expect(await verdict).toEqual({ passed: false, key, fault: null, failure: null });
});

test('what was found on the way does not count once there is a verdict', async () => {
  const { frame, verdict } = await beginCheck();
  frame.onMessage({ type: 'found', done: [], late: 'small' });
  const outcome = { passed: true, key: null, fault: null, done: ['small', 'large'] };
  frame.onMessage({ type: 'verdict', ...outcome });
  expect(await verdict).toEqual({ ...outcome, failure: null });
});

test('a program that cannot be made ready is not judged', async () => {
  const options = { body, address: async () => '/runner/x.html' };
  const late = Promise.reject(new Error('a file did not come'));
  const { signal } = new AbortController();
  const verdict = await checkInFrame(options, late, { check: '', source: '' }, signal);
  expect(verdict).toMatchObject({ passed: false, key: 'unavailable' });
});
