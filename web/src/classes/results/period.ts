import { RESULT_WEEKS, RESULT_WEEKS_MAX } from '@codivia/contract/api/class-results';
import type { Language } from '@codivia/contract/api/language';
import { formatDate } from '@codivia/contract/text/format-dates';
import { addDays } from '@codivia/contract/text/local-days';
import { useSearchParams } from 'react-router';

/** The numbers of weeks among which a teacher chooses. */
export const PERIODS = [4, RESULT_WEEKS, RESULT_WEEKS_MAX] as const;

/** The number of weeks that the address names, and the function that changes it there. */
export function usePeriod(): [weeks: number, choose: (weeks: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('weeks'));
  const weeks = PERIODS.find((one) => one === asked) ?? RESULT_WEEKS;
  return [weeks, (chosen) => setParams({ weeks: String(chosen) }, { replace: true })];
}

/** The first and last day of weeks, as the language writes them. */
export function periodInWords(weeks: readonly string[], language: Language) {
  const first = weeks[0] ?? '';
  return {
    from: formatDate(first, language),
    to: formatDate(addDays(weeks.at(-1) ?? first, 6), language),
  };
}

/** An address with the period that is shown. */
export const withWeeks = (address: string, weeks: number): string => `${address}?weeks=${weeks}`;
