import type { ClassResults } from '@codivia/contract/api/class-results';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type Cell, movedBy } from '../lesson-view/grid-keys.ts';
import { AssignmentHeading } from './assignment-heading.tsx';
import { MarkContents } from './mark-cell.tsx';
import { marksById, totalsOf } from './result-figures.ts';

type Props = {
  results: ClassResults;
  /** The address of a pupil's sheet. */
  sheetOf: (memberId: string) => string;
};

/** Pupils and assignments: one cell has the place in the tab order, arrow keys move it. */
export function MarksTable({ results, sheetOf }: Props) {
  const { t } = useTranslation('class-results');
  const help = useId();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const { pupils, assignments, time_zone: timeZone } = results;
  const size = { rows: pupils.length, columns: assignments.length + 1 };
  // The period and the pupils may have changed since the cell was chosen.
  const place = {
    row: Math.min(active.row, size.rows - 1),
    column: Math.min(active.column, size.columns - 1),
  };
  const stopAt = (row: number, column: number) =>
    row === place.row && column === place.column ? 0 : -1;

  function move(event: KeyboardEvent): void {
    const next = movedBy(event, place, size);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    const cell = table.current?.tBodies[0]?.rows[next.row]?.cells[next.column];
    (cell?.querySelector('a') ?? cell)?.focus();
  }

  return (
    <div className="results-table">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid take the focus
        role="grid"
        aria-label={t('marks.table')}
        aria-describedby={help}
        style={{ minWidth: `${9 + assignments.length * 8.5}rem` }}
      >
        <caption id={help} className="sr-only">
          {t('marks.help')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('marks.pupil')}</th>
            {assignments.map((assignment) => (
              <th key={assignment.id} scope="col">
                <AssignmentHeading assignment={assignment} timeZone={timeZone} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {pupils.map((pupil, row) => {
            const marks = marksById(pupil, results);
            const { done, of } = totalsOf(pupil, results);
            return (
              <tr key={pupil.id}>
                <th scope="row">
                  <Link
                    to={sheetOf(pupil.id)}
                    tabIndex={stopAt(row, 0)}
                    onFocus={() => setActive({ row, column: 0 })}
                    className="inline-flex min-h-6 items-center pointer-coarse:min-h-11 text-trail underline underline-offset-4 wrap-anywhere"
                  >
                    {pupil.name}
                  </Link>
                  <span className="block font-normal text-muted text-xs">
                    <span aria-hidden="true">{t('marks.own_done', { done, of })}</span>
                    <VisuallyHidden>{t('marks.own_done_label', { done, of })}</VisuallyHidden>
                  </span>
                </th>
                {assignments.map(({ id }, j) => (
                  <td
                    key={id}
                    tabIndex={stopAt(row, j + 1)}
                    onFocus={() => setActive({ row, column: j + 1 })}
                  >
                    <MarkContents marked={marks.get(id)} timeZone={timeZone} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
