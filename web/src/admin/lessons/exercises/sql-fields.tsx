import { LANGUAGES } from '@codivia/contract/api/language';
import { taskOf } from '@codivia/contract/exercises/modules';
import type { AuthoredSqlExercise } from '@codivia/contract/exercises/tasks/sql';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { AnswerMark } from '../studio/answer-mark.tsx';
import { type AnswerList, CodeAnswers } from './answer-lists.tsx';
import { CodeField } from './code-field.tsx';
import { FeedbackField } from './feedback-field.tsx';
import { ListField } from './list-field.tsx';

type Props = {
  exercise: AuthoredSqlExercise;
  put: (changes: Partial<AuthoredSqlExercise>) => void;
  only?: AnswerList | undefined;
};
type Table = Extract<AuthoredSqlExercise['tables'], readonly unknown[]>[number];
type Rows = Table['rows'];

const textOf = (rows: Rows) => rows.map((row) => JSON.stringify(row).slice(1, -1)).join('\n');

const isCell = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** The rows of a text with one row a line; null where a line is not a list of values. */
function rowsIn(text: string): Rows | null {
  try {
    const rows = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(`[${line}]`) as unknown[]);
    return rows.every((row) => row.every(isCell)) ? (rows as Rows) : null;
  } catch {
    return null;
  }
}

const namesIn = (text: string) => text.split(',').map((name) => name.trim());

type ColumnsProps = { label: string; columns: string[]; onChange: (columns: string[]) => void };
type RowsProps = { label: string; rows: Rows; onChange: (rows: Rows) => void };

/** Rows as text. While it is written it may be no rows: what was there before stays until it is. */
function RowsField({ label, rows, onChange }: RowsProps) {
  const { t } = useTranslation('admin-exercises');
  const [text, setText] = useState(() => textOf(rows));
  const read = rowsIn(text);
  const isOld = read !== null && JSON.stringify(read) !== JSON.stringify(rows);
  return (
    <Textarea
      label={label}
      hint={t('sql.rows_hint')}
      error={read === null ? t('sql.rows_invalid') : undefined}
      spellCheck={false}
      className="font-mono"
      value={isOld ? textOf(rows) : text}
      onChange={({ target }) => {
        setText(target.value);
        const next = rowsIn(target.value);
        if (next) onChange(next);
      }}
    />
  );
}

/** The names of columns as text: it may end with a comma while it is written. */
function ColumnsField({ label, columns, onChange }: ColumnsProps) {
  const [text, setText] = useState(() => columns.join(', '));
  const isOld = namesIn(text).join() !== columns.join();
  return (
    <Input
      label={label}
      value={isOld ? columns.join(', ') : text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(namesIn(target.value));
      }}
    />
  );
}

const NEW_TABLE: Table = { name: 'table', columns: ['name'], rows: [], other_rows: [] };

type TablesProps = { title: string; tables: Table[]; onChange: (tables: Table[]) => void };

function TablesField({ title, tables, onChange }: TablesProps) {
  const { t } = useTranslation('admin-exercises');
  return (
    <ListField<Table>
      title={title}
      nameOf={(number) => t('sql.table', { number })}
      summaryOf={({ name }) => name}
      items={tables}
      atLeast={1}
      makeNew={() => NEW_TABLE}
      onChange={onChange}
    >
      {(table, number, change) => (
        <>
          <Input
            label={t('sql.name', { number })}
            value={table.name}
            onChange={({ target }) => change({ ...table, name: target.value.trim() })}
          />
          <ColumnsField
            label={t('sql.columns', { number })}
            columns={table.columns}
            onChange={(columns) => change({ ...table, columns })}
          />
          <RowsField
            label={t('sql.rows', { number })}
            rows={table.rows}
            onChange={(rows) => change({ ...table, rows })}
          />
          <RowsField
            label={t('sql.other_rows', { number })}
            rows={table.other_rows}
            onChange={(other_rows) => change({ ...table, other_rows })}
          />
        </>
      )}
    </ListField>
  );
}

/** The given tables in each language, the query to begin with, and the solution. */
export function SqlProgram({ exercise, put }: Props) {
  const { t } = useTranslation('admin-exercises');
  const { tables } = exercise;
  const both = Array.isArray(tables) ? { en: tables, fr: tables } : tables;
  return (
    <>
      {LANGUAGES.map((language) => (
        <TablesField
          key={language}
          title={t(language, { label: t('sql.tables') })}
          tables={both[language]}
          onChange={(changed) => put({ tables: { ...both, [language]: changed } })}
        />
      ))}
      <CodeField
        label={t('starter')}
        code={exercise.starter}
        language="sql"
        onChange={(starter) => put({ starter })}
      />
      <AnswerMark of={{ of: 'starter' }} />
      <CodeField
        label={t('solution')}
        code={exercise.solution}
        language="sql"
        onChange={(solution) => put({ solution })}
      />
      <AnswerMark of={{ of: 'solution' }} />
    </>
  );
}

/** Tells whether the order counts, and gives differences words of their own. */
export function SqlCheck({ exercise, put }: Props) {
  const { t } = useTranslation('admin-exercises');
  return (
    <>
      <Checkbox
        label={t('sql.ordered')}
        checked={exercise.ordered ?? false}
        onChange={(ordered) => put({ ordered })}
      />
      <p className="text-muted text-sm">{t('sql.feedback_hint')}</p>
      <FeedbackField
        feedback={exercise.feedback ?? {}}
        onChange={(feedback) => put({ feedback })}
      />
    </>
  );
}

/** Wrong queries and other right ones. */
export function SqlAnswers({ exercise, put, only }: Props) {
  return (
    <CodeAnswers
      exercise={{ ...exercise, feedback: taskOf(exercise).feedback(exercise) }}
      atLeast={1}
      only={only}
      language="sql"
      put={put}
    />
  );
}
