import { expect, test } from 'vitest';
import { anchoredBlocks, findBlock } from './block-anchors.ts';

const HTML =
  '<p>One</p>\n<p>Two <strong>words</strong></p>\n<img src="/media/a.webp" alt="A cat">\n<p>One</p>\n<hr>\n<code-exercise id="sum"></code-exercise>';

test('each block has an identity and an excerpt', () => {
  const blocks = anchoredBlocks(HTML);
  expect(blocks.map(({ excerpt }) => excerpt)).toEqual([
    'One',
    'Two words',
    'A cat',
    'One',
    'hr',
    'code-exercise sum',
  ]);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(5);
  expect(blocks[0]?.id).toBe(blocks[3]?.id);
});

test('a comment follows its block, takes the nearest of equal ones, and loses what is changed', () => {
  const [one, two] = anchoredBlocks(HTML);
  const moved = anchoredBlocks(`<h2>New</h2>${HTML}`);
  const on = (block = two, block_index = 1) =>
    findBlock(moved, { block_id: block?.id ?? '', block_index })?.index;
  expect(on()).toBe(2);
  expect(on(one, 0)).toBe(1);
  expect(on(one, 9)).toBe(4);
  const changed = anchoredBlocks(HTML.replace('words', 'things'));
  expect(findBlock(changed, { block_id: two?.id ?? '', block_index: 1 })).toBeUndefined();
});
