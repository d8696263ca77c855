import type { Row } from '@codivia/runners/models/table-features';
import { cellOf } from '../table/cell-of.ts';
import type { JudgedExample } from './judge-examples.ts';

/** The numbers of a group's examples that were tried, and that were judged rightly. */
export interface GroupAccuracy {
  name: string;
  right: number;
  count: number;
}

const MOST_GROUPS = 8;

/** The verdicts for each label; also for those that were not tried at all. */
export function byLabel(
  judged: readonly JudgedExample[],
  labels: readonly string[],
): GroupAccuracy[] {
  return labels.map((name, label) =>
    accuracyIn(
      name,
      judged.filter(({ expected }) => expected === label),
    ),
  );
}

/** The verdicts for each value of a column, by the alphabet. */
export function byColumn(judged: readonly JudgedExample[], column: string): GroupAccuracy[] {
  const cellIn = ({ example }: JudgedExample) => cellOf(example.input as Row, column).trim();
  const values = [...new Set(judged.map(cellIn))].sort();
  return values.map((value) =>
    accuracyIn(
      value || '–',
      judged.filter((one) => cellIn(one) === value),
    ),
  );
}

function accuracyIn(name: string, judged: readonly JudgedExample[]): GroupAccuracy {
  const right = judged.filter(({ expected, found }) => expected === found).length;
  return { name, right, count: judged.length };
}

/** The columns of a table that part its rows into a few groups. */
export function groupColumns(
  columns: readonly string[],
  judged: readonly JudgedExample[],
): string[] {
  return columns.filter((column) => {
    const { length } = byColumn(judged, column);
    return length >= 2 && length <= MOST_GROUPS;
  });
}

/** The verdicts of which the model was furthest from the truth, the worst first. */
export function hardest(judged: readonly JudgedExample[], most: number): JudgedExample[] {
  return judged
    .filter(({ confidence }) => confidence < 0.8)
    .sort((a, b) => a.confidence - b.confidence)
    .slice(0, most);
}
