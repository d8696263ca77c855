import { CAREER_STEP_YEARS, type Range } from '@codivia/contract/api/careers';
import { useTranslation } from '../../lib/i18n.ts';

/** Writes the figures of careers in the reader's language. */
export function useCareerWords() {
  const { t } = useTranslation('careers');
  return {
    /** Thousands of euros a year. */
    salary: ({ min, max }: Range) => t('salary_range', { min, max }),
    training: ({ min, max }: Range) => t('training_months', { min, max }),
    /** Years of experience of a step, counted from 0. */
    years(step: number): string {
      const { from, to } = CAREER_STEP_YEARS[step] ?? { from: 0, to: undefined };
      return to === undefined ? t('years_on', { from }) : t('years', { from, to });
    },
  };
}
