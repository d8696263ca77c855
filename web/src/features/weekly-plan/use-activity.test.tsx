import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minuteOf, sendMinutes } from '../../sync/activity.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { signInAs } from '../../test/factories.ts';
import { renderPage } from '../../test/render.tsx';
import { useActivity } from './use-activity.ts';

const START = new Date('2026-11-25T12:00:00Z').getTime();
const MINUTE = 60_000;

function Page({ running = false }: { running?: boolean }) {
  useActivity({ running });
  return null;
}

const stored = () => Object.values(JSON.parse(localStorage.getItem('activity_minutes') ?? '{}'));
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));
const reported = (calls: { body: unknown }[]) =>
  calls.flatMap(({ body }) => (body as { minutes: number[] }).minutes);

function watching(answer: () => unknown = () => ({ counted: 1 })) {
  return mockApi({ 'POST /user/activity': answer });
}

beforeEach(() => {
  signInAs();
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    now: START,
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('counts the minutes with an input, and reports them together', async () => {
  const calls = watching();
  renderPage(<Page />);
  for (let i = 0; i < 3; i++) {
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(0.9);
  }
  await pass(20);
  const first = minuteOf(START);
  expect(new Set(reported(calls))).toEqual(new Set([first, first + 1, first + 2]));
  await act(() => sendMinutes());
  expect(new Set(reported(calls)).size).toBeLessThanOrEqual(4);
  expect(stored()).toEqual([]);
});

it('counts a running program, but nothing on a page that is hidden', async () => {
  const calls = watching();
  renderPage(<Page running />);
  await pass(3.1);
  expect(reported(calls).length).toBeGreaterThanOrEqual(3);
  await act(() => sendMinutes());
  const before = reported(calls).length;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(10);
  await act(() => sendMinutes());
  expect(reported(calls)).toHaveLength(before);
});

it('keeps minutes without a network, and reports them later, once', async () => {
  let offline = true;
  const calls = watching(() => {
    if (offline) throw new TypeError('no network');
    return { counted: 5 };
  });
  renderPage(<Page running />);
  await pass(4.1);
  const waiting = stored().flat();
  expect(waiting.length).toBeGreaterThanOrEqual(4);
  offline = false;
  calls.length = 0;
  await act(() => sendMinutes());
  await act(() => sendMinutes());
  expect(reported(calls)).toEqual(waiting);
  expect(stored()).toEqual([]);
});

it('does not repeat for ever what the account refuses', async () => {
  const calls = watching(() => {
    throw new Refused(400);
  });
  renderPage(<Page running />);
  await pass(3.1);
  await act(() => sendMinutes());
  expect(calls.length).toBeLessThanOrEqual(3);
  expect(stored()).toEqual([]);
});
