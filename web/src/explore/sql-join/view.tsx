import {
  joined,
  keyChoices,
  type SqlJoinOptions,
  type SqlJoinState,
  sqlJoin,
  tablesOf,
} from '@codivia/contract/explorables/sql-join';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import type { ViewProps } from '../explorable-view.ts';
import { CodeLines } from '../kit/code-lines.tsx';
import { Figure } from '../kit/figure.tsx';
import { Tables } from './tables.tsx';

export const explorable = sqlJoin;

/** Two tables, lines between the rows that fit, and the answer of a join. */
export function View({ options, state, change }: ViewProps<SqlJoinOptions, SqlJoinState>) {
  const { t } = useTranslation('sql-join');
  const tables = tablesOf(options);
  const { left, right, left_rows, right_rows } = tables;
  const { column = 'name' } = options;
  const rows = joined(options, state);
  const lonely = left_rows.filter((_, row) => !right_rows.some(({ id }) => id === state.keys[row]));
  const choices = keyChoices(options);

  function turnKey(row: number): void {
    const next = choices[(choices.indexOf(state.keys[row] ?? 0) + 1) % choices.length] ?? 0;
    change({ ...state, keys: state.keys.with(row, next) });
  }
  function status(): string {
    const values = { count: rows.length, name: lonely[0]?.name ?? '', right };
    if (lonely.length === 0) return t('all', values);
    return t(state.kind === 'left' ? 'kept' : 'missing', values);
  }
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={status()}
      onReset={() => change(sqlJoin.start(options))}
      controls={
        <ChoiceGroup
          label={t('kind')}
          value={state.kind}
          onChoose={(kind) => change({ ...state, kind })}
          options={[
            { value: 'inner', label: 'JOIN' },
            { value: 'left', label: 'LEFT JOIN' },
          ]}
        />
      }
    >
      <div
        className="grid gap-3"
        style={{ gridTemplateRows: `auto auto minmax(${left_rows.length * 2.25 + 1.5}rem, auto)` }}
      >
        <Tables
          tables={tables}
          column={column}
          keys={state.keys}
          onKey={turnKey}
          keyLabel={(name, key) => t('key', { name, column: `${right}_id`, key: String(key) })}
        />
        <CodeLines
          lines={[
            `SELECT ${left}.${column}, ${right}.${column}`,
            `FROM ${left}`,
            `${state.kind === 'left' ? 'LEFT JOIN' : 'JOIN'} ${right} ON ${left}.${right}_id = ${right}.id`,
          ]}
          current={null}
        />
        <table className="w-full self-start text-left">
          <caption className="text-left text-muted text-sm">
            {t('answer', { count: rows.length })}
          </caption>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.left} ${row.right}`} className="border-line border-t">
                <td className="px-2 py-1">{left_rows[row.left]?.name}</td>
                <td className="px-2 py-1">
                  {row.right === null ? (
                    <code className="font-bold text-danger">NULL</code>
                  ) : (
                    right_rows[row.right]?.name
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Figure>
  );
}
