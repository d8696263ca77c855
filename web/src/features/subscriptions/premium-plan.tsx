import type { Subscription } from '@codivia/contract/subscriptions';
import { Crown, Gift } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { PortalButton } from './portal-button.tsx';
import { useDate } from './use-date.ts';

/** Until when, and what happens then. */
function useTerm(subscription: Subscription): string {
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

/** Everything is managed in the billing portal; each button says what one comes for. */
function Manage({ paymentFailed }: { paymentFailed: boolean }) {
  const { t } = useTranslation('subscriptions');
  return (
    <div className="flex flex-wrap gap-3">
      <PortalButton variant={paymentFailed ? 'primary' : 'secondary'} className="grow">
        {t(paymentFailed ? 'payment_failed.action' : 'premium.manage')}
      </PortalButton>
      <PortalButton variant="ghost" className="grow underline">
        {t('premium.cancel')}
      </PortalButton>
    </div>
  );
}

/** Premium that goes on: until when, where it comes from, and how to stop it. */
export function PremiumPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const term = useTerm(subscription);
  const { premium_source, subscription_status, portal_available, payment_failed } = subscription;
  const given = premium_source === 'gift_card' || premium_source === 'granted';
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone="joy">
          {given ? <Gift aria-hidden="true" /> : <Crown aria-hidden="true" />}
          Premium
        </Badge>
        {subscription_status === 'trialing' && <Badge>{t('premium.trial')}</Badge>}
      </p>
      {payment_failed ? <FailedPayment /> : <p>{term}</p>}
      {given && <p className="text-muted">{t(`premium.${premium_source}`)}</p>}
      {portal_available && <Manage paymentFailed={payment_failed} />}
    </>
  );
}
