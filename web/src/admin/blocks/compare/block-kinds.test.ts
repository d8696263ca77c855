import { expect, it } from 'vitest';
import { blockKinds, rowsOf, unmatchedBlocks } from './block-kinds.ts';

const ENGLISH =
  '<h2>A</h2>\n<p>One</p>\n<aside class="callout callout-tip"><p>B</p></aside>\n<quiz-question id="why"></quiz-question>';

it('names blocks by what both languages have in common', () => {
  const kinds = ['h2', 'p', 'aside callout-tip', 'quiz-question why'];
  expect(blockKinds(ENGLISH)).toEqual(kinds);
  expect(blockKinds('<python-editor code="print(1)"></python-editor>')).toEqual(['python-editor']);
});

it('finds the blocks without a counterpart', () => {
  const french = ENGLISH.replace('One', 'Un').replace('callout-tip', 'callout-goal');
  expect(unmatchedBlocks(ENGLISH, ENGLISH.replace('One', 'Un'))).toEqual([]);
  expect(unmatchedBlocks(ENGLISH, french)).toEqual([2]);
  expect(unmatchedBlocks(`${ENGLISH}<p>More</p><hr />`, ENGLISH)).toEqual([4, 5]);
  expect(unmatchedBlocks(ENGLISH, `${ENGLISH}<p>More</p>`)).toEqual([]);
  expect(unmatchedBlocks(ENGLISH, '')).toEqual([0, 1, 2, 3]);
});

it('places blocks beside each other, also those that are of other kinds', () => {
  const row = (here: number | null, there: number | null, same: boolean) => ({ here, there, same });
  expect(rowsOf(['h2', 'p', 'pre', 'p'], ['h2', 'ul', 'p', 'hr'])).toEqual([
    row(0, 0, true),
    row(null, 1, false),
    row(1, 2, true),
    row(2, 3, false),
    row(3, null, false),
  ]);
  expect(rowsOf([], ['p'])).toEqual([row(null, 0, false)]);
});
