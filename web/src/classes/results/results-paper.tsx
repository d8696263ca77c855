import type { Assignment } from '@codivia/contract/api/assignments';
import type { ClassResults } from '@codivia/contract/api/class-results';
import type { SchoolClass } from '@codivia/contract/api/classes';
import { formatNumber } from '@codivia/contract/text/format';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { classPaths } from '../class-paths.ts';
import { AssignmentHeading } from './assignment-heading.tsx';
import { MarkContents } from './mark-cell.tsx';
import { MarkLegend } from './mark-state.tsx';
import { PaperTable } from './paper-table.tsx';
import { PaperTools } from './paper-tools.tsx';
import { periodInWords, withWeeks } from './period.ts';
import { marksById, totalsOf } from './result-figures.ts';

/** Assignments in one table on paper. */
const COLUMNS = 7;

function TotalsTable({ results }: { results: ClassResults }) {
  const { t, language } = useTranslation('class-results');
  const columns = [
    t('sheet.done'),
    t('sheet.on_time'),
    t('sheet.tries'),
    t('sheet.minutes'),
    t('sheet.lessons'),
  ];
  return (
    <PaperTable label={t('paper.totals')}>
      <thead>
        <tr>
          {[t('marks.pupil'), ...columns].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.pupils.map((pupil) => {
          const totals = totalsOf(pupil, results);
          const { tries, minutes, lessons } = totals;
          return (
            <tr key={pupil.id}>
              <th scope="row">{pupil.name}</th>
              <td>{t('marks.own_done', totals)}</td>
              {[totals.on_time, tries, minutes, lessons].map((figure, i) => (
                <td key={columns[i + 1]}>{formatNumber(figure, language)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </PaperTable>
  );
}

type PartProps = { title: string; results: ClassResults; assignments: readonly Assignment[] };

function MarksPart({ title, results, assignments }: PartProps) {
  const { t } = useTranslation('class-results');
  const { pupils, time_zone } = results;
  return (
    <PaperTable label={title}>
      <thead>
        <tr>
          <th scope="col">{t('marks.pupil')}</th>
          {assignments.map((assignment) => (
            <th key={assignment.id} scope="col">
              <AssignmentHeading assignment={assignment} timeZone={time_zone} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pupils.map((pupil) => {
          const marks = marksById(pupil, results);
          return (
            <tr key={pupil.id}>
              <th scope="row">{pupil.name}</th>
              {assignments.map(({ id }) => (
                <td key={id}>
                  <MarkContents marked={marks.get(id)} timeZone={time_zone} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </PaperTable>
  );
}

type Props = { taught: SchoolClass; results: ClassResults; weeks: number };

/** The results of a class as they are printed: the totals, then the marks in tables as wide as a page. */
export function ResultsPaper({ taught, results, weeks }: Props) {
  const { t, language } = useTranslation('class-results');
  const { assignments, read_at, time_zone } = results;
  const parts = Array.from({ length: Math.ceil(assignments.length / COLUMNS) }, (_, part) =>
    assignments.slice(part * COLUMNS, (part + 1) * COLUMNS),
  );
  return (
    <div className="printed results-paper grid grid-cols-1 gap-6">
      <PaperTools back={withWeeks(classPaths.section(taught.id, 'results'), weeks)} />
      <header className="grid gap-1">
        <h2 className="wrap-anywhere text-2xl">
          {t('title')} · {taught.name} · {taught.school_year}
        </h2>
        <p>
          {t('paper.from_to', periodInWords(results.weeks, language))}.{' '}
          {t('paper.read', { when: formatDate(read_at, language, 'moment', time_zone) })}
        </p>
      </header>
      <section className="grid grid-cols-1 gap-2">
        <h3 className="text-xl">{t('paper.totals')}</h3>
        <TotalsTable results={results} />
      </section>
      {parts.map((part, i) => {
        const title = t('paper.part', {
          first: i * COLUMNS + 1,
          last: i * COLUMNS + part.length,
          of: assignments.length,
        });
        return (
          <section key={part[0]?.id} className="grid grid-cols-1 gap-2">
            <h3 className="text-xl">{title}</h3>
            <MarksPart title={title} results={results} assignments={part} />
          </section>
        );
      })}
      {assignments.length > 0 && <MarkLegend />}
    </div>
  );
}
