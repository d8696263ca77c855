import type { PaidSubscription } from '@codivia/contract/api/payers';
import { PREMIUM_MONTHLY_PRICE } from '@codivia/contract/api/prices';
import { formatPrice } from '@codivia/contract/text/format';
import { formatBillingDay } from '@codivia/contract/text/format-dates';
import type { UseMutationResult } from '@tanstack/react-query';
import { CalendarX, CreditCard } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { leaveFor } from '../../lib/redirect.ts';
import { toast } from '../../lib/toast.ts';
import { useReturnByBackButton } from '../../lib/use-return-by-back-button.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  paid: PaidSubscription;
  /** Ends the subscription with what is paid for. */
  stop: UseMutationResult<unknown, Error, void>;
  /** Opens the page with the receipts, and returns its address. */
  portal: UseMutationResult<string, Error, void>;
};

/** The state of a subscription in words, with the day until which it is paid for; without such a day it is empty. */
function useRunning({ subscription }: PaidSubscription) {
  const { language } = useTranslation('family-pay');
  const running = subscription.ends.find(({ source }) => source === 'subscription');
  const date = running?.until ? formatBillingDay(new Date(running.until), language) : '';
  return { running, date };
}

/** The payments that are due, or that no more are. */
function Payments({ paid, child }: { paid: PaidSubscription; child: string }) {
  const { t } = useTranslation('family-pay');
  const { payment_failed, subscription_status } = paid.subscription;
  const { running, date } = useRunning(paid);
  const price = formatPrice(PREMIUM_MONTHLY_PRICE, paid.language);
  if (payment_failed) {
    return (
      <Notice urgent icon={CreditCard} title={t('manage.failed_title')}>
        {t('manage.failed')}
      </Notice>
    );
  }
  if (!running?.renews) {
    const state = running ? 'cancelled' : 'ended';
    return (
      <Notice icon={CalendarX} title={t(`manage.${state}_title`)}>
        {t(`manage.${state}`, { child, date })}
      </Notice>
    );
  }
  return (
    <>
      <p className="text-lg">{t('manage.plan', { price })}</p>
      <p className="font-bold text-lg">
        {t(subscription_status === 'trialing' ? 'manage.trial' : 'manage.next', { price, date })}
      </p>
    </>
  );
}

/** Leads to the receipts and the card, on the page of the provider. */
function PortalButton({ portal }: Pick<Props, 'portal'>) {
  const { t } = useTranslation('family-pay');
  const { mutate, isPending, isSuccess, reset } = portal;
  useReturnByBackButton(reset);
  const leaving = isPending || isSuccess;
  const open = () =>
    mutate(undefined, {
      onSuccess: leaveFor,
      onError: () => toast.error(t('manage.portal_error')),
    });
  return (
    <Button variant="secondary" loading={leaving} onClick={open}>
      {t(leaving ? 'manage.portal_leaving' : 'manage.portal')}
    </Button>
  );
}

function CancelButton({ stop, paid, child }: Omit<Props, 'portal'> & { child: string }) {
  const { t } = useTranslation('family-pay');
  const { mutate, isPending } = stop;
  const { date } = useRunning(paid);
  return (
    <ConfirmButton
      variant="danger"
      title={t('manage.cancel_title')}
      text={t(date ? 'manage.cancel_text_until' : 'manage.cancel_text', { child, date })}
      confirm={t('manage.cancel_confirm')}
      cancel={t('manage.keep')}
      pending={isPending}
      onConfirm={(close) => {
        if (isPending) return;
        mutate(undefined, {
          onSuccess: close,
          onError: () => toast.error(t('manage.cancel_error')),
        });
      }}
    >
      {t('manage.cancel')}
    </ConfirmButton>
  );
}

/** The subscription that somebody pays for a member, with the ways to manage it. */
export function ManagedPayments({ paid, stop, portal }: Props) {
  const { t } = useTranslation('family-pay');
  const { ends, payment_failed, portal_available } = paid.subscription;
  const canStop = payment_failed || ends.some(({ renews }) => renews);
  const child = paid.child || t('child');
  return (
    <>
      <Payments paid={paid} child={child} />
      <div className="flex flex-wrap gap-3">
        {portal_available && <PortalButton portal={portal} />}
        {canStop && <CancelButton stop={stop} paid={paid} child={child} />}
      </div>
      <p className="text-muted text-sm">{t('manage.portal_hint')}</p>
    </>
  );
}
