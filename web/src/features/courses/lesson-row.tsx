import type { LessonSummary } from '@codivia/contract/api/courses';
import { Check, CheckCheck, Crown } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { LessonLink } from './lesson-link.tsx';
import type { LessonState } from './lesson-state.ts';
import type { StationKind } from './station.ts';
import { Waypoint } from './waypoint.tsx';

function SolvedSoFar({ done, count }: { done: number; count: number }) {
  const { t } = useTranslation('courses');
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 [&_svg]:size-4.5',
        done === count && 'font-bold text-done',
      )}
    >
      {done === count && <CheckCheck aria-hidden="true" />}
      {t('exercises_done', { done, count })}
    </span>
  );
}

/** One lesson of a course: its description, its state, and its link. */
export function LessonRow({
  lesson,
  place,
  state,
  kind,
  isNext,
  isBegun,
  solved,
}: {
  lesson: LessonSummary;
  place: number;
  state: LessonState;
  kind: StationKind;
  isNext: boolean;
  isBegun: boolean;
  /** The number of its solved exercises; undefined until it is known, and for visitors. */
  solved: number | undefined;
}) {
  const { t } = useTranslation('courses');
  const common = useTranslation('common').t;
  const title = localizedTitle(lesson, useLanguage());
  return (
    <li className="lesson-row" data-state={state}>
      <Waypoint {...{ place, state, kind, isNext }} />
      <div className="lesson-card">
        <div className="min-w-0 grow basis-40">
          <h3 className="text-lg sm:text-xl">{title}</h3>
          <p className="flex flex-wrap gap-x-3 text-muted">
            <span>{common(`lesson_type.${lesson.type}`)}</span>
            <span>{t('minutes', { count: lesson.duration_minutes })}</span>
            <span>{t('xp', { xp: lesson.xp_reward })}</span>
            {solved !== undefined && lesson.exercise_count > 0 && (
              <SolvedSoFar done={solved} count={lesson.exercise_count} />
            )}
          </p>
        </div>
        <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto lg:w-full">
          {isNext && <Badge tone="trail">{t('path.next')}</Badge>}
          {kind !== 'lesson' && <Badge>{t(`path.${kind}`)}</Badge>}
          {lesson.is_premium && (
            <Badge tone="joy">
              <Crown aria-hidden="true" />
              {common('premium')}
            </Badge>
          )}
          {state === 'completed' && (
            <Badge tone="done">
              <Check aria-hidden="true" />
              {t('completed')}
            </Badge>
          )}
          <LessonLink
            lessonId={lesson.id}
            isPremium={lesson.is_premium}
            {...{ title, state, isNext, isBegun }}
          />
        </div>
      </div>
      {isNext && <Mascot pose="point" className="lesson-mascot" />}
    </li>
  );
}
