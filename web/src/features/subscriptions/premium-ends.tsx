import type { Subscription } from '@codivia/contract/api/subscriptions';
import { Gift } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDate } from './plan-parts.tsx';
import { useStopRenewal, useSubscription } from './subscriptions.api.ts';

/** Tells whether a subscription takes payments while premium is given. */
const paysBesideGift = ({ ends }: Subscription) =>
  ends.some(({ renews }) => renews) && ends.some(({ source }) => source !== 'subscription');

/** Lists the reasons why a member is premium, if there are several, and the next payment. */
export function PremiumEnds({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const dateOf = useDate();
  const { ends } = subscription;
  if (ends.length < 2) return null;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('ends.title')}</h3>
      <ul className="grid list-disc gap-1 ps-5 marker:text-trail">
        {ends.map(({ source, until, renews }) => (
          <li key={source}>
            {renews
              ? t('ends.next_payment', { date: dateOf(until) })
              : t(until === null ? 'ends.granted' : `ends.${source}`, { date: dateOf(until) })}
          </li>
        ))}
      </ul>
      <StopPaying subscription={subscription} />
    </div>
  );
}

/** The offer to stop the payments of a subscription beside a gift. */
function StopPaying({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const dateOf = useDate();
  const { mutate, isPending } = useStopRenewal();
  if (subscription.paid_by || !paysBesideGift(subscription)) return null;
  const last = subscription.ends.at(-1)?.until ?? null;
  const stop = () =>
    mutate(undefined, {
      onSuccess: () => toast.success(t('ends.stopped')),
    });
  return (
    <>
      <Notice icon={Gift} title={t('ends.paying_title')}>
        {last === null ? t('ends.paying_open') : t('ends.paying', { date: dateOf(last) })}
      </Notice>
      <Button variant="secondary" className="justify-self-start" loading={isPending} onClick={stop}>
        {t('ends.stop')}
      </Button>
    </>
  );
}

/** Shows the same offer below a gift that was just activated. */
export function PaymentsBesideGift() {
  const { data } = useSubscription();
  return data ? <StopPaying subscription={data} /> : null;
}
