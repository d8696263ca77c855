import { RESULT_WEEKS_MAX } from '@codivia/contract/api/class-results';
import { useTranslation } from '../../lib/i18n.ts';
import { Select } from '../../ui/select.tsx';
import { PERIODS } from './period.ts';

type Props = { weeks: number; onChoose: (weeks: number) => void };

/** The choice of the period whose results are shown. */
export function PeriodChoice({ weeks, onChoose }: Props) {
  const { t } = useTranslation('class-results');
  return (
    <Select
      label={t('period')}
      options={PERIODS.map((count) => ({
        value: String(count),
        label: count === RESULT_WEEKS_MAX ? t('year') : t('weeks', { count }),
      }))}
      value={String(weeks)}
      onChoose={(value) => onChoose(Number(value))}
    />
  );
}
