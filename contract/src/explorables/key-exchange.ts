import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** The paints, by their names: red, green and blue light that they reflect. */
export const PAINTS = {
  red: [226, 60, 60],
  orange: [245, 140, 50],
  yellow: [250, 210, 60],
  green: [70, 170, 90],
  turquoise: [50, 180, 190],
  blue: [60, 100, 215],
  violet: [140, 80, 200],
  pink: [240, 120, 180],
} as const satisfies Record<string, readonly [number, number, number]>;
export type Paint = keyof typeof PAINTS;
export const PAINT_NAMES = Object.keys(PAINTS) as Paint[];

/** Steps: everybody mixes a secret in, the mixtures cross the street, and everybody mixes the secret in again. */
export const EXCHANGE_STEPS = 3;

const Name = Type.Optional(Type.Unsafe<Paint>(Type.Enum(PAINT_NAMES)));

/** The colour that all know, and the secret ones of the two. */
export const KeyExchangeOptions = Type.Object({ shared: Name, hers: Name, his: Name });
export type KeyExchangeOptions = Static<typeof KeyExchangeOptions>;

export type KeyExchangeState = { shared: string; hers: string; his: string; step: number };

export const paintNamed = (name: string): Paint =>
  PAINT_NAMES.find((one) => one === name) ?? 'yellow';

/** The colour of a mixture, in equal parts, as CSS. The order of the paints does not matter. */
export function mixture(names: readonly string[]): string {
  const parts = names.map((name) => PAINTS[paintNamed(name)]);
  // Paints swallow light one after the other, so their lights multiply.
  const mean = (i: 0 | 1 | 2) =>
    Math.round(parts.reduce((product, part) => product * part[i], 1) ** (1 / parts.length));
  return `rgb(${mean(0)} ${mean(1)} ${mean(2)})`;
}

/** Figures: `step`, and the colours `secret` (that of the two) and `overheard` (both mixtures in one pot). */
export const keyExchange: Explorable<KeyExchangeOptions, KeyExchangeState> = {
  start: ({ shared = 'yellow', hers = 'pink', his = 'blue' }) => ({ shared, hers, his, step: 0 }),
  settle: (_, { shared, hers, his, step }) => ({
    shared: paintNamed(shared),
    hers: paintNamed(hers),
    his: paintNamed(his),
    step: Math.round(within(step, 0, EXCHANGE_STEPS)),
  }),
  measure: (_, { shared, hers, his, step }) => ({
    step,
    secret: mixture([shared, hers, his]),
    overheard: mixture([shared, shared, hers, his]),
  }),
};
