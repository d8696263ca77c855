import { useState } from 'react';
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
  return <RowFields key={round} columns={project.columns} onInput={onInput} />;
}

function RowFields({
  columns,
  onInput,
}: {
  columns: readonly string[];
  onInput: Props['onInput'];
}) {
  const [row, setRow] = useState<Record<string, string>>({});
  function write(name: string, value: string): void {
    const next = { ...row, [name]: value };
    setRow(next);
    onInput(Object.values(next).some((cell) => cell.trim() !== '') ? next : null);
  }
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {columns.map((name) => (
        <Input
          key={name}
          label={name}
          value={cellOf(row, name)}
          maxLength={60}
          onChange={({ target }) => write(name, target.value)}
        />
      ))}
    </div>
  );
}
