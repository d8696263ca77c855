import type { ModelFile } from '@codivia/contract/models/model-file';
import type { LabProject } from '../project/lab-project.ts';
import { pythonRow } from './python-row.ts';

/** An example of the model's kind in JavaScript: a usual row, else what was collected last. */
export function exampleInScript(project: LabProject, { columns }: ModelFile): string {
  // A dictionary of Python is an object of JavaScript too.
  if (project.kind === 'table') return pythonRow(columns);
  return JSON.stringify(project.examples.at(-1)?.input ?? null);
}
