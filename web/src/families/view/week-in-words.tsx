import type { FamilyView } from '@codivia/contract/api/family';
import { formatDate, formatList } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Week = FamilyView['week'];

/** The active minutes of each day as bars, which screen readers hear as a list. */
function WeekChart({ days }: Pick<Week, 'days'>) {
  const { t, language } = useTranslation('family');
  const most = Math.max(...days.map(({ minutes }) => minutes), 1);
  return (
    <ol aria-label={t('view.chart')} className="grid max-w-md grid-cols-7 gap-2">
      {days.map(({ day, minutes }) => (
        <li key={day} className="min-w-0">
          <VisuallyHidden>
            {t('view.day', { day: formatDate(day, language, 'day_name'), count: minutes })}
          </VisuallyHidden>
          <span aria-hidden="true" className="grid justify-items-center gap-1 text-muted text-xs">
            <span className="min-h-4">{minutes > 0 && minutes}</span>
            <span className="flex h-20 w-full items-end overflow-hidden rounded-lg bg-sunken">
              <span
                className="w-full rounded-lg bg-trail"
                style={{ height: `${(100 * minutes) / most}%` }}
              />
            </span>
            <span>{formatDate(day, language, 'day_letter')}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The work of a week, as one sentence. */
export function WeekSentence({ week }: { week: Week }) {
  const { t, language } = useTranslation('family');
  const { minutes, lesson_count, exercises, projects } = week;
  const parts = [
    minutes > 0 && t('view.minutes', { count: minutes }),
    lesson_count > 0 && t('view.lessons', { count: lesson_count }),
    exercises > 0 && t('view.exercises', { count: exercises }),
    projects > 0 && t('view.projects', { count: projects }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${formatList(parts, language)}.` : t('view.quiet');
}

/** A week in words and as one small chart. */
export function WeekInWords({ week }: { week: Week }) {
  const { t, language } = useTranslation('family');
  const { days, lessons } = week;
  const titles = lessons.map(({ title, title_fr }) => (language === 'fr' ? title_fr : title));
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        <WeekSentence week={week} />
      </p>
      {titles.length > 0 && (
        <p className="wrap-anywhere text-muted">
          {t('view.latest', { titles: titles.join(', ') })}
        </p>
      )}
      <WeekChart days={days} />
    </div>
  );
}
