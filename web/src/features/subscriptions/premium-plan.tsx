import type { Subscription } from '@codivia/contract/api/subscriptions';
import { Crown, Gift } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Manage } from './manage.tsx';
import { FailedPayment, useDate } from './plan-parts.tsx';
import { PremiumEnds } from './premium-ends.tsx';

/** Returns the end of the term in words, and what happens then. */
function useTermText(subscription: Subscription): string {
  const { t } = useTranslation('subscriptions');
  const dateOf = useDate();
  const { renews, subscription_end_date, subscription_status } = subscription;
  if (subscription_end_date === null) return t('premium.open');
  const date = dateOf(subscription_end_date);
  if (!renews) return t('premium.until', { date });
  return subscription_status === 'trialing'
    ? t('premium.trial_until', { date })
    : t('premium.next_payment', { date });
}

/** Shows premium that continues: its end, its source, and how to stop it. */
export function PremiumPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const term = useTermText(subscription);
  const { premium_source, subscription_status, payment_failed, paid_by } = subscription;
  const isGift = premium_source === 'gift_card' || premium_source === 'granted';
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone="joy">
          {isGift ? <Gift aria-hidden="true" /> : <Crown aria-hidden="true" />}
          Premium
        </Badge>
        {subscription_status === 'trialing' && <Badge>{t('premium.trial')}</Badge>}
      </p>
      {payment_failed ? <FailedPayment paidBy={paid_by} /> : <p>{term}</p>}
      {isGift && <p className="text-muted">{t(`premium.${premium_source}`)}</p>}
      <PremiumEnds subscription={subscription} />
      <Manage subscription={subscription} />
    </>
  );
}
