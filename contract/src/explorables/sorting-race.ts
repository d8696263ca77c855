import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { seeded } from './seeded.ts';
import { momentsOfSort, type SortName } from './sorts.ts';

export const ORDERS = ['random', 'sorted', 'reversed'] as const;
export type Order = (typeof ORDERS)[number];

/** Two to four ways of sorting the same numbers. */
export const SortingRaceOptions = Type.Object({
  sorts: Type.Optional(
    Type.Array(
      Type.Union([
        Type.Literal('bubble'),
        Type.Literal('insertion'),
        Type.Literal('merge'),
        Type.Literal('quick'),
      ]),
      {
        minItems: 1,
        maxItems: 4,
        uniqueItems: true,
      },
    ),
  ),
  size: Type.Optional(Type.Integer({ minimum: 4, maximum: 20 })),
  order: Type.Optional(
    Type.Union([Type.Literal('random'), Type.Literal('sorted'), Type.Literal('reversed')]),
  ),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type SortingRaceOptions = Static<typeof SortingRaceOptions>;

/** In each step all sorts compare two numbers. */
export type SortingRaceState = { order: string; step: number };

export const sortsOf = ({ sorts = ['bubble', 'merge'] }: SortingRaceOptions): readonly SortName[] =>
  sorts;

/** The numbers from 1 on, in their order at the start. */
export function numbersOf({ size = 12, seed = 11 }: SortingRaceOptions, order: string): number[] {
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  if (order === 'reversed') return numbers.reverse();
  if (order === 'sorted') return numbers;
  const random = seeded(seed);
  for (let left = size - 1; left > 0; left--) {
    const other = Math.floor(random() * (left + 1));
    [numbers[left], numbers[other]] = [numbers[other] ?? 0, numbers[left] ?? 0];
  }
  return numbers;
}

/** The comparisons that each sort needs. */
export const comparisonsOf = (options: SortingRaceOptions, order: string): number[] =>
  sortsOf(options).map((name) => momentsOfSort(name, numbersOf(options, order)).length - 2);

/** Figures: the comparisons of each sort by its name, `winner`, `order`, `step`, and `done`. */
export const sortingRace: Explorable<SortingRaceOptions, SortingRaceState> = {
  start: ({ order = 'random' }) => ({ order, step: 0 }),
  settle(options, state) {
    const order = ORDERS.find((one) => one === state.order) ?? 'random';
    const most = Math.max(...comparisonsOf(options, order));
    return { order, step: Math.round(within(state.step, 0, most + 1)) };
  },
  measure(options, { order, step }) {
    const names = sortsOf(options);
    const counts = comparisonsOf(options, order);
    return {
      ...Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0])),
      winner: names[counts.indexOf(Math.min(...counts))] ?? '',
      order,
      step,
      done: step > Math.max(...counts),
    };
  },
};
