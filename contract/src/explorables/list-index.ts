import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** A list with its name in the program. */
export const ListIndexOptions = Type.Object({
  name: Type.Optional(Type.String({ pattern: '^[a-z_]{1,10}$' })),
  items: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 10 }), { minItems: 1, maxItems: 8 }),
  ),
  /** False if slices have not been introduced. */
  slices: Type.Optional(Type.Boolean()),
  /** True if it begins with a slice. */
  slice: Type.Optional(Type.Boolean()),
});
export type ListIndexOptions = Static<typeof ListIndexOptions>;

/** An index, or a slice from `start` up to `end`. */
export type ListIndexState = { slice: boolean; index: number; start: number; end: number };

const SNACKS = ['🍕', '🥝', '🧀', '🍪', '🌶️'];

export const listOf = ({ name = 'snacks', items = SNACKS }: ListIndexOptions) => ({ name, items });

/** The places of the items that the expression picks, counted from 0; null where Python raises an IndexError. */
export function picked(length: number, { slice, index, start, end }: ListIndexState) {
  if (slice) return Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place);
  const place = index < 0 ? length + index : index;
  return place >= 0 && place < length ? [place] : null;
}

/** Figures: `count` of the items picked, `first` (place of the first of them, or -1), `error`, `slice`, `index`, `start`, `end`. */
export const listIndex: Explorable<ListIndexOptions, ListIndexState> = {
  start({ slice = false, ...options }) {
    const { length } = listOf(options).items;
    return { slice, index: 0, start: Math.min(1, length - 1), end: Math.min(3, length) };
  },
  settle(options, state) {
    const { length } = listOf(options).items;
    return {
      slice: state.slice,
      // One place beyond each end, where there is nothing.
      index: Math.round(within(state.index, -length - 1, length)),
      start: Math.round(within(state.start, 0, length)),
      end: Math.round(within(state.end, 0, length)),
    };
  },
  measure(options, state) {
    const places = picked(listOf(options).items.length, state);
    return {
      ...state,
      count: places?.length ?? 0,
      first: places?.[0] ?? -1,
      error: places === null,
    };
  },
};
