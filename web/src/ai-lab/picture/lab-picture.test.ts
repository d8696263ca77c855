import { expect, test } from 'vitest';
import { IMAGE_SIDE, isLabPicture, pointsOf, writePoints } from './lab-picture.ts';
import { meansOf } from './shrink-picture.ts';

/** A square whose upper left field of 3 × 3 points is as given, and the others white. */
function squareWith(field: (at: number) => number): Uint8ClampedArray {
  const data = new Uint8ClampedArray(IMAGE_SIDE * IMAGE_SIDE * 4).fill(255);
  for (let at = 0; at < 9; at++) {
    const place = (Math.floor(at / 3) * IMAGE_SIDE + (at % 3)) * 4;
    data.set([field(at), 0, 10, 255], place);
  }
  return data;
}

test('a point that a model looks at is the mean of those that people see', () => {
  const points = writePoints(meansOf(squareWith((at) => at * 10)));
  const rows = pointsOf({ image: '', points, from: 'file' });
  expect(rows.map((row) => row.length)).toEqual(Array(32).fill(32));
  expect(rows[0]?.[0]).toEqual([40, 0, 10]);
  expect(rows[0]?.[1]).toEqual([255, 255, 255]);
  expect(rows[31]?.[31]).toEqual([255, 255, 255]);
});

const image = 'data:image/jpeg;base64,AAAA';
const points = 'A'.repeat(4096);

test('a picture of the lab is one of its own size and sort', () => {
  expect(isLabPicture({ image, points, from: 'camera' })).toBe(true);
});

test.each([
  null,
  'picture',
  [],
  {},
  { image, points, from: 'elsewhere' },
  { image, points: points.slice(1), from: 'file' },
  { image, points: '<'.repeat(4096), from: 'file' },
  { image: 'https://codivia.example/a.jpg', points, from: 'file' },
  { image: 'data:image/svg+xml,<svg/>', points, from: 'file' },
  { image: image + 'A'.repeat(60_000), points, from: 'file' },
])('%j is none', (value) => {
  expect(isLabPicture(value)).toBe(false);
});
