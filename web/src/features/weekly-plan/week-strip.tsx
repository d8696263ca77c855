import type { WeeklyPlan } from '@codivia/contract/api/weekly-plan';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Check } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The days from Monday to Sunday, with the minutes of each; today is marked. */
export function WeekStrip({ plan: { days, today } }: { plan: WeeklyPlan }) {
  const { t, language } = useTranslation('weekly-plan');
  return (
    <ol aria-label={t('strip')} className="grid grid-cols-7 gap-1">
      {days.map(({ day, minutes }) => {
        const isToday = day === today;
        const values = { day: formatDate(day, language, 'day_name'), count: minutes };
        return (
          <li key={day} aria-current={isToday ? 'date' : undefined} className="min-w-0">
            <VisuallyHidden>{t(isToday ? 'today' : 'day', values)}</VisuallyHidden>
            <span aria-hidden="true" className="grid justify-items-center gap-1 text-center">
              <span className={classes('text-sm', isToday ? 'font-bold text-trail' : 'text-muted')}>
                {formatDate(day, language, 'day_letter')}
              </span>
              <span
                className={classes(
                  'grid size-8 place-items-center rounded-full sm:size-10',
                  minutes > 0 ? 'bg-trail text-on-trail' : 'bg-sunken',
                  isToday && 'outline-2 outline-trail outline-offset-2',
                )}
              >
                {minutes > 0 && <Check className="size-5" strokeWidth={3} />}
              </span>
              <span className="min-h-5 text-muted text-xs leading-5">
                {minutes > 0 && t('minutes', { count: minutes })}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
