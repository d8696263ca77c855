import type { ModelColumn, ModelFile } from '@codivia/contract/models/model-file';
import type { HandPoint } from '@codivia/runners/models/hand-features';
import { LAB_KINDS, type LabProject, newId, newProject } from '../project/lab-project.ts';

/** An open hand, as a camera may see it: the wrist, then four points of each finger. */
const OPEN_HAND: readonly HandPoint[] = [
  [0.5, 0.9, 0],
  ...[-0.3, -0.15, 0, 0.15, 0.3].flatMap((across) =>
    [0.25, 0.45, 0.6, 0.75].map(
      (up) => [Number((0.5 + across * (0.5 + up)).toFixed(3)), 0.9 - up, 0] as HandPoint,
    ),
  ),
];

/** Rows in which every word of a column stands twice, so that fields offer the words as a choice. */
function rowsOf(columns: readonly ModelColumn[]): Record<string, string>[] {
  const values = columns.map((column) => (column.type === 'category' ? column.values : []));
  const most = Math.max(0, ...values.map(({ length }) => length));
  return Array.from({ length: 2 * most }, (_, i) =>
    Object.fromEntries(
      columns.map(({ name }, at) => [name, values[at]?.[i % (values[at]?.length || 1)] ?? '']),
    ),
  );
}

/**
 * A project without a learner's examples, with which a model is tried and put into programs; null for a kind that this
 * lab does not know yet.
 */
export function projectOfModel(model: ModelFile, name: string): LabProject | null {
  const kind = LAB_KINDS.find((one) => one === model.kind);
  if (!kind) return null;
  const project = newProject(kind, name, model.labels);
  const classId = project.classes[0]?.id ?? '';
  const inputs = kind === 'hand' ? [[...OPEN_HAND]] : rowsOf(model.columns);
  return {
    ...project,
    columns: model.columns.map((column) => column.name),
    examples: inputs.map((input) => ({ id: newId(), classId, input })),
  };
}
