import Type, { type Static } from 'typebox';
import type { Explorable } from './explorable.ts';
import { within } from './explorable.ts';
import { seeded } from './seeded.ts';

/** The numbers of cards from which a learner chooses. */
export const CARD_COUNTS = [7, 15, 31] as const;

/** Cards with numbers in order, face down. */
export const BinarySearchOptions = Type.Object({
  cards: Type.Optional(Type.Union([Type.Literal(7), Type.Literal(15), Type.Literal(31)])),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type BinarySearchOptions = Static<typeof BinarySearchOptions>;

/** `opened`: the places of the cards, in the order in which they were opened. */
export type BinarySearchState = { cards: number; seed: number; opened: number[] };

const SEED_MAX = 9999;
/** The greatest distance between the numbers of two neighbours. */
const GAP_MAX = 4;

/** The numbers on the cards, and the place of the one to find. */
export function cardsOf({ cards, seed }: Pick<BinarySearchState, 'cards' | 'seed'>) {
  const random = seeded(seed);
  const target = Math.floor(random() * cards);
  let last = 0;
  const numbers = Array.from({ length: cards }, () => {
    last += 1 + Math.floor(random() * GAP_MAX);
    return last;
  });
  return { numbers, target };
}

/** The places at which the number can still be: from `least` to `most`. */
export function remaining(state: BinarySearchState) {
  const { target } = cardsOf(state);
  const { opened, cards } = state;
  return opened.includes(target)
    ? { least: target, most: target }
    : {
        least: Math.max(-1, ...opened.filter((place) => place < target)) + 1,
        most: Math.min(cards, ...opened.filter((place) => place > target)) - 1,
      };
}

/** The largest number of cards to open for someone who always opens the middle one of the remaining cards. */
export const openingsNeeded = (cards: number): number => Math.ceil(Math.log2(cards + 1));

/** Figures: `opened`, `found`, `left` (cards that can still hide the number), `needed` (by halving, at most), `cards`. */
export const binarySearch: Explorable<BinarySearchOptions, BinarySearchState> = {
  start: ({ cards = 15, seed = 3 }) => ({ cards, seed, opened: [] }),
  settle(_, state) {
    const cards = CARD_COUNTS.find((count) => count >= state.cards) ?? 31;
    const seed = Math.round(within(state.seed, 0, SEED_MAX));
    const { target } = cardsOf({ cards, seed });
    const known = [...new Set(state.opened)].filter(
      (place) => Number.isInteger(place) && place >= 0 && place < cards,
    );
    // No card is opened after the right one.
    const end = known.indexOf(target);
    return { cards, seed, opened: end < 0 ? known : known.slice(0, end + 1) };
  },
  measure(_, state) {
    const { least, most } = remaining(state);
    const { target } = cardsOf(state);
    return {
      cards: state.cards,
      opened: state.opened.length,
      found: state.opened.includes(target),
      left: most - least + 1,
      needed: openingsNeeded(state.cards),
    };
  },
};
