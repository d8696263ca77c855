import { EXCERPT_LENGTH } from '@codivia/contract/api/admin-text-search';
import type { SoughtText } from './hit-address.ts';

/** A text in which is searched, and what it is a part of. */
export interface Searched<Place> {
  text: string;
  place: Place;
}

/** Number of characters that two texts have in common at their start. */
function common(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

const reversed = (text: string) => Array.from(text).toReversed().join('');

/** Number of characters beside a place that are as they were, and one more where all of them are. */
const likeness = (now: string, then: string) => common(now, then) + (now === then ? 1 : 0);

function likenessAround(text: string, from: number, { match, before, after }: SoughtText): number {
  const left = text.slice(Math.max(0, from - EXCERPT_LENGTH), from);
  const right = text.slice(from + match.length, from + match.length + EXCERPT_LENGTH);
  return likeness(reversed(left), reversed(before)) + likeness(right, after);
}

/**
 * Returns where a text begins that was found before: of several places the one with the most of what stood around it,
 * of those that are alike the nth. Null when it is nowhere any more.
 */
export function closestHit<Place>(
  texts: Iterable<Searched<Place>>,
  sought: SoughtText,
): { place: Place; from: number } | null {
  let best: { place: Place; from: number }[] = [];
  let most = -1;
  for (const { text, place } of texts) {
    const { match } = sought;
    for (
      let from = text.indexOf(match);
      from >= 0;
      from = text.indexOf(match, from + match.length)
    ) {
      const alike = likenessAround(text, from, sought);
      if (alike > most) best = [];
      most = Math.max(alike, most);
      if (alike === most) best.push({ place, from });
    }
  }
  return best[sought.nth] ?? best.at(-1) ?? null;
}
