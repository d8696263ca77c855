import type { ModelFile, ModelKind } from '@codivia/contract/models/model-file';
import { DRAWING_SIDE } from '../drawing-features.ts';
import type { ModelInput } from '../trained-model.ts';
import { MODEL_COLUMNS, MODEL_INPUT, ProgramError } from './program-error.ts';

const HAND_POINTS = 21;

/** Returns the entries of a list of any kind, typed arrays among them; undefined of anything else. */
function entriesOf(value: unknown): unknown[] | undefined {
  return Array.isArray(value) || ArrayBuffer.isView(value)
    ? Array.from(value as ArrayLike<unknown>)
    : undefined;
}

/** Returns the numbers of a list; undefined where it holds anything else, or another count of them. */
function numbersOf(value: unknown, count: number): number[] | undefined {
  const numbers = entriesOf(value);
  const fits = numbers?.length === count && numbers.every(Number.isFinite);
  return fits ? (numbers as number[]) : undefined;
}

/** Returns a list in which every entry was read; undefined where one could not be. */
function every<T>(values: unknown[] | undefined, read: (value: unknown) => T | undefined) {
  const found = values?.map(read);
  return found?.includes(undefined) ? undefined : (found as T[] | undefined);
}

function drawingOf(value: unknown): number[] | undefined {
  const points = entriesOf(value)?.flatMap((row) => entriesOf(row) ?? [row]);
  return numbersOf(points, DRAWING_SIDE * DRAWING_SIDE);
}

function handOf(value: unknown) {
  const points = every(entriesOf(value), (point) => numbersOf(point, 3));
  return points?.length === HAND_POINTS ? points : undefined;
}

function pictureOf(value: unknown) {
  const rows = every(entriesOf(value), (row) =>
    every(entriesOf(row), (point) => numbersOf(entriesOf(point)?.slice(0, 3), 3)),
  );
  const width = rows?.[0]?.length ?? 0;
  return width > 0 && rows?.every((row) => row.length === width) ? rows : undefined;
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isRow = (value: unknown) =>
  typeof value === 'object' && value !== null && entriesOf(value) === undefined;

const READERS: Record<ModelKind, (value: unknown) => unknown> = {
  drawing: drawingOf,
  hand: handOf,
  picture: pictureOf,
  text: (value) => (isText(value) ? String(value) : undefined),
  table: (value) => (isRow(value) ? value : undefined),
};

/** Columns that an error names. */
const SHOWN_COLUMNS = 5;

/**
 * Returns an example as a model takes it.
 *
 * @throws ProgramError where a program passes something else, or a row without any of the model's columns
 */
export function checkedInput(
  { kind, columns }: Pick<ModelFile, 'kind' | 'columns'>,
  value: unknown,
): ModelInput {
  const input = READERS[kind](value);
  if (input === undefined) throw new ProgramError(MODEL_INPUT, kind);
  const names = columns.map(({ name }) => name);
  if (names.length > 0 && !names.some((name) => Object.hasOwn(input as object, name))) {
    const shown = names.slice(0, SHOWN_COLUMNS).map((name) => `'${name}'`);
    throw new ProgramError(MODEL_COLUMNS, shown.join(', '));
  }
  return input as ModelInput;
}
