import { MODEL_LIMITS } from '@codivia/contract/models/model-file';
import { type LabProject, newId } from '../project/lab-project.ts';
import type { Table } from './read-table.ts';

/** The values of a column that can be classes: filled, and by the alphabet. */
export function classesIn({ rows }: Table, column: string): string[] {
  const values = new Set(rows.map((row) => row[column]?.slice(0, MODEL_LIMITS.labelLength) ?? ''));
  values.delete('');
  return [...values].sort();
}

/** Tells whether a column can be predicted: it has from two to twenty values. */
export function canPredict(table: Table, column: string): boolean {
  const { length } = classesIn(table, column);
  return length >= 2 && length <= MODEL_LIMITS.labels;
}

/** The rows in which a column is filled. */
export const rowsWith = ({ rows }: Table, column: string): Table['rows'] =>
  rows.filter((row) => row[column]);

/** The project with the rows of a table as its examples; `label` is the column to predict. Rows without it are left out. */
export function projectFromTable(project: LabProject, table: Table, label: string): LabProject {
  const classes = classesIn(table, label).map((name) => ({ id: newId(), name }));
  const idOf = new Map(classes.map(({ id, name }) => [name, id]));
  const examples = table.rows.flatMap(({ [label]: value = '', ...input }) => {
    const classId = idOf.get(value.slice(0, MODEL_LIMITS.labelLength));
    return classId ? [{ id: newId(), classId, input }] : [];
  });
  const columns = table.columns.filter((name) => name !== label);
  return { ...project, classes, examples, columns, changedAt: Date.now() };
}
