import { type HeldObject, momentAt, type Recording, type Value } from './recording.ts';

/** The variables of a program as they are now, as variables.py lists them. */
export interface ListedVariables {
  /** It has one step. */
  recording: Recording;
  /** The program's own functions and classes, as they are called. */
  functions: string[];
  /** Number of variables that are left out. */
  more: number;
}

/** A variable in a table. `length` is the number of elements in its value; null for a value without elements. */
export interface ListedVariable {
  name: string;
  type: string;
  length: number | null;
  /** The value as Python writes it, shortened. */
  text: string;
}

/** Longest text of a value, in characters. */
const MAX_TEXT = 120;
/** Lists in lists are written so deep. */
const MAX_DEPTH = 3;

/** Others are written as objects are. */
const BRACKETS = new Map([
  ['list', ['[', ']']],
  ['tuple', ['(', ')']],
  ['set', ['{', '}']],
  ['dict', ['{', '}']],
  ['frozenset', ['frozenset({', '})']],
  ['deque', ['deque([', '])']],
  ['Counter', ['Counter({', '})']],
  ['defaultdict', ['defaultdict({', '})']],
  ['OrderedDict', ['OrderedDict({', '})']],
]);

/** The variables in the order in which the program made them. */
export function variablesIn({ recording }: ListedVariables): ListedVariable[] {
  const { calls, objects } = momentAt(recording, 0);
  const held = new Map(objects.map((object) => [object.id, object]));
  return (calls[0]?.variables ?? []).map(({ name, value }) => {
    const object = value.kind === 'object' ? held.get(value.id) : undefined;
    const length = object ? object.parts.length + object.more : null;
    return { name, type: value.type, length, text: shortened(written(value, held, [])) };
  });
}

const shortened = (text: string) =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).replace(/…$/, '')}…` : text;

function written(value: Value, held: Map<number, HeldObject>, around: number[]): string {
  if (value.kind === 'plain') return value.text;
  const object = held.get(value.id);
  const isNamed = !BRACKETS.has(value.type);
  const isDeep = around.length >= (isNamed ? 1 : MAX_DEPTH) || around.includes(value.id);
  const parts = object && !isDeep ? partsOf(object, held, [...around, value.id]) : ['…'];
  if (value.type === 'set' && parts.length === 0) return 'set()';
  const [open, close] = BRACKETS.get(value.type) ?? [`${value.type}(`, ')'];
  const end = value.type === 'tuple' && parts.length === 1 && !isDeep ? ',' : '';
  return `${open}${parts.join(', ')}${end}${close}`;
}

function partsOf({ parts, more }: HeldObject, held: Map<number, HeldObject>, around: number[]) {
  const texts = parts.map(({ key, value }) => {
    const text = written(value, held, around);
    if (key === null) return text;
    return typeof key === 'string' ? `${key}=${text}` : `${written(key, held, around)}: ${text}`;
  });
  return more > 0 ? [...texts, '…'] : texts;
}
