import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calibration } from '../machine-speed.ts';
import { Heartbeat, MAX_UNANSWERED, MAX_UNDECIDED, PING_EVERY, SILENT_AFTER } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LIMIT = (MAX_UNANSWERED + 1) * PING_EVERY;

/** A heartbeat of a program that does not answer, on a machine as slow as measured. */
function silentProgram(...measures: number[]) {
  const state = { inSight: true };
  const events: string[] = [];
  const silent: number[] = [];
  const heartbeat = new Heartbeat({
    ask: () => {},
    isInSight: () => state.inSight,
    onSilent: () => silent.push(performance.now()),
    onStuck: (seconds) => events.push(`stuck ${seconds}`),
    onAnswer: () => events.push('answers'),
    onTimeout: () => events.push('given up'),
    speed: new Calibration(() => measures.shift() ?? measures[0] ?? 1),
  });
  return { events, silent, heartbeat, state };
}

test('on a usual machine a program is stuck after four seconds without an answer', () => {
  const { events } = silentProgram();
  vi.advanceTimersByTime(LIMIT - 1);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['stuck 4']);
});

test('it is found out once, after two seconds, whether the process has ended; later on a slow machine', () => {
  const { silent, heartbeat } = silentProgram();
  const slow = silentProgram(3, 3);
  vi.advanceTimersByTime((SILENT_AFTER + 1) * PING_EVERY);
  expect([silent.length, slow.silent.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(2 * LIMIT);
  expect([silent.length, slow.silent.length]).toEqual([1, 1]);
  heartbeat.recordAnswer();
  vi.advanceTimersByTime((SILENT_AFTER + 1) * PING_EVERY);
  expect(silent).toHaveLength(2);
});

test('a slow machine gets more time, also one that has become slow since', () => {
  const slow = silentProgram(3, 3);
  const slower = silentProgram(1, 3, 3);
  vi.advanceTimersByTime(2 * LIMIT);
  expect([slow.events, slower.events]).toEqual([[], []]);
  vi.advanceTimersByTime(LIMIT);
  expect([slow.events, slower.events]).toEqual([['stuck 12'], ['stuck 12']]);
});

test('waiting takes as long again, and is offered again', () => {
  const { events, heartbeat } = silentProgram();
  vi.advanceTimersByTime(LIMIT);
  heartbeat.wait();
  vi.advanceTimersByTime(LIMIT);
  expect(events).toEqual(['stuck 4']);
  vi.advanceTimersByTime(2 * PING_EVERY);
  expect(events).toEqual(['stuck 4', 'stuck 10']);
});

test('a stuck program that answers again is told, and starts from nothing', () => {
  const { events, heartbeat } = silentProgram();
  vi.advanceTimersByTime(LIMIT);
  heartbeat.recordAnswer();
  vi.advanceTimersByTime(LIMIT - 1);
  expect(events).toEqual(['stuck 4', 'answers']);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['stuck 4', 'answers', 'stuck 4']);
});

test('where nobody says whether to wait, it is given up after a minute', () => {
  const { events } = silentProgram();
  vi.advanceTimersByTime(LIMIT + (MAX_UNDECIDED - 1) * PING_EVERY);
  expect(events).toEqual(['stuck 4']);
  vi.advanceTimersByTime(2 * PING_EVERY);
  expect(events).toEqual(['stuck 4', 'given up']);
});

test('in a hidden tab, out of sight or asleep no program is stuck', () => {
  const page = { visibilityState: 'visible' };
  vi.stubGlobal('document', page);
  const { events, state, heartbeat } = silentProgram();
  vi.advanceTimersByTime(3 * PING_EVERY);
  page.visibilityState = 'hidden';
  state.inSight = false;
  vi.advanceTimersByTime(100 * PING_EVERY);
  expect(heartbeat.wasSuspended).toBe(true);
  page.visibilityState = 'visible';
  state.inSight = true;
  vi.advanceTimersByTime(3 * PING_EVERY);
  expect(events).toEqual([]);
  // The clock continues while nothing runs.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(4 * PING_EVERY);
  expect(events).toEqual([]);
  heartbeat.recordAnswer();
  expect(heartbeat.wasSuspended).toBe(false);
});
