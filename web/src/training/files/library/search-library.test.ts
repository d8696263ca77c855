import type { LibraryItem } from '@codivia/contract/programs/library';
import { expect, test } from 'vitest';
import { type LibrarySearch, searchLibrary } from './search-library.ts';

const item = (
  category: LibraryItem['category'],
  en: string,
  fr: string,
  words = '',
): LibraryItem => ({
  id: en,
  category,
  title: { en, fr },
  words,
  files: [],
});
const items = [
  item('animals', 'Cat', 'Chat', 'kitten chaton'),
  item('animals', 'Cat walking', 'Chat qui marche'),
  item('items', 'Chest opening', 'Coffre qui s’ouvre', 'treasure trésor'),
  item('items', 'Heart', 'Cœur'),
  item('sounds', 'Jump', 'Saut'),
];
const found = (search: Partial<LibrarySearch>) =>
  searchLibrary(items, { words: '', category: 'all', ...search }).map((group) => [
    group.category,
    ...group.items.map(({ id }) => id),
  ]);

test.each([
  ['chat', [['animals', 'Cat', 'Cat walking']]],
  ['CHAT marche', [['animals', 'Cat walking']]],
  ['tresor', [['items', 'Chest opening']]],
  ['coeur', [['items', 'Heart']]],
  ['ouvre', [['items', 'Chest opening']]],
  ['kitt', [['animals', 'Cat']]],
  ['at', []],
])('%s is found in both languages, by the beginnings of words', (words, result) => {
  expect(found({ words })).toEqual(result);
});

test('a category alone shows what is in it, and everything comes by category', () => {
  expect(found({ category: 'sounds' })).toEqual([['sounds', 'Jump']]);
  expect(found({}).map(([category]) => category)).toEqual(['animals', 'items', 'sounds']);
});
