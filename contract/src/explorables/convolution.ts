import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** Small pictures: each digit is a grey, 0 black to 9 white. */
const PICTURES = {
  cat: '111111111111 171111111171 177111111771 177777777771 179977779971 179077770971 177777777771 177770077771 177707707771 117777777711 111777777111 111111111111',
  moon: '000000000000 000088880000 000888888000 008888800000 008888000000 088880000090 088880000000 008888000080 008888800888 000888888880 000088888800 000000000000',
  stripes:
    '222277772222 222277772222 222277772222 222277772222 999999999999 999999999999 222277772222 222277772222 555555555555 222277772222 222277772222 222277772222',
} as const;
type Picture = keyof typeof PICTURES;

/** Rows and columns of a picture. */
export const SIDE = 12;
/** The greatest weight, and the least below zero. */
export const WEIGHT_MAX = 9;
const WHITE = 255;

/** Well-known kernels. */
export const KERNELS = {
  same: [0, 0, 0, 0, 1, 0, 0, 0, 0],
  blur: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  edges: [0, -1, 0, -1, 4, -1, 0, -1, 0],
  sharpen: [0, -1, 0, -1, 5, -1, 0, -1, 0],
} as const satisfies Record<string, readonly number[]>;

/** The picture, and the kernel at the start. */
export const ConvolutionOptions = Type.Object({
  picture: Type.Optional(
    Type.Union([Type.Literal('cat'), Type.Literal('moon'), Type.Literal('stripes')]),
  ),
  kernel: Type.Optional(
    Type.Array(Type.Integer({ minimum: -WEIGHT_MAX, maximum: WEIGHT_MAX }), {
      minItems: 9,
      maxItems: 9,
    }),
  ),
});
export type ConvolutionOptions = Static<typeof ConvolutionOptions>;

/** `x` and `y` are the pixel under the middle of the kernel, from 0. */
export type ConvolutionState = { kernel: readonly number[]; x: number; y: number };

/** The greys of a picture, 0 to 255, row by row. */
export const greysOf = ({ picture = 'cat' }: { picture?: Picture }): number[] =>
  [...PICTURES[picture].replaceAll(' ', '')].map((digit) =>
    Math.round((Number(digit) * WHITE) / 9),
  );

/** The nine greys around a pixel. Beyond the edge, the nearest pixel of the picture counts again. */
export const around = (greys: readonly number[], x: number, y: number): number[] =>
  Array.from({ length: 9 }, (_, i) => {
    const column = within(x - 1 + (i % 3), 0, SIDE - 1);
    const row = within(y - 1 + Math.floor(i / 3), 0, SIDE - 1);
    return greys[row * SIDE + column] ?? 0;
  });

/**
 * The sum is divided by the sum of the weights, so that the picture keeps its brightness, unless that sum is 0 or less.
 */
export const divisorOf = (kernel: readonly number[]): number =>
  Math.max(
    1,
    kernel.reduce((sum, weight) => sum + weight, 0),
  );

/** The sum of each grey times its weight. */
export const weighted = (greys: readonly number[], kernel: readonly number[]): number =>
  greys.reduce((sum, grey, i) => sum + grey * (kernel[i] ?? 0), 0);

/** The picture that the kernel makes, in greys from 0 to 255. */
export const filtered = (greys: readonly number[], kernel: readonly number[]): number[] =>
  greys.map((_, i) => {
    const sum = weighted(around(greys, i % SIDE, Math.floor(i / SIDE)), kernel);
    return Math.round(within(sum / divisorOf(kernel), 0, WHITE));
  });

/** A bright bar on black: one that stands up, and one that lies flat. */
const BAR = Array.from({ length: SIDE }, (_, i) => (i >= 4 && i < 8 ? WHITE : 0));
const UPRIGHT = BAR.flatMap(() => BAR);
const FLAT = BAR.flatMap((grey) => BAR.map(() => grey));

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/**
 * Figures: `sum` of the weights, mean grey (`brightness`) of the result, its mean `difference` from the picture. `upright` and
 * `flat` are the mean greys that the kernel makes of a bar that stands up and of one that lies flat, whatever the picture.
 */
export const convolution: Explorable<ConvolutionOptions, ConvolutionState> = {
  start: ({ kernel = KERNELS.blur }) => ({ kernel, x: 4, y: 3 }),
  settle: (_, { kernel, x, y }) => ({
    kernel: Array.from({ length: 9 }, (_, i) =>
      Math.round(within(kernel[i] ?? 0, -WEIGHT_MAX, WEIGHT_MAX)),
    ),
    x: Math.round(within(x, 0, SIDE - 1)),
    y: Math.round(within(y, 0, SIDE - 1)),
  }),
  measure(options, { kernel }) {
    const greys = greysOf(options);
    const result = filtered(greys, kernel);
    return {
      sum: kernel.reduce((sum, weight) => sum + weight, 0),
      brightness: mean(result),
      difference: mean(result.map((grey, i) => Math.abs(grey - (greys[i] ?? 0)))),
      upright: mean(filtered(UPRIGHT, kernel)),
      flat: mean(filtered(FLAT, kernel)),
    };
  },
};
