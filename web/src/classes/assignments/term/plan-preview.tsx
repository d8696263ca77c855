import type { LessonSummary } from '@codivia/contract/api/courses';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import type { PlannedWeek } from './plan.ts';

type Props = {
  weeks: readonly PlannedWeek<LessonSummary>[];
  skipped: ReadonlySet<string>;
  /** Tells whether a lesson can be assigned that opens at this time. */
  isOpenable: (lesson: LessonSummary, opensLocal: string) => boolean;
  onSkip: (day: string, skip: boolean) => void;
};

/** The weeks of a plan with the lessons that open in each, and a checkbox for weeks without class. */
export function PlanPreview({ weeks, skipped, isOpenable, onSkip }: Props) {
  const { t, language } = useTranslation('class-assignments');
  return (
    <ol className="divide-y divide-line">
      {weeks.map(({ day, lessons, opens_local, due_local }) => {
        const date = formatDate(day, language, 'weekday_date');
        return (
          <li
            key={day}
            className="grid items-center gap-x-4 py-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
          >
            <p className="font-bold first-letter:uppercase">{date}</p>
            {lessons.length === 0 ? (
              <p className="text-muted">{t('term.nothing_this_week')}</p>
            ) : (
              <div>
                <ul>
                  {lessons.map((lesson) => (
                    <li key={lesson.id} className="wrap-anywhere">
                      {localizedTitle(lesson, language)}{' '}
                      {!isOpenable(lesson, opens_local) && (
                        <strong className="text-danger text-sm">{t('licence.after_end')}</strong>
                      )}
                    </li>
                  ))}
                </ul>
                {due_local && (
                  <p className="text-muted text-sm">
                    {t('due', {
                      when: formatDate(due_local.slice(0, 10), language, 'weekday_date'),
                    })}
                  </p>
                )}
              </div>
            )}
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                aria-label={t('term.skip_week', { date })}
                checked={skipped.has(day)}
                onChange={({ target }) => onSkip(day, target.checked)}
                className="size-5 shrink-0 accent-trail"
              />
              {t('term.skip')}
            </label>
          </li>
        );
      })}
    </ol>
  );
}
