import { Star } from 'lucide-react';
import { GoalLabel } from '../../features/courses/goal-label.tsx';
import { useClaims } from '../../lib/claims.ts';
import { useTranslation } from '../../lib/i18n.ts';

const STARS = [1, 2, 3, 4, 5];

/** The trust badge with its five stars: our goal, until members have rated enough courses. */
export function TrustBadge() {
  const { t, language } = useTranslation('home');
  const stars = useClaims()?.stars;
  return (
    <p className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 justify-self-start rounded-2xl border border-line bg-surface px-4 py-2 text-sm font-bold shadow-card">
      {stars && (
        <span
          role="img"
          aria-label={t('rating', { figure: stars.figure[language] })}
          className="flex text-spark"
        >
          {STARS.map((star) => (
            <Star
              key={star}
              aria-hidden="true"
              className={
                star > stars.value + 0.5 ? 'size-4.5' : 'size-4.5 fill-joy stroke-joy-strong'
              }
            />
          ))}
        </span>
      )}
      {stars?.state === 'goal' && <GoalLabel />}
      {t('trust')}
    </p>
  );
}
