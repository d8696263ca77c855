import type { DashboardWeek } from '@codivia/contract/api/admin-dashboard';
import { formatNumber } from '@codivia/contract/text/format';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';

export type WeekMetric = 'sign_ups' | 'active_learners' | 'completions';

/** Sizes in the units of the drawing. */
const BAR = 14;
const STEP = 20;
const HEIGHT = 72;
/** The height of a week without anything. */
const LEAST = 2;

/** One figure week by week, as bars. The table beside the charts has the same in figures. */
export function WeekChart({
  weeks,
  metric,
}: {
  weeks: readonly DashboardWeek[];
  metric: WeekMetric;
}) {
  const { t, language } = useTranslation('admin-dashboard');
  const name = t(`weeks.${metric}`);
  const figures = weeks.map((week) => week[metric]);
  const most = Math.max(...figures, 0);
  const now = figures.at(-1) ?? 0;
  return (
    <figure className="grid content-start gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{name}</span>
        <span className="text-muted text-sm">
          <strong className="font-display text-ink text-xl">{formatNumber(now, language)}</strong>{' '}
          {t('weeks.this_week')}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={
          most === 0
            ? t('weeks.none')
            : t('weeks.summary', { name, now, last: figures.at(-2) ?? 0, most })
        }
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
        className="w-full"
      >
        {weeks.map((week, i) => {
          const height = Math.max(LEAST, most === 0 ? 0 : (week[metric] / most) * HEIGHT);
          const last = i === weeks.length - 1;
          return (
            <rect
              key={week.starts_on}
              x={i * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx="2"
              className={last ? 'fill-joy' : 'fill-trail'}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-muted text-sm">
        {[weeks[0], weeks.at(-1)].map(
          (week) =>
            week && (
              <span key={week.starts_on}>{formatDate(week.starts_on, language, 'short')}</span>
            ),
        )}
      </p>
    </figure>
  );
}
