import { decodeText } from '@codivia/contract/files/text-encoding';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { LabProject } from '../project/lab-project.ts';
import { canPredict, projectFromTable, rowsWith } from './project-from-table.ts';
import { MAX_BYTES, readTable, type Table } from './read-table.ts';

type Props = { project: LabProject; onProject: (project: LabProject) => void };

/** Takes a table from a file or typed in, and asks which of its columns shall be predicted. */
export function TableImport({ project, onProject }: Props) {
  const { t } = useTranslation('ai-lab');
  const [text, setText] = useState('');
  /** The reason why a file was not taken. */
  const [refused, setRefused] = useState('');
  const id = useId();
  const table = useMemo(() => (text.trim() === '' ? null : readTable(text)), [text]);

  function write(next: string): void {
    setText(next);
    setRefused('');
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    write('');
    if (file.size > MAX_BYTES) return setRefused(t('table.problems.too_large'));
    const read = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (read) write(read.text);
    else setRefused(t('table.unreadable'));
  }

  function errorOf(): string | undefined {
    if (refused) return refused;
    if (!table || !('problem' in table)) return undefined;
    return t(`table.problems.${table.problem}`, { row: table.row ?? 0 });
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
        placeholder={t('table.sample')}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => write(target.value)}
        error={errorOf()}
      />
      {table && !('problem' in table) && (
        <ColumnChoice
          key={table.columns.join()}
          table={table}
          replaced={project.examples.length}
          onChoose={(label) => {
            onProject(projectFromTable(project, table, label));
            write('');
          }}
        />
      )}
    </div>
  );
}

type ChoiceProps = {
  table: Table;
  /** Number of examples that go away for those of the table. */
  replaced: number;
  onChoose: (label: string) => void;
};

function ColumnChoice({ table, replaced, onChoose }: ChoiceProps) {
  const { t } = useTranslation('ai-lab');
  const possible = table.columns.filter((name) => canPredict(table, name));
  const [chosen, setChosen] = useState('');
  // Rows that are still typed in change which columns can be predicted.
  const label = possible.includes(chosen) ? chosen : possible.at(-1);
  if (label === undefined) {
    return (
      <p role="alert" className="font-bold text-danger">
        {t('table.no_label')}
      </p>
    );
  }
  const take = t('table.take', { count: rowsWith(table, label).length });
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <Select
        label={t('table.label')}
        hint={possible.length < table.columns.length ? t('table.left_out') : undefined}
        value={label}
        onChoose={setChosen}
        options={possible.map((name) => ({ value: name, label: name }))}
      />
      {replaced === 0 ? (
        <Button onClick={() => onChoose(label)}>{take}</Button>
      ) : (
        <ConfirmButton
          title={t('table.replace_title')}
          text={t('table.replace_text', { count: replaced })}
          confirm={t('table.replace')}
          cancel={t('cancel')}
          pending={false}
          onConfirm={(close) => {
            close();
            onChoose(label);
          }}
        >
          {take}
        </ConfirmButton>
      )}
    </div>
  );
}
