import { MODEL_LIMITS, type ModelColumn } from '@codivia/contract/models/model-file';

/** A row of a table by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

const NUMBER = /^\s*[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?\s*$/i;

/** The number that a cell holds, with a point or a comma, or undefined. */
export function numberIn(cell: unknown): number | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : undefined;
  if (typeof cell !== 'string' || !NUMBER.test(cell)) return undefined;
  const number = Number(cell.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}

/** The category that a cell holds: as much of its text as a model keeps, without half of a last character. */
export const categoryIn = (cell: unknown): string =>
  String(cell ?? '')
    .trim()
    .slice(0, MODEL_LIMITS.labelLength)
    .replace(/[\uD800-\uDBFF]$/, '');

const cellOf = (row: Row, name: string): unknown =>
  Object.hasOwn(row, name) ? row[name] : undefined;

/**
 * A row as numbers: those of its columns, and for each category 1 or 0. Scaled numbers count in deviations from the mean;
 * a tree asks about unscaled ones, so that its questions can be read.
 */
export function tableFeatures(
  row: Row,
  columns: readonly ModelColumn[],
  isScaled: boolean,
): number[] {
  return columns.flatMap((column) => {
    const cell = cellOf(row, column.name);
    if (column.type === 'category') {
      const text = categoryIn(cell);
      return column.values.map((value) => (value === text ? 1 : 0));
    }
    const number = numberIn(cell) ?? column.mean;
    return [isScaled ? (number - column.mean) / column.deviation : number];
  });
}
