import type { Search } from '@codivia/contract/api/admin-text-search';

/** Lower case of the same length: a few letters become two, and stay as they are. */
function lowered(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, i) => {
    const one = text.charAt(i).toLowerCase();
    return one.length === 1 ? one : text.charAt(i);
  }).join('');
}

const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Tells whether a letter, a digit or _ is directly before or after a part of a text. */
function touchesWord(text: string, from: number, to: number): boolean {
  const before = Array.from(text.slice(Math.max(0, from - 2), from)).at(-1) ?? '';
  const after = Array.from(text.slice(to, to + 2))[0] ?? '';
  return WORD.test(before) || WORD.test(after);
}

/** Returns a function that finds where the hits of a search begin in a text, in order and without overlaps. */
export function finder({ q, match_case = false, whole_word = false }: Search) {
  const wanted = match_case ? q : lowered(q);
  return (text: string): number[] => {
    const searched = match_case ? text : lowered(text);
    const found: number[] = [];
    for (let i = searched.indexOf(wanted); i >= 0; ) {
      const isHit = !whole_word || !touchesWord(text, i, i + q.length);
      if (isHit) found.push(i);
      i = searched.indexOf(wanted, isHit ? i + q.length : i + 1);
    }
    return found;
  };
}
