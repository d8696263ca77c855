import { expect, test } from 'vitest';
import { firstFrame, PICTURES } from './first-frame.ts';
import { sketch } from './sketch.ts';
import { HEIGHT, JUMP, jump, leap, newWorld, step, type World } from './world.ts';

/** Plays for so many steps, and jumps with this strength whenever a star or rock is near. */
function play(strength: number, steps: number): World {
  const world = newWorld();
  for (let i = 0; i < steps; i++) {
    if (world.things.some(({ x }) => x > 90 && x < 110)) jump(world, strength);
    step(world);
  }
  return world;
}

function highest(strength: number): number {
  const world = newWorld();
  jump(world, strength);
  let height = 0;
  do {
    step(world);
    height = Math.max(height, world.height);
  } while (world.height > 0);
  return height;
}

test('a larger number makes higher jumps, and reaches stars that a smaller one does not', () => {
  expect(highest(JUMP.first + 1)).toBeGreaterThan(highest(JUMP.first) + 10);
  expect(highest(JUMP.max)).toBeLessThan(1.2 * HEIGHT);
  const [first, higher] = [play(JUMP.first, 360).score, play(12, 360).score];
  expect(first).toBeGreaterThan(0);
  expect(higher).toBeGreaterThan(first);
});

test('a rock makes Piko slower for a moment, and costs nothing', () => {
  const world = newWorld();
  const before = () => world.distance;
  while (world.stumble === 0) step(world);
  const score = world.score;
  const start = before();
  step(world);
  expect(before() - start).toBe(1);
  for (let i = 0; i < 60; i++) step(world);
  const later = before();
  step(world);
  expect(before() - later).toBe(3);
  expect(world.score).toBe(score);
});

test('the trail begins again, with new stars', () => {
  const world = play(12, 2000);
  expect(world.score).toBeGreaterThan(9);
  expect(world.things.some(({ kind, gone }) => kind === 'star' && gone === 0)).toBe(true);
});

test('there is no jump in the air, unless the number has just been changed', () => {
  const world = newWorld();
  jump(world, 9);
  for (let i = 0; i < 15; i++) step(world);
  const falling = world.rise;
  jump(world, 9);
  expect(world.rise).toBe(falling);
  leap(world, 12);
  expect(world.rise).toBe(12);
});

test.each(['en', 'fr'] as const)('the sketch has the rules of the game (%s)', (language) => {
  const code = sketch(language, 11);
  expect(code).toMatch(/^let jump = 11;/);
  for (const { kind, x, height } of newWorld().things) {
    expect(code).toContain(`['${kind}', ${x}, ${height}]`);
  }
  expect(() => new Function(code)).not.toThrow();
});

test('the first frame has every picture in it, with ids of its own', () => {
  const frame = firstFrame(
    (name) => `<svg viewBox="0 0 9 9"><clipPath id="c0"/><g>${name}</g></svg>`,
  );
  for (const name of PICTURES) expect(frame).toContain(`<g>${name}</g>`);
  const ids = [...frame.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
