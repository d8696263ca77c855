import { expect, test } from 'vitest';
import { rasterize } from './rasterize.ts';

const inked = (points: readonly number[]) =>
  points.flatMap((ink, i) => (ink > 0.5 ? [`${i % 28},${Math.floor(i / 28)}`] : []));

test('a dot is ink where it was set, and nowhere else', () => {
  expect(inked(rasterize([{ points: [[3.5, 20.5]], width: 1.4 }]))).toEqual(['3,20']);
  expect(inked(rasterize([{ points: [[0, 0]], width: 2.4 }]))).toEqual(['0,0']);
});

test('a line is ink along its way, also where it leaves the board', () => {
  const line = rasterize([
    {
      points: [
        [-9, 5.5],
        [40, 5.5],
      ],
      width: 1,
    },
  ]);
  expect(inked(line)).toEqual(Array.from({ length: 28 }, (_, i) => `${i},5`));
});

test('what is drawn beside the board is no ink', () => {
  expect(inked(rasterize([{ points: [[-20, 90]], width: 3.6 }]))).toEqual([]);
});
