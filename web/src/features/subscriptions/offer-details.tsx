import { PREMIUM_MONTHLY_PRICE } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import { DoorOpen, type LucideIcon, RotateCcw, UserRoundCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AskParent } from './ask-parent.tsx';
import { useSubscription, useTrial } from './subscriptions.api.ts';
import { usePay } from './use-pay.ts';

const TERMS = [
  { key: 'payer', icon: UserRoundCheck },
  { key: 'withdrawal', icon: RotateCcw },
  { key: 'stop', icon: DoorOpen },
] as const satisfies readonly { key: string; icon: LucideIcon }[];

/**
 * The price for this member with the day of the first payment (the free week is for first subscriptions), the terms, and
 * the button that leads to the payment.
 */
export function OfferDetails({ onClose }: { onClose: () => void }) {
  const { t, language } = useTranslation('subscriptions');
  const common = useTranslation('common').t;
  const { pay, leaving, problem } = usePay();
  const { isPending } = useSubscription();
  const trial = useTrial();
  return (
    <div className="grid gap-6">
      <div className="rounded-card bg-joy-soft p-5">
        <p>
          <span className="font-display text-4xl font-extrabold">
            {formatPrice(PREMIUM_MONTHLY_PRICE, language)}
          </span>{' '}
          <span className="text-lg">{t('offer.per_month')}</span>
        </p>
        {isPending ? (
          <Skeleton className="mt-2 h-6 w-3/4" />
        ) : (
          <p className="mt-1 font-bold">{t(`offer.trial_${trial}`)}</p>
        )}
        <p className="mt-1">{t('offer.guarantee')}</p>
      </div>
      <dl className="grid gap-4">
        {TERMS.map(({ key, icon: Icon }) => (
          <div key={key} className="grid grid-cols-[auto_1fr] gap-x-4">
            <Icon aria-hidden="true" className="row-span-2 mt-0.5 size-6 text-trail" />
            <dt className="font-bold">{t(`offer.${key}_title`)}</dt>
            <dd className="text-muted">{t(`offer.${key}`)}</dd>
          </div>
        ))}
      </dl>
      {problem && (
        <p role="alert" className="rounded-control bg-danger-soft p-4 font-bold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap-reverse gap-3 sm:justify-end">
        <Button variant="secondary" className="grow sm:grow-0" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button variant="joy" className="grow sm:grow-0" loading={leaving} onClick={pay}>
          {t(leaving ? 'offer.leaving' : 'offer.pay')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('offer.provider')}</p>
      <AskParent />
    </div>
  );
}
