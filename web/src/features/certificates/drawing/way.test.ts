import { expect, it } from 'vitest';
import { type Point, waveBetween } from './wave.ts';

const FROM: Point = { x: 100, y: 500 };
const TO: Point = { x: 900, y: 480 };

it('leads from one end to the other', () => {
  const way = waveBetween(FROM, TO, 20, 11);
  expect(way).toHaveLength(11);
  expect(way[0]).toEqual(FROM);
  expect(way.at(-1)?.x).toBe(TO.x);
  expect(way.at(-1)?.y).toBeLessThanOrEqual(500);
});

it('always goes forward, in even steps, and winds no further than it is told', () => {
  const way = waveBetween(FROM, TO, 20, 41);
  const steps = way.slice(1).map((point, index) => {
    const before = way[index] ?? FROM;
    expect(point.x).toBeGreaterThan(before.x);
    expect(point.y).toBeGreaterThanOrEqual(460);
    expect(point.y).toBeLessThanOrEqual(520);
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(3);
});
