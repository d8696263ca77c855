import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';

/** A name, a short text in quotation marks, or a whole number. */
const NAME = '[a-z_][a-z0-9_]{0,11}';
const PART = `(?:[0-9]{1,4}|"[^"]{0,12}"|${NAME})`;
const LINE = `^${NAME} = ${PART}(?: [+*-] ${PART})?$`;

/** A program of assignments such as `score = score + 5`. */
export const VariableBoxesOptions = Type.Object({
  program: Type.Optional(
    Type.Array(Type.String({ pattern: LINE, maxLength: 48 }), { minItems: 1, maxItems: 10 }),
  ),
});
export type VariableBoxesOptions = Static<typeof VariableBoxesOptions>;

export type VariableBoxesState = { step: number };

type Value = number | string;

/** One line after it has run. */
export interface Assignment {
  name: string;
  /** The content of the box before; undefined if there was no box of this name. */
  before: Value | undefined;
  /** The new content; undefined where Python would stop with an error. */
  after: Value | undefined;
  /** The names that the line reads. */
  reads: readonly string[];
  /** The right side with values in place of names. */
  filled: string;
}

const USUAL_PROGRAM = [
  'score = 10',
  'bonus = 5',
  'record = score',
  'score = score + bonus',
  'bonus = bonus * 2',
];

export const programOf = ({ program = USUAL_PROGRAM }: VariableBoxesOptions) => program;

/** A value as Python writes it. */
export const written = (value: Value | undefined): string =>
  typeof value === 'string' ? `"${value}"` : String(value ?? '?');

function calculate(a: Value | undefined, sign: string, b: Value | undefined): Value | undefined {
  if (typeof a === 'number' && typeof b === 'number') {
    if (sign === '+') return a + b;
    return sign === '-' ? a - b : a * b;
  }
  return typeof a === 'string' && typeof b === 'string' && sign === '+' ? a + b : undefined;
}

/** Runs the program, up to the line with which Python would stop. */
export function assignmentsOf(options: VariableBoxesOptions): Assignment[] {
  const boxes = new Map<string, Value>();
  const done: Assignment[] = [];
  for (const line of programOf(options)) {
    const [name = '', right = ''] = line.split(/ = (.*)/s);
    const [first = '', sign, second] = right.match(/"[^"]*"|[^ ]+/g) ?? [];
    const contentOf = (part: string): Value | undefined => {
      if (part.startsWith('"')) return part.slice(1, -1);
      return /^\d/.test(part) ? Number(part) : boxes.get(part);
    };
    const parts = second === undefined ? [first] : [first, second];
    const after =
      sign && second ? calculate(contentOf(first), sign, contentOf(second)) : contentOf(first);
    done.push({
      name,
      before: boxes.get(name),
      after,
      reads: parts.filter((part) => /^[a-z_]/.test(part)),
      filled: parts.map((part) => written(contentOf(part))).join(` ${sign} `),
    });
    if (after === undefined) break;
    boxes.set(name, after);
  }
  return done;
}

/** The content of all boxes after this number of lines. */
export const boxesAfter = (done: readonly Assignment[], step: number): Map<string, Value> =>
  new Map(
    done.slice(0, step).flatMap(({ name, after }) => (after === undefined ? [] : [[name, after]])),
  );

/** Figures: `step`, the number of lines that have run, and the content of each box by its name. */
export const variableBoxes: Explorable<VariableBoxesOptions, VariableBoxesState> = {
  start: () => ({ step: 0 }),
  settle: (options, { step }) => ({
    step: Math.round(within(step, 0, assignmentsOf(options).length)),
  }),
  measure: (options, { step }) => ({
    ...Object.fromEntries(boxesAfter(assignmentsOf(options), step)),
    step,
  }),
};
