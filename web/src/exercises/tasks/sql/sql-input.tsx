import type { ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';
import { CodeEditor } from '../../../code/editor/code-editor.tsx';
import { useTranslation } from '../../../lib/i18n.ts';
import type { InputProps } from '../web-task.ts';

type SqlTask = Extract<ExerciseTask, { type: 'sql' | 'sql-cases' }>;

/** One given table with its rows. */
function GivenTable({ table }: { table: SqlTask['tables'][number] }) {
  const { t } = useTranslation('tasks');
  return (
    <section
      aria-label={t('sql_table', { name: table.name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
      tabIndex={0}
      className="min-w-0 overflow-x-auto"
    >
      <table className="m-0! w-auto! overflow-visible! border-collapse font-mono text-sm">
        <caption className="pb-1 text-start font-bold">{table.name}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border border-line bg-sunken px-2.5 py-1 text-start"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={number}>
              {row.map((value, place) => (
                <td key={table.columns[place]} className="border border-line px-2.5 py-1">
                  {value ?? 'NULL'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The given tables, and the query to write. */
export function SqlInput({ task, exercise, draft, onChange, onRun }: InputProps<SqlTask>) {
  const { t } = useTranslation('tasks');
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {task.tables.map((table) => (
          <GivenTable key={table.name} table={table} />
        ))}
      </div>
      <CodeEditor
        language="sql"
        code={draft}
        label={t('sql_label', { title: exercise.title })}
        failedLine={null}
        onChange={onChange}
        onRun={onRun}
      />
    </>
  );
}
