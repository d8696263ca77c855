import { DAILY_GOAL_MINUTES } from '@codivia/contract/api/experience';
import { BookOpen, CalendarDays, Clock } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

const ITEM = 'flex items-center gap-1.5 [&_svg]:size-4.5 [&_svg]:shrink-0';

/** Weeks that these hours take at the daily goal. */
function weeksOf(hours: number): number {
  return Math.max(1, Math.round((hours * 60) / DAILY_GOAL_MINUTES / 7));
}

/** The size of a path: its courses, their hours, and the weeks at the daily goal. */
export function PathFacts({ hours, courses }: { hours: number; courses: number }) {
  const { t } = useTranslation('learning-paths');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-muted">
      <li className={ITEM}>
        <BookOpen aria-hidden="true" />
        {t('courses', { count: courses })}
      </li>
      {hours > 0 && (
        <>
          <li className={ITEM}>
            <Clock aria-hidden="true" />
            {t('hours', { count: hours })}
          </li>
          <li className={ITEM}>
            <CalendarDays aria-hidden="true" />
            {t('weeks', { count: weeksOf(hours), minutes: DAILY_GOAL_MINUTES })}
          </li>
        </>
      )}
    </ul>
  );
}
