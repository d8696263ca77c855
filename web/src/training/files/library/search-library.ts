import {
  LIBRARY_CATEGORIES,
  type LibraryCategory,
  type LibraryItem,
} from '@codivia/contract/programs/library';

/** The search terms: words, and a category or everything. */
export interface LibrarySearch {
  words: string;
  category: LibraryCategory | 'all';
}

/** Items of one category. */
export interface LibraryGroup {
  category: LibraryCategory;
  items: readonly LibraryItem[];
}

/** Without accents and capitals, so that nobody has to write « étoile » exactly. */
const plain = (text: string) =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Returns the items of the library that match, by category. Words are found at the beginning of words of both
 * languages.
 */
export function searchLibrary(
  items: readonly LibraryItem[],
  { words, category }: LibrarySearch,
): LibraryGroup[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const matches = (item: LibraryItem) => {
    const text = ` ${plain(`${item.title.en} ${item.title.fr} ${item.words}`).replace(/[’'-]/g, ' ')}`;
    return wanted.every((word) => text.includes(` ${word}`));
  };
  return LIBRARY_CATEGORIES.filter((one) => category === 'all' || one === category)
    .map((one) => ({
      category: one,
      items: items.filter((item) => item.category === one && matches(item)),
    }))
    .filter((group) => group.items.length > 0);
}
