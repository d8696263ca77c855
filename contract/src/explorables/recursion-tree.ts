import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** The largest argument: its tree still fits on a phone. */
export const TREE_MAX = 6;

export const RecursionTreeOptions = Type.Object({
  rule: Type.Optional(Type.Union([Type.Literal('fib'), Type.Literal('fact')])),
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: TREE_MAX })),
});
export type RecursionTreeOptions = Static<typeof RecursionTreeOptions>;

/** `step` calls are shown; `remember`: a result that is known is looked up. */
export type RecursionTreeState = { n: number; step: number; remember: boolean };

/** One call. `x` counts leaves from the left, `parent` is the place of its caller in the list (-1 without). */
export interface Call {
  n: number;
  depth: number;
  x: number;
  parent: number;
  value: number;
  /** True if there was a call with the same argument before. */
  isRepeated: boolean;
}

/** All calls of the rule in the order in which they happen. */
export function callsOf(
  { rule = 'fib' }: RecursionTreeOptions,
  n: number,
  remember: boolean,
): Call[] {
  const calls: Call[] = [];
  const known = new Set<number>();
  let leaves = 0;
  function call(given: number, depth: number, parent: number): Call {
    const place = calls.length;
    const isRepeated = known.has(given);
    known.add(given);
    const one: Call = { n: given, depth, x: 0, parent, value: 1, isRepeated };
    calls.push(one);
    const isEnd = given <= 1;
    if (rule === 'fact') {
      if (!isEnd) one.value = given * call(given - 1, depth + 1, place).value;
    } else if (isEnd) {
      one.value = given;
    } else if (remember && isRepeated) {
      one.value = calls.find((other) => other.n === given)?.value ?? 0;
    } else {
      const left = call(given - 1, depth + 1, place);
      const right = call(given - 2, depth + 1, place);
      one.value = left.value + right.value;
      one.x = (left.x + right.x) / 2;
      return one;
    }
    one.x = rule === 'fact' ? 0 : leaves++;
    return one;
  }
  call(n, 0, -1);
  return calls;
}

/** Figures: `calls` in all, `repeated` (those for an argument that came before), `result`, `shown`, `done`, `n`, `remember`. */
export const recursionTree: Explorable<RecursionTreeOptions, RecursionTreeState> = {
  start: ({ n = 5 }) => ({ n, step: 1, remember: false }),
  settle(options, state) {
    const n = Math.round(within(state.n, 1, TREE_MAX));
    const calls = callsOf(options, n, state.remember).length;
    return { n, remember: state.remember, step: Math.round(within(state.step, 1, calls)) };
  },
  measure(options, { n, step, remember }) {
    const calls = callsOf(options, n, remember);
    return {
      n,
      remember,
      calls: calls.length,
      repeated: calls.filter(({ isRepeated }) => isRepeated).length,
      result: calls[0]?.value ?? 0,
      shown: step,
      done: step === calls.length,
    };
  },
};
