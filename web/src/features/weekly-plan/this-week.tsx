import { WEEKS_COUNTED, type WeeklyPlan } from '@codivia/contract/api/weekly-plan';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { WeekStrip } from './week-strip.tsx';
import { useWeeklyPlan } from './weekly-plan.api.ts';

/** Shows the week against the plan, and the way to change it; without a plan, the offer of one. */
function Plan({ plan }: { plan: WeeklyPlan }) {
  const { t } = useTranslation('weekly-plan');
  const [changing, setChanging] = useState(false);
  const { days_per_week, active_days, reached, weeks_reached } = plan;
  const choice = <PlanChoice planned={days_per_week} onSaved={() => setChanging(false)} />;
  if (days_per_week === null) {
    return (
      <div className="grid gap-3">
        <p className="text-muted">{t('offer')}</p>
        {choice}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-bold">
          {reached ? t('reached') : t('days', { done: active_days, count: days_per_week })}
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
        >
          {t('change')}
          <VisuallyHidden>: {t('setting')}</VisuallyHidden>
        </Button>
      </div>
      {weeks_reached > 0 && (
        <p className="text-muted">{t('weeks', { count: weeks_reached, weeks: WEEKS_COUNTED })}</p>
      )}
      {changing && choice}
    </div>
  );
}

/** The member's week: active minutes of each day, and the plan (docs/product.md#weekly-plan). */
export function ThisWeek() {
  const { t } = useTranslation('weekly-plan');
  const { data, isError, refetch } = useWeeklyPlan();
  if (data) {
    return (
      <>
        <WeekStrip plan={data} />
        <Plan plan={data} />
      </>
    );
  }
  if (isError) {
    return <PartFailed text={t('load_failed')} onRetry={refetch} />;
  }
  return (
    <PartLoading text={t('loading')}>
      <Skeleton className="h-32" />
    </PartLoading>
  );
}
