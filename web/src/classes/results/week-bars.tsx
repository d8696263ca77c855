import { formatNumber } from '@codivia/contract/text/format';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Weeks up to which each bar has its figure and its day. */
const NAMED_WEEKS = 12;

type Props = {
  title: string;
  /** The sum of all weeks, in words. */
  total: string;
  /** The Mondays of the weeks. */
  weeks: readonly string[];
  figures: readonly number[];
  of: 'minutes' | 'lessons';
};

/** One figure week by week as bars, which screen readers hear as a list. */
export function WeekBars({ title, total, weeks, figures, of }: Props) {
  const { t, language } = useTranslation('class-results');
  const most = Math.max(...figures, 1);
  const isNamed = weeks.length <= NAMED_WEEKS;
  const dayOf = (week: string | undefined) => week && formatDate(week, language, 'short');
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{title}</span>
        <span className="text-muted text-sm">{total}</span>
      </figcaption>
      <ol aria-label={title} className="flex gap-px sm:gap-1">
        {weeks.map((week, i) => {
          const count = figures[i] ?? 0;
          return (
            <li key={week} className="min-w-0 flex-1">
              <VisuallyHidden>
                {t(`activity.${of}_week`, { week: dayOf(week) ?? '', count })}
              </VisuallyHidden>
              <span aria-hidden="true" className="grid justify-items-center gap-1 text-xs">
                {isNamed && (
                  <span className="min-h-4">{count > 0 && formatNumber(count, language)}</span>
                )}
                <span className="results-bar">
                  <span style={{ height: `${(100 * count) / most}%` }} />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden="true" className="flex justify-between text-muted text-xs">
        <span>{dayOf(weeks[0])}</span>
        {weeks.length > 2 && <span>{dayOf(weeks[Math.floor((weeks.length - 1) / 2)])}</span>}
        {weeks.length > 1 && <span>{dayOf(weeks.at(-1))}</span>}
      </p>
    </figure>
  );
}
