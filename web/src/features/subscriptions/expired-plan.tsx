import type { Subscription } from '@codivia/contract/api/subscriptions';
import { Hourglass } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AskParent } from './ask-parent.tsx';
import { Manage } from './manage.tsx';
import { FailedPayment, useDate } from './plan-parts.tsx';
import { SubscribeButton } from './subscribe-button.tsx';

/** Shows premium that has ended, and the link to renew it. */
export function ExpiredPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const date = useDate()(subscription.subscription_end_date);
  const source = subscription.premium_source ?? 'subscription';
  return (
    <>
      <Badge className="justify-self-start">{t('expired.name')}</Badge>
      <Notice icon={Hourglass} title={t(`expired.${source}`, { date })}>
        {t('expired.still_yours')}
      </Notice>
      {subscription.payment_failed ? (
        <FailedPayment paidBy={subscription.paid_by} />
      ) : (
        <>
          <SubscribeButton>{t('expired.renew')}</SubscribeButton>
          <AskParent />
        </>
      )}
      <Manage subscription={subscription} />
    </>
  );
}
