import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** The numbers of a loop go from 0 to this. */
export const LOOP_MAX = 12;
/** The largest distance from one number to the next. */
export const BY_MAX = 5;

const LoopNumber = Type.Integer({ minimum: 0, maximum: LOOP_MAX });

/** A loop that counts, in one of two languages. */
export const LoopCounterOptions = Type.Object({
  language: Type.Optional(Type.Union([Type.Literal('python'), Type.Literal('javascript')])),
  from: Type.Optional(LoopNumber),
  to: Type.Optional(LoopNumber),
  by: Type.Optional(Type.Integer({ minimum: 1, maximum: BY_MAX })),
});
export type LoopCounterOptions = Static<typeof LoopCounterOptions>;

/** `to` is not reached; `step` counts the lines that have run. */
export type LoopCounterState = { from: number; to: number; by: number; step: number };

/** The counter in each round. */
export function countsOf({ from, to, by }: Omit<LoopCounterState, 'step'>): number[] {
  const rounds = Math.max(0, Math.ceil((to - from) / by));
  return Array.from({ length: rounds }, (_, round) => from + round * by);
}

/** Each round runs the line of the loop and the line in it; then the line of the loop ends it, and the last line runs. */
export const linesRun = (rounds: number): number => 2 * rounds + 2;

/** Figures: `rounds`, `first`, `last` (-1 without any round), `sum` of the counter, `done`, and `from`, `to`, `by`. */
export const loopCounter: Explorable<LoopCounterOptions, LoopCounterState> = {
  start: ({ from = 0, to = 5, by = 1 }) => ({ from, to, by, step: 0 }),
  settle(_, state) {
    const from = Math.round(within(state.from, 0, LOOP_MAX));
    const to = Math.round(within(state.to, 0, LOOP_MAX));
    const by = Math.round(within(state.by, 1, BY_MAX));
    const steps = linesRun(countsOf({ from, to, by }).length);
    return { from, to, by, step: Math.round(within(state.step, 0, steps)) };
  },
  measure(_, { step, ...range }) {
    const counts = countsOf(range);
    return {
      ...range,
      rounds: counts.length,
      first: counts[0] ?? -1,
      last: counts.at(-1) ?? -1,
      sum: counts.reduce((sum, count) => sum + count, 0),
      done: step === linesRun(counts.length),
    };
  },
};
