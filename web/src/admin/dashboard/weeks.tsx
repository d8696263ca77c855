import type { DashboardWeek } from '@codivia/contract/api/admin-dashboard';
import { formatNumber } from '@codivia/contract/text/format';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { WeekChart, type WeekMetric } from './week-chart.tsx';

const METRICS: readonly WeekMetric[] = ['sign_ups', 'active_learners', 'completions'];

function Figures({ weeks }: { weeks: readonly DashboardWeek[] }) {
  const { t, language } = useTranslation('admin-dashboard');
  return (
    <table className="w-full text-end text-sm">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className="py-2 text-start">
            {t('weeks.week')}
          </th>
          {METRICS.map((metric) => (
            <th key={metric} scope="col" className="px-2 py-2">
              {t(`weeks.${metric}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week, i) => (
          <tr key={week.starts_on} className="border-line border-b last:border-0">
            <th scope="row" className="py-2 text-start font-normal">
              {formatDate(week.starts_on, language, 'short')} {i === 0 && t('weeks.under_way')}
            </th>
            {METRICS.map((metric) => (
              <td key={metric} className="px-2 py-2 tabular-nums">
                {formatNumber(week[metric], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Shows the figures of the last weeks, as a chart and as a table. */
export function Weeks({ weeks }: { weeks: readonly DashboardWeek[] }) {
  const { t } = useTranslation('admin-dashboard');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-5 p-4 sm:p-6">
        <header className="grid gap-1">
          <h2 id={title} className="text-xl">
            {t('weeks.title', { count: weeks.length })}
          </h2>
          <p className="text-muted">{t('weeks.text')}</p>
        </header>
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {METRICS.map((metric) => (
            <WeekChart key={metric} weeks={weeks} metric={metric} />
          ))}
        </div>
        <details>
          <summary className="min-h-9 cursor-pointer rounded-control py-1 font-bold text-trail">
            {t('weeks.figures')}
          </summary>
          <Figures weeks={weeks} />
        </details>
      </Card>
    </section>
  );
}
