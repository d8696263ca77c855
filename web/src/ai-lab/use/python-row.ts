import type { ModelColumn } from '@codivia/contract/models/model-file';

/** A dictionary of Python with a usual value for each column. */
export function pythonRow(columns: readonly ModelColumn[]): string {
  const cells = columns.map((column) => {
    const value =
      column.type === 'number' ? Number(column.mean.toPrecision(3)) : (column.values[0] ?? '');
    return `${JSON.stringify(column.name)}: ${JSON.stringify(value)}`;
  });
  return `{${cells.join(', ')}}`;
}
