import { DRAWING_TAKES, OTHER_TAKES } from './argument-table.ts';

interface Value {
  name: string;
  kind: 'number' | 'any' | 'text' | 'color';
  optional: boolean;
}

export interface ArgumentRule {
  values: readonly Value[];
  least: number;
}

function ruleOf(line: string): ArgumentRule {
  const values = line
    .split(' ')
    .filter(Boolean)
    .map((written): Value => {
      const [name = '', kind = 'number'] = written.replace('?', '').split(':');
      return { name, kind: kind as Value['kind'], optional: written.endsWith('?') };
    });
  return { values, least: values.filter(({ optional }) => !optional).length };
}

/** The argument rules of p5's functions, by their names. */
export const ARGUMENT_RULES: ReadonlyMap<string, ArgumentRule> = new Map(
  Object.entries({ ...OTHER_TAKES, ...DRAWING_TAKES }).map(([name, line]) => [name, ruleOf(line)]),
);

/** The problem with the values of a call, and the details of its message besides the function's name. */
export interface ArgumentProblem {
  notice: 'p5_too_few' | 'p5_too_many' | 'p5_wrong_type' | 'p5_empty' | 'p5_unknown_color';
  about: string[];
}

function formatValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return `[${value.slice(0, 4).join(', ')}]`;
  return typeof value === 'function' ? `${value.name}()` : String(value).slice(0, 40);
}

function isNumber(value: unknown): boolean {
  if (typeof value === 'number') return true;
  // p5 reads numbers that are written as a text.
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value));
}

/** Tells whether p5 reads a text as a colour: the colours of CSS, a number, and HSB, which CSS does not have. */
function isColor(text: string): boolean {
  if (isNumber(text) || /^\s*hsba?\(/i.test(text)) return true;
  return typeof CSS === 'undefined' || CSS.supports('color', text.trim());
}

/**
 * Tells whether the browser gave the values, not the sketch: `button.mousePressed(redraw)` passes an event, and
 * `list.map(floor)` the place and the list besides the value.
 */
function isCallback(args: readonly unknown[]): boolean {
  const [first, place, list] = args;
  if (typeof Event !== 'undefined' && first instanceof Event) return true;
  return Array.isArray(list) && typeof place === 'number' && Object.is(list[place], first);
}

/** Returns the problem with the values that a function of p5 is given; null when they are right. */
export function argumentProblem(
  { values, least }: ArgumentRule,
  args: readonly unknown[],
): ArgumentProblem | null {
  const needed = values.filter(({ optional }) => !optional).map(({ name }) => name);
  if (args.length < least)
    return { notice: 'p5_too_few', about: [needed.join(', '), String(args.length)] };
  if (args.length > values.length && isCallback(args)) return null;
  if (args.length > values.length)
    return { notice: 'p5_too_many', about: [String(values.length), String(args.length)] };
  for (const [i, value] of args.entries()) {
    const { name = '', kind, optional } = values[i] ?? {};
    if (kind === 'any' || (optional && value === undefined)) continue;
    const isEmpty = value === undefined || value === null || Number.isNaN(value);
    if (isEmpty) return { notice: 'p5_empty', about: [name, String(value)] };
    if (kind === 'color' && typeof value === 'string' && !isColor(value))
      return { notice: 'p5_unknown_color', about: [formatValue(value)] };
    if (kind === 'number' && !isNumber(value))
      return { notice: 'p5_wrong_type', about: [name, formatValue(value)] };
  }
  return null;
}
