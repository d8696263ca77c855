import { MAX_STARS } from '@codivia/contract/api/claims';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';

const STARS = Array.from({ length: MAX_STARS }, (_, i) => i + 1);

type Props = { legend: string; stars: number | null; onChoose: (stars: number) => void };

/** Stars to choose from: native radio buttons, so arrow keys and screen readers work as everywhere. */
export function StarChoice({ legend, stars, onChoose }: Props) {
  const { t } = useTranslation('ratings');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2">{legend}</legend>
      <div className="flex">
        {STARS.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-trail"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === stars}
              onChange={() => onChoose(star)}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              className={classes(
                'size-8 stroke-joy-strong',
                star <= (stars ?? 0) ? 'fill-joy' : 'fill-transparent',
              )}
            />
            <span className="sr-only">{t('stars', { count: star })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
