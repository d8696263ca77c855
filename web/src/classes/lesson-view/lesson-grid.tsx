import type { LessonRow, LessonView } from '@codivia/contract/api/class-lessons';
import { STUCK_MINUTES } from '@codivia/contract/api/class-lessons';
import { Hourglass, Wifi, WifiOff } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { lookOf, StateLabel, useStateWord } from './cell-state.tsx';
import { type Cell, movedBy } from './grid-keys.ts';

/** Where a pupil is: at a step, offline, or without a sign for long. */
function Where({ row, steps }: { row: LessonRow; steps: number }) {
  const { t } = useTranslation('lesson-view');
  const Icon = row.quiet ? Hourglass : row.online ? Wifi : WifiOff;
  function text(): string {
    const isAtEnd = row.step === null || row.step > steps;
    if (row.completed && isAtEnd) return t('completed');
    if (!row.online) return t('offline');
    if (row.quiet) return t('quiet', { minutes: STUCK_MINUTES });
    if (row.step === null) return '';
    return isAtEnd ? t('end') : t('step', { step: row.step, steps });
  }
  return (
    <span
      className={classes(
        'flex min-w-0 items-center gap-1 font-normal text-sm leading-5',
        row.quiet ? 'text-ink' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">{text()}</span>
    </span>
  );
}

type Props = {
  view: LessonView;
  nameOf: (memberId: string) => string;
  onOpen: (memberId: string, exerciseId: string) => void;
};

/** Pupils and exercises: one cell has the place in the tab order, arrow keys move it. */
export function LessonGrid({ view, nameOf, onOpen }: Props) {
  const { t } = useTranslation('lesson-view');
  const language = useLanguage();
  const wordOf = useStateWord();
  const help = useId();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const { rows, exercises, steps } = view;
  const size = { rows: rows.length, columns: exercises.length };
  // Pupils may have left since the cell was chosen.
  const place = {
    row: Math.min(active.row, size.rows - 1),
    column: Math.min(active.column, size.columns - 1),
  };

  function move(event: KeyboardEvent): void {
    const next = movedBy(event, place, size);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    const cell = table.current?.tBodies[0]?.rows[next.row]?.cells[next.column + 1];
    cell?.querySelector('button')?.focus();
  }

  return (
    <div className="overflow-x-auto rounded-control border border-line bg-surface">
      <table
        ref={table}
        aria-label={t('table', { title: view.title[language] })}
        aria-describedby={help}
        className="w-full table-fixed border-separate border-spacing-0 text-start"
        style={{ minWidth: `${9 + exercises.length * 6}rem` }}
      >
        <caption id={help} className="sr-only">
          {t('table_help')}
        </caption>
        <thead>
          <tr className="h-8 text-sm">
            <th
              scope="col"
              className="sticky start-0 z-10 w-36 border-line border-b bg-surface px-2 text-start sm:w-64"
            >
              {t('pupil')}
            </th>
            {exercises.map(({ id, title }, i) => (
              <th
                key={id}
                scope="col"
                title={title[language]}
                className="truncate border-line border-b px-2 text-start"
              >
                {i + 1}. {title[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={move}>
          {rows.map((row, i) => (
            <tr key={row.member_id} className="group">
              <th
                scope="row"
                className="sticky start-0 z-10 border-line border-b bg-surface px-2 py-0 text-start text-sm leading-5 group-hover:bg-sunken group-last:border-b-0"
              >
                <span className="flex flex-wrap items-center gap-x-2 sm:flex-nowrap">
                  <span className="truncate" title={nameOf(row.member_id)}>
                    {nameOf(row.member_id)}
                  </span>
                  <Where row={row} steps={steps} />
                </span>
              </th>
              {row.cells.map((cell, j) => (
                <td
                  key={cell.exercise_id}
                  className="border-line border-s border-b p-0 group-last:border-b-0"
                >
                  <button
                    type="button"
                    tabIndex={i === place.row && j === place.column ? 0 : -1}
                    aria-label={t('cell', {
                      pupil: nameOf(row.member_id),
                      exercise: exercises[j]?.title[language] ?? '',
                      state: wordOf(cell),
                    })}
                    onFocus={() => setActive({ row: i, column: j })}
                    aria-disabled={cell.state === 'not_assigned' || undefined}
                    onClick={() =>
                      cell.state === 'not_assigned' || onOpen(row.member_id, cell.exercise_id)
                    }
                    className={classes(
                      'flex min-h-[23px] w-full items-center gap-1 px-1.5 text-sm leading-5 not-aria-disabled:hover:underline',
                      'focus-visible:outline-2 focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
                      lookOf(cell.state),
                    )}
                  >
                    <StateLabel {...cell} isShort />
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
