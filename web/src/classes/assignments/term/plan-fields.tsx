import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../../lib/i18n.ts';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { DUE_AFTER, PER_WEEK, WEEKDAYS } from './new-plan.ts';
import type { TermPlan } from './plan.ts';

type Props = {
  plan: TermPlan;
  /** The form was sent: what is missing is said. */
  sent: boolean;
  onChange: (changed: Partial<TermPlan>) => void;
};

/** The rhythm of a plan: from when, on which day and at what time, and how many lessons at once. */
export function PlanFields({ plan, sent, onChange }: Props) {
  const { t, language } = useTranslation('class-assignments');
  const dueText = (weeks: number) =>
    weeks === 0 ? t('term.due_none') : t('term.due_after', { count: weeks });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        type="date"
        label={t('term.from')}
        value={plan.from}
        error={sent && plan.from === '' ? t('term.from_missing') : undefined}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <Select
        label={t('term.weekday')}
        options={WEEKDAYS.map(({ weekday, day }) => ({
          value: String(weekday),
          label: formatDate(day, language, 'day_name'),
        }))}
        value={String(plan.weekday)}
        onChoose={(weekday) => onChange({ weekday: Number(weekday) })}
      />
      <Input
        type="time"
        label={t('term.time')}
        value={plan.time}
        error={sent && plan.time === '' ? t('term.time_missing') : undefined}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <Select
        label={t('term.per_week')}
        options={PER_WEEK.map((value) => ({ value, label: value }))}
        value={String(plan.per_week)}
        onChoose={(lessons) => onChange({ per_week: Number(lessons) })}
      />
      <Select
        label={t('term.due_label')}
        options={DUE_AFTER.map((value) => ({ value, label: dueText(Number(value)) }))}
        value={String(plan.due_after)}
        onChoose={(weeks) => onChange({ due_after: Number(weeks) })}
      />
    </div>
  );
}
