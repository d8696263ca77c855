import {
  DAILY_GOAL_LESSONS,
  DAILY_GOAL_MINUTES,
  dailyGoalMinutes,
  EXERCISE_GOALS,
  FURTHER_LESSON_GOALS,
  goalAfter,
  MINUTES_PER_COMPLETED_LESSON,
  NEXT_GOAL_LESSONS,
  nextGoalProgress,
} from '@codivia/contract/api/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Section } from './section.tsx';

type GoalProps = { title: string; done: number; whole: number; unit: 'count' | 'minutes' };

function Goal({ title, done, whole, unit }: GoalProps) {
  const { t } = useTranslation('dashboard');
  const text = t(`goals.${unit}`, { done, whole });
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span>{title}</span>
        {done >= whole ? (
          <Badge tone="done">{t('goals.reached')}</Badge>
        ) : (
          <span className="text-muted">{text}</span>
        )}
      </p>
      <ProgressBar value={done} max={whole} label={title} valueText={text} />
    </div>
  );
}

/** Lists what follows the next goal once it is reached. */
function FurtherGoals({ completed, solved }: { completed: number; solved: number | undefined }) {
  const { t } = useTranslation('dashboard');
  const lessons = goalAfter(FURTHER_LESSON_GOALS, completed);
  const exercises = goalAfter(EXERCISE_GOALS, solved ?? 0);
  return (
    <>
      <Goal
        title={t('goals.next_text', { count: lessons })}
        done={Math.min(completed, lessons)}
        whole={lessons}
        unit="count"
      />
      {solved !== undefined && (
        <Goal
          title={t('goals.exercises', { count: exercises })}
          done={Math.min(solved, exercises)}
          whole={exercises}
          unit="count"
        />
      )}
    </>
  );
}

type GoalsProps = {
  /** Number of completed lessons, of all days and of today. */
  completed: number;
  today: number;
  /** Exercises that are solved; undefined until it is known. */
  solved: number | undefined;
};

/** Shows the next goal, and the goal of today (docs/product.md#goals). */
export function Goals({ completed, today, solved }: GoalsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('goals.title')}>
      <div className="grid gap-3">
        <h3 className="text-lg">{t('goals.next')}</h3>
        <Goal
          title={t('goals.next_text', { count: NEXT_GOAL_LESSONS })}
          done={nextGoalProgress(completed)}
          whole={NEXT_GOAL_LESSONS}
          unit="count"
        />
        {completed >= NEXT_GOAL_LESSONS && <FurtherGoals completed={completed} solved={solved} />}
      </div>
      <div className="grid gap-3">
        <h3 className="text-lg">{t('goals.daily')}</h3>
        <Goal
          title={t('goals.daily_text', { count: DAILY_GOAL_MINUTES })}
          done={dailyGoalMinutes(today)}
          whole={DAILY_GOAL_MINUTES}
          unit="minutes"
        />
        <p className="text-muted text-sm">
          {t('goals.planned', { count: today, minutes: MINUTES_PER_COMPLETED_LESSON })}
        </p>
        <Goal
          title={t('goals.daily_lessons', { count: DAILY_GOAL_LESSONS })}
          done={Math.min(today, DAILY_GOAL_LESSONS)}
          whole={DAILY_GOAL_LESSONS}
          unit="count"
        />
      </div>
    </Section>
  );
}
