import { expect, test } from 'vitest';
import { ENTRY_FILE, type SourcePosition } from '../messages.ts';
import { LOOP_LIMIT, LoopHalted, loopGuard } from './loop-guard.ts';

/** Makes a guard whose clock the test moves, and whose tasks end when the test calls for it. */
function guardOf(slowness = 1, limits = { usual: 1, timeoutScale: 1 }) {
  const state = { time: 0, halts: [] as SourcePosition[], said: [] as number[], endTask: () => {} };
  const guard = loopGuard(
    () => state.time,
    (then) => {
      state.endTask = then;
    },
    (position) => state.halts.push(position),
    () => state.said.push(state.time),
    () => slowness,
    limits,
  );
  return { state, guard };
}

test('ends a loop that does not yield, and says where', () => {
  const { state, guard } = guardOf();
  let turns = 0;
  const loop = () => {
    for (;;) {
      guard(7, 'script.js');
      state.time += 1;
      if (++turns > LOOP_LIMIT * 2) return;
    }
  };
  expect(loop).toThrow(LoopHalted);
  expect(state.halts).toEqual([{ file: 'script.js', line: 7 }]);
});

test('on a slow machine a loop may take longer, but not for ever', () => {
  const { state, guard } = guardOf(4);
  const loopFor = (turns: number) => {
    for (; state.time < turns; state.time++) guard(7, 'script.js');
  };
  loopFor(LOOP_LIMIT * 3);
  expect(state.halts).toEqual([]);
  expect(() => loopFor(LOOP_LIMIT * 9)).toThrow(LoopHalted);
  expect(state.time).toBeLessThan(LOOP_LIMIT * 5);
  // The page gets a message, and does not treat the frame as dead.
  expect(state.said.length).toBeGreaterThan(20);
});

test.each([
  ['the page has found the machine slow', { usual: 3, timeoutScale: 1 }],
  ['somebody wants to wait longer', { usual: 1, timeoutScale: 3 }],
])('a loop may take longer where %s', (_, limits) => {
  const { state, guard } = guardOf(1, limits);
  const loopFor = (turns: number) => {
    for (; state.time < turns; state.time++) guard(7, 'script.js');
  };
  loopFor(LOOP_LIMIT * 2.9);
  expect(state.halts).toEqual([]);
  expect(() => loopFor(LOOP_LIMIT * 3.2)).toThrow(LoopHalted);
});

test('time that the machine was suspended in a loop does not count', () => {
  const { state, guard } = guardOf();
  for (let turn = 0; turn < 2000; turn++) {
    guard(1, 'script.js');
    state.time += turn === 1000 ? 3_600_000 : 0.5;
  }
  expect(state.halts).toEqual([]);
});

test('looks at the clock often enough even when turns are slow', () => {
  const { state, guard } = guardOf();
  let turns = 0;
  const loop = () => {
    for (; turns < 100; turns++) {
      guard(1, 'script.js');
      state.time += 1000;
    }
  };
  expect(loop).toThrow(LoopHalted);
  expect(turns).toBeLessThan(10);
});

test('a program that yields may go on for ever', () => {
  const { state, guard } = guardOf();
  for (let frame = 0; frame < 100; frame++) {
    for (let turn = 0; turn < 500; turn++) {
      guard(1, 'script.js');
      state.time += 1;
    }
    state.endTask();
  }
  expect(state.time).toBeGreaterThan(LOOP_LIMIT);
  expect(state.halts).toEqual([]);
});

test('once ended, every loop ends at once and nothing is said twice', () => {
  const { state, guard } = guardOf();
  const endless = () => {
    for (;;) {
      guard(1, 'script.js');
      state.time += 1;
    }
  };
  expect(endless).toThrow(LoopHalted);
  state.endTask();
  const before = state.time;
  expect(endless).toThrow(LoopHalted);
  expect(state.time - before).toBeLessThan(10);
  expect(state.halts).toHaveLength(1);
});

test('a loop typed into the console is ended, but neither it nor the program is held up afterwards', () => {
  const { state, guard } = guardOf();
  const endless = (file: string) => () => {
    for (;;) {
      guard(1, file);
      state.time += 1;
    }
  };
  expect(endless(ENTRY_FILE)).toThrow(LoopHalted);
  state.endTask();
  for (let turn = 0; turn < 100; turn++) guard(7, 'script.js');
  expect(endless(ENTRY_FILE)).toThrow(LoopHalted);
  expect(state.halts.map(({ file }) => file)).toEqual([ENTRY_FILE, ENTRY_FILE]);
});
