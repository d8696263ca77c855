import { PLAN_DAYS_MAX } from '@codivia/contract/api/weekly-plan';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { useSetWeeklyPlan } from './weekly-plan.api.ts';

const NONE = 'none';
const DAYS = Array.from({ length: PLAN_DAYS_MAX }, (_, i) => String(i + 1));

type Props = {
  /** Days a week, null for no plan; undefined until it is known. */
  planned: number | null | undefined;
  onSaved?: () => void;
};

/** Asks for the number of days a week to learn on, or no plan; saves it at once. */
export function PlanChoice({ planned, onSaved }: Props) {
  const { t } = useTranslation('weekly-plan');
  const { mutate, isPending, variables } = useSetWeeklyPlan();
  const shown = isPending ? variables : planned;
  const value = shown === undefined ? null : shown === null ? NONE : String(shown);

  function choose(chosen: string): void {
    if (isPending) return;
    mutate(chosen === NONE ? null : Number(chosen), {
      onSuccess: () => {
        toast.success(t('saved'));
        onSaved?.();
      },
      onError: () => toast.error(t('failed')),
    });
  }

  return (
    <ChoiceGroup
      label={t('choose')}
      value={value}
      onChoose={choose}
      className="flex-wrap justify-self-start"
      options={[
        ...DAYS.map((days) => ({ value: days, label: days })),
        { value: NONE, label: t('none') },
      ]}
    />
  );
}
