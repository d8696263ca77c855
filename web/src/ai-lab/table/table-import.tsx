import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { LabProject } from '../project/lab-project.ts';
import { canPredict, projectFromTable } from './project-from-table.ts';
import { readTable, type Table } from './read-table.ts';

type Props = { project: LabProject; onProject: (project: LabProject) => void };

/** Takes a table from a file or typed in, and asks which of its columns shall be predicted. */
export function TableImport({ project, onProject }: Props) {
  const { t } = useTranslation('ai-lab');
  const [text, setText] = useState('');
  const id = useId();
  const table = text.trim() === '' ? null : readTable(text);

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (file) setText(await file.text());
    target.value = '';
  }

  return (
    <div className="grid gap-4">
      <div>
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="peer sr-only"
          onChange={take}
        />
        <label
          htmlFor={id}
          className={buttonStyle(
            'secondary',
            'md',
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-trail',
          )}
        >
          <FileUp aria-hidden="true" className="size-5" />
          {t('table.file')}
        </label>
      </div>
      <Textarea
        label={t('table.field')}
        hint={t('table.hint')}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={table && 'problem' in table ? t(`table.problems.${table.problem}`) : undefined}
      />
      {table && !('problem' in table) && (
        <ColumnChoice
          key={table.columns.join()}
          table={table}
          onChoose={(label) => {
            onProject(projectFromTable(project, table, label));
            setText('');
          }}
        />
      )}
    </div>
  );
}

function ColumnChoice({ table, onChoose }: { table: Table; onChoose: (label: string) => void }) {
  const { t } = useTranslation('ai-lab');
  const possible = table.columns.filter((name) => canPredict(table, name));
  const [label, setLabel] = useState(possible.at(-1) ?? '');
  if (possible.length === 0) {
    return (
      <p role="alert" className="font-bold text-danger">
        {t('table.no_label')}
      </p>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <Select
        label={t('table.label')}
        value={label}
        onChoose={setLabel}
        options={possible.map((name) => ({ value: name, label: name }))}
      />
      <Button onClick={() => onChoose(label)}>
        {t('table.take', { count: table.rows.length })}
      </Button>
    </div>
  );
}
