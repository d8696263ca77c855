import { PREMIUM_MONTHLY_PRICE } from '@codivia/contract/api/prices';
import type { Subscription } from '@codivia/contract/api/subscriptions';
import { formatPrice } from '@codivia/contract/text/format';
import { Crown } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { AskParent } from './ask-parent.tsx';
import { SubscribeButton } from './subscribe-button.tsx';

/** Shows the free plan, and what Premium would add. */
export function FreePlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const price = formatPrice(PREMIUM_MONTHLY_PRICE, useLanguage());
  return (
    <>
      <Badge className="justify-self-start">{t('free.name')}</Badge>
      <p className="text-muted">{t('free.text')}</p>
      <div className="grid gap-4 rounded-control bg-joy-soft p-4">
        <p>{t(subscription.trial_available ? 'free.offer' : 'free.offer_again', { price })}</p>
        <div className="flex flex-wrap gap-3">
          <SubscribeButton className="grow">
            <Crown aria-hidden="true" className="size-5" />
            {t('free.action')}
          </SubscribeButton>
          <ButtonLink to={paths.pricing} variant="ghost" className="grow">
            {t('free.compare')}
          </ButtonLink>
        </div>
      </div>
      <AskParent />
    </>
  );
}
