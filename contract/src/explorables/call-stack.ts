import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** `calls`: a function that calls another one twice. `recursion`: a function that calls itself. */
export const CallStackOptions = Type.Object({
  program: Type.Optional(Type.Union([Type.Literal('calls'), Type.Literal('recursion')])),
  n: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
});
export type CallStackOptions = Static<typeof CallStackOptions>;

export type CallStackState = { n: number; step: number };

/** The largest argument, which sets the largest number of frames. */
export const ARGUMENT_MAX = 4;

/** A function at work: its name, its variables, and the number of its current line, counted from 0. */
export interface Frame {
  name: string;
  variables: Readonly<Record<string, number>>;
  line: number;
}
export interface Moment {
  /** The lowest frame first. */
  frames: readonly Frame[];
  event: 'runs' | 'called' | 'returns' | 'ends';
  /** The value that a function gives back. */
  value?: number;
}

const CALLS = [
  'def double(n):',
  '    return n * 2',
  '',
  'def quadruple(n):',
  '    a = double(n)',
  '    b = double(a)',
  '    return b',
  '',
];
const RECURSION = [
  'def fact(n):',
  '    if n == 1:',
  '        return 1',
  '    below = fact(n - 1)',
  '    return n * below',
  '',
];

export const linesOf = ({ program }: CallStackOptions, n: number): string[] =>
  program === 'recursion'
    ? [...RECURSION, `print(fact(${n}))`]
    : [...CALLS, `print(quadruple(${n}))`];

function record(
  run: (stack: Frame[], note: (event: Moment['event'], value?: number) => void) => void,
) {
  const moments: Moment[] = [];
  const stack: Frame[] = [];
  run(stack, (event, value) => {
    const frames = stack.map((frame) => ({ ...frame }));
    moments.push(value === undefined ? { frames, event } : { frames, event, value });
  });
  return moments;
}

/** All moments of the program, from its first line to its end. */
export function momentsOf({ program }: CallStackOptions, n: number): Moment[] {
  return record((stack, note) => {
    const main: Frame = { name: '', variables: {}, line: program === 'recursion' ? 6 : 8 };
    function call(
      name: string,
      given: number,
      line: number,
      work: (frame: Frame) => number,
    ): number {
      const frame: Frame = { name, variables: { n: given }, line };
      stack.push(frame);
      note('called');
      const value = work(frame);
      note('returns', value);
      stack.pop();
      return value;
    }
    const at = (frame: Frame, line: number, set: Record<string, number> = {}) => {
      frame.line = line;
      frame.variables = { ...frame.variables, ...set };
    };
    const double = (given: number): number =>
      call('double', given, 0, (frame) => {
        at(frame, 1);
        return given * 2;
      });
    const fact = (given: number): number =>
      call('fact', given, 0, (frame) => {
        at(frame, given === 1 ? 2 : 3);
        if (given === 1) return 1;
        const below = fact(given - 1);
        at(frame, 4, { below });
        return given * below;
      });
    stack.push(main);
    note('runs');
    const value =
      program === 'recursion'
        ? fact(n)
        : call('quadruple', n, 3, (frame) => {
            at(frame, 4);
            const a = double(n);
            at(frame, 5, { a });
            const b = double(a);
            at(frame, 6, { b });
            return b;
          });
    note('ends', value);
  });
}

/** Figures: `step`, `frames` (height of the stack now), `highest` (its greatest height), `result`, `n`. */
export const callStack: Explorable<CallStackOptions, CallStackState> = {
  start: ({ n = 3 }) => ({ n, step: 0 }),
  settle(options, state) {
    const n = Math.round(within(state.n, 1, ARGUMENT_MAX));
    return { n, step: Math.round(within(state.step, 0, momentsOf(options, n).length - 1)) };
  },
  measure(options, { n, step }) {
    const moments = momentsOf(options, n);
    return {
      n,
      step,
      frames: moments[step]?.frames.length ?? 0,
      highest: Math.max(...moments.map(({ frames }) => frames.length)),
      result: moments.at(-1)?.value ?? 0,
    };
  },
};
