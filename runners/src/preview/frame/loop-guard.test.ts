import { expect, test } from 'vitest';
import type { Place } from '../messages.ts';
import { LOOP_LIMIT, LoopHalted, loopGuard } from './loop-guard.ts';

/** A guard whose clock the test moves, and whose tasks end when it says so. */
function guardOf(slowness = 1) {
  const world = { time: 0, halts: [] as Place[], said: [] as number[], endTask: () => {} };
  const guard = loopGuard(
    () => world.time,
    (then) => {
      world.endTask = then;
    },
    (place) => world.halts.push(place),
    () => world.said.push(world.time),
    () => slowness,
  );
  return { world, guard };
}

test('ends a loop that does not yield, and says where', () => {
  const { world, guard } = guardOf();
  let turns = 0;
  const loop = () => {
    for (;;) {
      guard(7, 'js');
      world.time += 1;
      if (++turns > LOOP_LIMIT * 2) return;
    }
  };
  expect(loop).toThrow(LoopHalted);
  expect(world.halts).toEqual([{ file: 'js', line: 7 }]);
});

test('on a slow machine a loop may take longer, but not for ever', () => {
  const { world, guard } = guardOf(4);
  const loopFor = (turns: number) => {
    for (; world.time < turns; world.time++) guard(7, 'js');
  };
  loopFor(LOOP_LIMIT * 3);
  expect(world.halts).toEqual([]);
  expect(() => loopFor(LOOP_LIMIT * 9)).toThrow(LoopHalted);
  expect(world.time).toBeLessThan(LOOP_LIMIT * 5);
  // The page hears of it, and does not take the frame for dead.
  expect(world.said.length).toBeGreaterThan(20);
});

test('looks at the clock often enough even when turns are slow', () => {
  const { world, guard } = guardOf();
  let turns = 0;
  const loop = () => {
    for (; turns < 100; turns++) {
      guard(1, 'js');
      world.time += 1000;
    }
  };
  expect(loop).toThrow(LoopHalted);
  expect(turns).toBeLessThan(10);
});

test('a program that yields may go on for ever', () => {
  const { world, guard } = guardOf();
  for (let frame = 0; frame < 100; frame++) {
    for (let turn = 0; turn < 500; turn++) {
      guard(1, 'js');
      world.time += 1;
    }
    world.endTask();
  }
  expect(world.time).toBeGreaterThan(LOOP_LIMIT);
  expect(world.halts).toEqual([]);
});

test('once ended, every loop ends at once and nothing is said twice', () => {
  const { world, guard } = guardOf();
  const endless = () => {
    for (;;) {
      guard(1, 'js');
      world.time += 1;
    }
  };
  expect(endless).toThrow(LoopHalted);
  world.endTask();
  const before = world.time;
  expect(endless).toThrow(LoopHalted);
  expect(world.time - before).toBeLessThan(10);
  expect(world.halts).toHaveLength(1);
});
