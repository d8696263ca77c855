import { useTranslation } from '../../lib/i18n.ts';
import type { Epoch } from '../training/network-training.ts';

const [WIDTH, HEIGHT] = [300, 120];

/** The points of a line from left to right; values from 0 (bottom) to `most` (top). */
function lineOf(values: readonly number[], count: number, most: number): string {
  return values
    .map((value, i) => {
      const x = (i / Math.max(1, count - 1)) * WIDTH;
      const y = HEIGHT - (Math.min(value, most) / most) * HEIGHT;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

type Props = { epochs: readonly Epoch[]; planned: number };

/** Draws how loss and accuracy change while a network learns. */
export function LearningCurve({ epochs, planned }: Props) {
  const { t } = useTranslation('ai-lab');
  const most = Math.max(0.1, ...epochs.map(({ loss }) => loss));
  const last = epochs.at(-1);
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={t('train.curve')}
        viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
        className="w-full rounded-card border border-line bg-sunken"
      >
        <polyline
          points={lineOf(
            epochs.map(({ loss }) => loss),
            planned,
            most,
          )}
          fill="none"
          stroke="var(--color-spark)"
          strokeWidth="3"
          strokeDasharray="7 4"
        />
        <polyline
          points={lineOf(
            epochs.map(({ accuracy }) => accuracy),
            planned,
            1,
          )}
          fill="none"
          stroke="var(--color-trail)"
          strokeWidth="3"
        />
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span className="font-bold">
          {t('train.loss', { value: Math.round((last?.loss ?? 0) * 100) / 100 })}
        </span>
        <span className="font-bold text-trail">
          {t('train.accuracy', { value: Math.round((last?.accuracy ?? 0) * 100) })}
        </span>
        <span className="text-muted">
          {t('train.epoch', { done: epochs.length, all: planned })}
        </span>
      </figcaption>
    </figure>
  );
}
