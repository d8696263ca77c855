import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { rounded } from './rounded.ts';

/** A ball on a curve from 0 to 10: a bowl, or hills with two valleys. */
export const GradientDescentOptions = Type.Object({
  curve: Type.Optional(Type.Union([Type.Literal('bowl'), Type.Literal('hills')])),
  x: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
  rate: Type.Optional(Type.Number({ minimum: 0.05, maximum: 2 })),
});
export type GradientDescentOptions = Static<typeof GradientDescentOptions>;

/** `xs` are the places where the ball has been; the last one is where it is. */
export type GradientDescentState = { xs: readonly number[]; rate: number };

export const LEAST_RATE = 0.05;
export const MOST_RATE = 2;
export const MOST_STEPS = 60;

const hill = (x: number, at: number, width: number) => Math.exp(-(((x - at) / width) ** 2));

/** The height of the curve at a place. */
export function heightAt({ curve = 'hills' }: GradientDescentOptions, x: number): number {
  if (curve === 'bowl') return 1 + 0.3 * (x - 6) ** 2;
  return 7.5 - 3.6 * hill(x, 2.6, 1.5) - 6.3 * hill(x, 7.2, 1.7) + 0.02 * (x - 5) ** 2;
}

/** The slope at a place: the growth of the height for one step to the right. */
export function slopeAt(options: GradientDescentOptions, x: number): number {
  const near = 1e-4;
  return rounded((heightAt(options, x + near) - heightAt(options, x - near)) / (2 * near), 3);
}

/** The place after the next step: against the slope, and never beyond the walls. */
export const nextPlace = (options: GradientDescentOptions, x: number, rate: number): number =>
  rounded(within(x - rate * slopeAt(options, x), 0, 10), 3);

/** The place of the ball. */
export const placeOf = ({ xs }: GradientDescentState): number => xs.at(-1) ?? 0;

/** The state after one more step; nothing changes after the last step that fits. */
export function stepped(
  options: GradientDescentOptions,
  state: GradientDescentState,
): GradientDescentState {
  if (state.xs.length > MOST_STEPS) return state;
  return { ...state, xs: [...state.xs, nextPlace(options, placeOf(state), state.rate)] };
}

/** The place of the lowest point of the whole curve. */
export function lowestPlace(options: GradientDescentOptions): number {
  const places = Array.from({ length: 1001 }, (_, i) => i / 100);
  const height = (x: number) => heightAt(options, x);
  return places.reduce((lowest, x) => (height(x) < height(lowest) ? x : lowest));
}

/** Figures: `x`, `height`, `slope`, `steps`, `still` (the ball no longer moves), `lowest` (it is at the lowest point). */
export const gradientDescent: Explorable<GradientDescentOptions, GradientDescentState> = {
  start: ({ x = 0.6, rate = 0.4 }) => ({ xs: [x], rate }),
  settle(options, { xs, rate }) {
    const [first = 0.6] = xs.length > 0 ? xs : gradientDescent.start(options).xs;
    const all = xs.length > 0 ? xs.slice(0, MOST_STEPS + 1) : [first];
    return {
      xs: all.map((x) => rounded(within(x, 0, 10), 3)),
      rate: rounded(within(rate, LEAST_RATE, MOST_RATE)),
    };
  },
  measure(options, state) {
    const x = placeOf(state);
    const slope = slopeAt(options, x);
    return {
      x,
      height: rounded(heightAt(options, x)),
      slope,
      steps: state.xs.length - 1,
      still: Math.abs(slope) < 0.03,
      lowest: Math.abs(x - lowestPlace(options)) < 0.1,
    };
  },
};
