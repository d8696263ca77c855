import type { LessonSummary } from '@codivia/contract/api/courses';
import { CircleCheck, Clock, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

type Props = {
  lesson: LessonSummary;
  courseTitle: string;
  /** Place in the course, from 1. */
  position: number;
  total: number;
  /** The number of the course's lessons that the member has completed; undefined until known, and for visitors. */
  done: number | undefined;
  completed: boolean;
  /** Says that the progress of the member could not be fetched. */
  barReplacement: ReactNode;
};

/** Shows the lesson's title, what it gives, and its place in the course. */
export function LessonHeader(props: Props) {
  const { lesson, courseTitle, position, total, done, completed, barReplacement } = props;
  const { t, language } = useTranslation('lessons');
  const common = useTranslation('common').t;
  const progress = done === undefined ? undefined : t('completed_of', { done, count: total });
  return (
    <header className="grid gap-4">
      <p className="min-h-7 font-bold text-muted">{courseTitle}</p>
      <h1 className="text-3xl sm:text-5xl">{localizedTitle(lesson, language)}</h1>
      <div className="flex flex-wrap gap-2">
        <Badge tone="joy">
          <Sparkles aria-hidden="true" />
          {t('xp', { xp: lesson.xp_reward })}
        </Badge>
        <Badge>
          <Clock aria-hidden="true" />
          {t('minutes', { count: lesson.duration_minutes })}
        </Badge>
        <Badge>{common(`lesson_type.${lesson.type}`)}</Badge>
        {lesson.is_premium && <Badge tone="trail">{common('premium')}</Badge>}
        {completed && (
          <Badge tone="done">
            <CircleCheck aria-hidden="true" />
            {t('completed')}
          </Badge>
        )}
      </div>
      {/* Keeps its place while the course is on its way, so that nothing below jumps. */}
      <div className={classes('mt-2 grid gap-2', total === 0 && 'invisible')}>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-bold">{t('position', { position, total })}</span>
          <span className="text-muted">{progress}</span>
        </p>
        <ProgressBar
          value={position}
          max={total}
          label={t('progress_label')}
          valueText={t('position', { position, total })}
        />
        {barReplacement}
      </div>
    </header>
  );
}
