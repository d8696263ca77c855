import { useTranslation } from '../../lib/i18n.ts';
import { PlanChoice } from './plan-choice.tsx';
import { useWeeklyPlan } from './weekly-plan.api.ts';

/** The weekly plan among the settings. */
export function PlanSetting() {
  const { t } = useTranslation('weekly-plan');
  const { data } = useWeeklyPlan();
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 className="text-lg">{t('setting')}</h3>
      <p className="text-muted">{t('setting_text')}</p>
      <PlanChoice planned={data?.days_per_week} />
    </div>
  );
}
