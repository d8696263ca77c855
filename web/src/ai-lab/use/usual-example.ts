import type { ModelColumn, ModelFile } from '@codivia/contract/models/model-file';
import type { LabProject } from '../project/lab-project.ts';

/** A dictionary of Python with a usual value for each column. */
export function pythonRow(columns: readonly ModelColumn[]): string {
  const cells = columns.map((column) => {
    const value =
      column.type === 'number' ? Number(column.mean.toPrecision(3)) : (column.values[0] ?? '');
    return `${JSON.stringify(column.name)}: ${JSON.stringify(value)}`;
  });
  return `{${cells.join(', ')}}`;
}

/** An example of the model's kind in JavaScript: a usual row, else what was collected last. */
export function exampleInScript(project: LabProject, { columns }: ModelFile): string {
  // A dictionary of Python is an object of JavaScript too, but for a name that would be its prototype.
  if (project.kind === 'table') return pythonRow(columns).replace('"__proto__":', '["__proto__"]:');
  return JSON.stringify(project.examples.at(-1)?.input ?? null);
}
