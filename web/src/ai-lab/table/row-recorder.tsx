import { numberIn, type Row } from '@codivia/runners/models/table-features';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
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

/** The choice that asks for a word of one's own; no cell has this text, since cells are trimmed. */
const OTHER = ' ';

type FieldProps = {
  name: string;
  words: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

/** A field for one cell: a choice where its column has few words, which have to be written the same each time. */
function CellField({ name, words, value, onChange }: FieldProps) {
  const { t } = useTranslation('ai-lab');
  const [isOther, setOther] = useState(false);
  if (words.length === 0 || isOther) {
    return (
      <Input
        label={name}
        value={value}
        maxLength={60}
        autoCapitalize="none"
        autoFocus={isOther}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <Select
      label={name}
      value={value}
      onChoose={(chosen) => {
        setOther(chosen === OTHER);
        onChange(chosen.trim());
      }}
      options={[
        { value: '', label: '–' },
        ...words.map((word) => ({ value: word, label: word })),
        { value: OTHER, label: t('table.other') },
      ]}
    />
  );
}

function RowFields({ project, onInput }: Omit<Props, 'round'>) {
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
      {columns.map(({ name, words }) => (
        <CellField
          key={name}
          name={name}
          words={words}
          value={cellOf(row, name)}
          onChange={(value) => write(name, value)}
        />
      ))}
    </div>
  );
}
