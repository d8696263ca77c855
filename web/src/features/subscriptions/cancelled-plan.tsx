import type { Subscription } from '@codivia/contract/api/subscriptions';
import { CalendarX, Crown } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Manage } from './manage.tsx';
import { useDate } from './plan-parts.tsx';
import { PortalButton } from './portal-button.tsx';
import { PremiumEnds } from './premium-ends.tsx';

/** Shows premium that was cancelled and lasts until its end. */
export function CancelledPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const date = useDate()(subscription.subscription_end_date);
  return (
    <>
      <Badge tone="joy" className="justify-self-start">
        <Crown aria-hidden="true" />
        Premium
      </Badge>
      <Notice icon={CalendarX} title={t('cancelled.title')}>
        {t('cancelled.text', { date })}
      </Notice>
      <PremiumEnds subscription={subscription} />
      {subscription.paid_by && <Manage subscription={subscription} />}
      {subscription.portal_available && !subscription.paid_by && (
        <PortalButton>{t('cancelled.resume')}</PortalButton>
      )}
    </>
  );
}
