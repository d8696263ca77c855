import { numberIn, type Row } from '@codivia/runners/models/table-features';
import { useId, useMemo, useState } from 'react';
import { Input } from '../../ui/input.tsx';
import type { LabProject } from '../project/lab-project.ts';
import { cellOf } from './cell-of.ts';

type Props = {
  project: LabProject;
  onInput: (row: Record<string, string> | null) => void;
  round: number;
};

/** A field for each column of a table; a row counts once one of them is filled. */
export function RowRecorder({ project, onInput, round }: Props) {
  return <RowFields key={round} project={project} onInput={onInput} />;
}

const MOST_SUGGESTIONS = 8;

/** The words of a column that stand in it again and again, such as yes and no. */
function wordsIn({ examples }: LabProject, column: string): string[] {
  const cells = examples.map(({ input }) => cellOf(input as Row, column)).filter(Boolean);
  const words = [...new Set(cells)].sort();
  const isFew = words.length <= MOST_SUGGESTIONS && words.length * 2 <= cells.length;
  return isFew && words.some((word) => numberIn(word) === undefined) ? words : [];
}

function RowFields({ project, onInput }: Omit<Props, 'round'>) {
  const id = useId();
  const [row, setRow] = useState<Record<string, string>>({});
  const columns = useMemo(
    () => project.columns.map((name) => ({ name, words: wordsIn(project, name) })),
    [project],
  );
  function write(name: string, value: string): void {
    const next = { ...row, [name]: value };
    setRow(next);
    onInput(Object.values(next).some((cell) => cell.trim() !== '') ? next : null);
  }
  return (
    <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
      {columns.map(({ name, words }, i) => (
        <div key={name}>
          <Input
            label={name}
            list={words.length > 0 ? `${id}-${i}` : undefined}
            value={cellOf(row, name)}
            maxLength={60}
            onChange={({ target }) => write(name, target.value)}
          />
          {words.length > 0 && (
            <datalist id={`${id}-${i}`}>
              {words.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          )}
        </div>
      ))}
    </div>
  );
}
