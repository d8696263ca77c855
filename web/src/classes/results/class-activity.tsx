import type { ClassResults } from '@codivia/contract/api/class-results';
import { useTranslation } from '../../lib/i18n.ts';
import { weeksOfClass } from './result-figures.ts';
import { WeekBars } from './week-bars.tsx';

/** What a class did week by week: minutes of a pupil on average, and completed lessons. */
export function ClassActivity({ results }: { results: ClassResults }) {
  const { t } = useTranslation('class-results');
  const { weeks, pupils } = results;
  const { minutes, lessons } = weeksOfClass(results);
  const total = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0);
  const allMinutes = pupils.reduce((sum, one) => sum + total(one.minutes), 0);
  return (
    <div className="grid gap-4">
      <div className="grid gap-6 lg:grid-cols-2">
        <WeekBars
          title={t('activity.minutes')}
          total={t('activity.minutes_total', { minutes: allMinutes })}
          weeks={weeks}
          figures={minutes}
          of="minutes"
        />
        <WeekBars
          title={t('activity.lessons')}
          total={t('activity.lessons_total', { count: total(lessons) })}
          weeks={weeks}
          figures={lessons}
          of="lessons"
        />
      </div>
      <p className="text-muted text-sm">{t('activity.note')}</p>
    </div>
  );
}
