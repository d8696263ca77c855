import { Star } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

const STARS = [1, 2, 3, 4, 5];

/** The trust badge with its five stars. */
export function TrustBadge() {
  const { t } = useTranslation('home');
  return (
    <p className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 justify-self-start rounded-2xl border border-line bg-surface px-4 py-2 text-sm font-bold shadow-card">
      <span role="img" aria-label={t('rating')} className="flex text-spark">
        {STARS.map((star) => (
          <Star key={star} aria-hidden="true" className="size-4.5 fill-joy stroke-joy-strong" />
        ))}
      </span>
      {t('trust')}
    </p>
  );
}
