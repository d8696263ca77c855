import { expect, it } from 'vitest';
import { liftsOf } from './row-lifts.ts';

/** Blocks of these heights, each 10 below the one before. */
function stacked(...heights: number[]) {
  let top = 0;
  return heights.map((height) => {
    const extent = { top: top + 10, space: 10 };
    top += 10 + height;
    return extent;
  });
}

it('lifts nothing where blocks begin at the same height already', () => {
  const blocks = stacked(20, 30);
  expect(
    liftsOf(
      [blocks, blocks],
      [
        [0, 0],
        [1, 1],
      ],
    ),
  ).toEqual([new Map(), new Map()]);
});

it('lifts the block that would begin first, and counts what was lifted before', () => {
  const english = stacked(20, 100, 20, 20);
  const french = stacked(50, 40, 20, 20);
  const pairs = [0, 1, 2, 3].map((i) => [i, i] as const);
  expect(liftsOf([english, french], pairs)).toEqual([new Map([[1, 40]]), new Map([[2, 70]])]);
});

it('leaves room beside a block that the other language does not have', () => {
  const pairs = [
    [0, 0],
    [2, 1],
  ] as const;
  expect(liftsOf([stacked(20, 30, 20), stacked(20, 20)], pairs)).toEqual([
    new Map(),
    new Map([[1, 50]]),
  ]);
});

it('passes over blocks that are not drawn', () => {
  expect(liftsOf([stacked(20), []], [[0, 0]])).toEqual([new Map(), new Map()]);
});
