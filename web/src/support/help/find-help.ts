/** Something that a search may find. */
export interface Findable {
  title: string;
  /** Keywords that find it and are not shown. */
  keywords?: string;
  summary?: string;
}

/** The weight of a word by the place where it is found. */
const WEIGHTS = { title: 4, keywords: 3, summary: 1 } as const;
/** Words with fewer letters say little; longer words are compared by their beginnings, in both directions. */
const SHORTEST = 3;
const STEM = 5;

/** The words of a text as they are compared: lower case, without accents. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
}

const matches = (word: string, searched: string) =>
  word.startsWith(searched) || (word.length >= STEM && searched.startsWith(word));

function scoreOf(item: Findable, searched: string[]): number {
  const fields = (['title', 'keywords', 'summary'] as const).map((field) => ({
    weight: WEIGHTS[field],
    words: wordsOf(item[field] ?? ''),
  }));
  const scores = searched.map((one) => {
    const found = fields.filter(({ words }) => words.some((word) => matches(word, one)));
    return Math.max(0, ...found.map(({ weight }) => weight));
  });
  const missed = scores.filter((score) => score === 0).length;
  // A question in a sentence has words that no answer contains: half of them are enough.
  return missed * 2 > searched.length ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** The items that have most of the words of `search`, the best first (docs/product.md#help-search). */
export function findHelp<Item extends Findable>(items: readonly Item[], search: string): Item[] {
  const searched = wordsOf(search);
  if (searched.length === 0) return [];
  return items
    .map((item) => ({ item, score: scoreOf(item, searched) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}
