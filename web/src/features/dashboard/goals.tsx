import {
  DAILY_GOAL_LESSONS,
  DAILY_GOAL_MINUTES,
  dailyGoalMinutes,
  NEXT_GOAL_LESSONS,
  nextGoalProgress,
} from '@codivia/contract/experience';
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

/** What to reach next, and what to reach today (docs/product.md#goals). */
export function Goals({ completed, today }: { completed: number; today: number }) {
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
      </div>
      <div className="grid gap-3">
        <h3 className="text-lg">{t('goals.daily')}</h3>
        <Goal
          title={t('goals.daily_text', { count: DAILY_GOAL_MINUTES })}
          done={dailyGoalMinutes(today)}
          whole={DAILY_GOAL_MINUTES}
          unit="minutes"
        />
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
