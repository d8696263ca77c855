import { PREMIUM_MONTHLY_PRICE } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSubscription, useTrial } from './subscriptions.api.ts';

/** The price for this member, and the day of the first payment: the free week is for first subscriptions. */
export function OfferPrice() {
  const { t } = useTranslation('subscriptions');
  const { isPending } = useSubscription();
  const price = formatPrice(PREMIUM_MONTHLY_PRICE, useLanguage());
  const trial = useTrial();
  return (
    <div className="rounded-card bg-joy-soft p-5">
      <p>
        <span className="font-display text-4xl font-extrabold">{price}</span>{' '}
        <span className="text-lg">{t('offer.per_month')}</span>
      </p>
      {isPending ? (
        <Skeleton className="mt-2 h-6 w-3/4" />
      ) : (
        <p className="mt-1 font-bold">{t(`offer.trial_${trial}`)}</p>
      )}
      <p className="mt-1">{t('offer.guarantee')}</p>
    </div>
  );
}
