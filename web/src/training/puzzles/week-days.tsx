import { PUZZLE_DAYS_OPEN } from '@codivia/contract/puzzles/puzzles';
import { formatDate } from '@codivia/contract/text/format-dates';
import { addDays } from '@codivia/contract/text/local-days';
import { Check } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';

type Props = {
  today: string;
  /** The day that is shown. */
  day: string;
  solved: readonly string[];
  onChoose: (day: string) => void;
};

/** The days whose puzzle is open, today last. One that was missed waits here for a week. */
export function WeekDays({ today, day, solved, onChoose }: Props) {
  const { t } = useTranslation('puzzles');
  const language = useLanguage();
  const days = Array.from({ length: PUZZLE_DAYS_OPEN }, (_, i) =>
    addDays(today, i - PUZZLE_DAYS_OPEN + 1),
  );
  return (
    <fieldset aria-label={t('days')} className="grid max-w-xl grid-cols-7 gap-1 sm:gap-1.5">
      {days.map((one) => {
        const isSolved = solved.includes(one);
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            className="grid min-h-14 min-w-0 place-items-center rounded-control border-2 border-line bg-surface py-1.5 font-bold text-sm hover:border-trail aria-pressed:border-trail aria-pressed:bg-trail-soft aria-pressed:text-trail"
            onClick={() => onChoose(one)}
          >
            <span>{one === today ? t('today') : formatDate(one, language, 'day_short')}</span>
            {isSolved && <Check aria-hidden="true" className="size-4" />}
            <span className={isSolved ? 'sr-only' : undefined}>
              {Number(one.slice(8))} {isSolved && t('day_solved')}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
