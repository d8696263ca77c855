import { formatDate } from '@codivia/contract/text/format-dates';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import './shelf.css';
import { THINGS } from './shelf-things.tsx';

/** Number of colours of the things (shelf.css). */
const COLOURS = 5;

/** Returns the thing of a day, and its colour: the same on every device. */
function thingOf(day: string) {
  const number = Math.round(Date.parse(day) / 86_400_000);
  return { thing: THINGS[number % THINGS.length], colour: (number % COLOURS) + 1 };
}

type Props = {
  /** The days whose puzzle is solved, the first one first. */
  days: readonly string[];
  /** The day whose thing has just come. */
  fresh?: string | null;
};

/** The shelf that fills with solved puzzles. Nothing on it is ever lost. */
export function Shelf({ days, fresh = null }: Props) {
  const { t } = useTranslation('puzzles');
  const language = useLanguage();
  return (
    <section aria-label={t('shelf')} className="grid grid-cols-1 gap-3">
      <p className="font-bold">
        {days.length === 0 ? t('shelf_empty') : t('shelf_count', { count: days.length })}
      </p>
      <ul className="puzzle-shelf">
        {days.map((day) => {
          const { thing, colour } = thingOf(day);
          return (
            <li key={day} data-fresh={day === fresh || undefined} data-colour={colour}>
              <svg
                viewBox="0 0 32 32"
                role="img"
                aria-label={t('thing', { day: formatDate(day, language) })}
              >
                {thing}
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
