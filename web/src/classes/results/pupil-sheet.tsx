import type { PupilSheet } from '@codivia/contract/api/class-results';
import { formatNumber } from '@codivia/contract/text/format';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { MarkLabel } from './mark-state.tsx';
import { periodInWords } from './period.ts';
import { marksById, totalsOf } from './result-figures.ts';
import { WeekBars } from './week-bars.tsx';

function Figures({ sheet }: { sheet: PupilSheet }) {
  const { t, language } = useTranslation('class-results');
  const totals = totalsOf(sheet.pupil, sheet);
  const figures = [
    [t('sheet.done'), t('sheet.done_text', totals)],
    [t('sheet.on_time'), formatNumber(totals.on_time, language)],
    [t('sheet.minutes'), formatNumber(totals.minutes, language)],
    [t('sheet.lessons'), formatNumber(totals.lessons, language)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 print:grid-cols-4">
      {figures.map(([name, figure]) => (
        <div key={name} className="rounded-control border border-line px-3 py-2">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-bold text-xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Weeks({ sheet }: { sheet: PupilSheet }) {
  const { t } = useTranslation('class-results');
  const { weeks, pupil } = sheet;
  const { minutes, lessons } = totalsOf(pupil, sheet);
  return (
    <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2">
      <WeekBars
        title={t('activity.own_minutes')}
        total={t('activity.minutes_total', { minutes })}
        weeks={weeks}
        figures={pupil.minutes}
        of="minutes"
      />
      <WeekBars
        title={t('activity.lessons')}
        total={t('activity.lessons_total', { count: lessons })}
        weeks={weeks}
        figures={pupil.lessons}
        of="lessons"
      />
    </div>
  );
}

function Marks({ sheet }: { sheet: PupilSheet }) {
  const { t, language } = useTranslation('class-results');
  const { pupil, time_zone } = sheet;
  const marks = [...marksById(pupil, sheet).values()];
  if (marks.length === 0) return <p>{t('sheet.nothing')}</p>;
  const day = (at: string | null) =>
    at === null ? '–' : formatDate(at, language, 'short', time_zone);
  return (
    <div className="results-table results-list">
      <table aria-label={t('marks.title')}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.assignment')}</th>
            <th scope="col">{t('sheet.state')}</th>
            <th scope="col">{t('sheet.due')}</th>
            <th scope="col">{t('sheet.tries')}</th>
          </tr>
        </thead>
        <tbody>
          {marks.map(({ assignment, mark, state }) => (
            <tr key={assignment.id}>
              <th scope="row">
                <span className="font-normal wrap-anywhere">
                  {localizedText(assignment.title, language)}
                </span>
              </th>
              <td>
                <MarkLabel assignment={assignment} state={state} />
                {mark.done_at !== null && (
                  <span className="text-muted text-xs">{day(mark.done_at)}</span>
                )}
              </td>
              <td>{day(assignment.due_at)}</td>
              <td>{formatNumber(mark.tries, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What one pupil has done, on one page. */
export function PupilSheetView({ sheet }: { sheet: PupilSheet }) {
  const { t, language } = useTranslation('class-results');
  const { pupil, class_name, weeks, read_at, time_zone } = sheet;
  const joined = formatDate(pupil.joined_at, language, 'long', time_zone);
  return (
    <div
      className="printed results-sheet grid grid-cols-1 gap-5 print:gap-3"
      data-long={pupil.marks.length > 15 || undefined}
    >
      <header className="grid gap-1">
        <h2 className="wrap-anywhere text-3xl">{pupil.name}</h2>
        <p>
          {class_name} · {t('paper.from_to', periodInWords(weeks, language))}
        </p>
        <p className="text-muted text-sm">
          {t('sheet.joined', { when: joined })} ·{' '}
          {t('paper.read', { when: formatDate(read_at, language, 'moment', time_zone) })}
        </p>
      </header>
      <Figures sheet={sheet} />
      <Weeks sheet={sheet} />
      <section className="grid grid-cols-1 gap-2">
        <h3 className="text-xl">{t('marks.title')}</h3>
        <Marks sheet={sheet} />
      </section>
      <p
        aria-hidden="true"
        className="hidden min-h-24 border border-line p-2 text-muted text-sm print:block"
      >
        {t('sheet.notes')}
      </p>
    </div>
  );
}
