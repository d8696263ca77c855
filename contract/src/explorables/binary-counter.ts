import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

const BITS_MAX = 8;

/** A row of `bits` lamps that shows `value` at first. */
export const BinaryCounterOptions = Type.Object({
  bits: Type.Optional(Type.Integer({ minimum: 1, maximum: BITS_MAX })),
  value: Type.Optional(Type.Integer({ minimum: 0, maximum: 255 })),
});
export type BinaryCounterOptions = Static<typeof BinaryCounterOptions>;

/** `before` is the number that the lamps showed before the last change. */
export type BinaryCounterState = { value: number; before: number };

/** The greatest number that the lamps can show. */
export const mostOf = ({ bits = 5 }: BinaryCounterOptions): number =>
  2 ** within(bits, 1, BITS_MAX) - 1;

/** The values of the lamps, from left to right. */
export const lampsOf = (options: BinaryCounterOptions): number[] => {
  const count = Math.log2(mostOf(options) + 1);
  return Array.from({ length: count }, (_, i) => 2 ** (count - 1 - i));
};

/** Tells whether the lamp of this value is lit. */
export const isLit = (value: number, lamp: number): boolean => (value & lamp) !== 0;

const litLamps = (value: number): number => value.toString(2).replaceAll('0', '').length;

/** Figures: `value`, the number of `lit` lamps, and the number of lamps that the last change has `switched`. */
export const binaryCounter: Explorable<BinaryCounterOptions, BinaryCounterState> = {
  start(options) {
    const value = within(options.value ?? 0, 0, mostOf(options));
    return { value, before: value };
  },
  settle(options, { value, before }) {
    const settled = (number: number) => Math.round(within(number, 0, mostOf(options)));
    return { value: settled(value), before: settled(before) };
  },
  measure: (_, { value, before }) => ({
    value,
    lit: litLamps(value),
    switched: litLamps(value ^ before),
  }),
};
