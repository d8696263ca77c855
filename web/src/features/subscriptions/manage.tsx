import type { Subscription } from '@codivia/contract/api/subscriptions';
import { useTranslation } from '../../lib/i18n.ts';
import { PortalButton } from './portal-button.tsx';

/** The actions on a running subscription: see it, end it, or use another card. */
function Running({ paymentFailed }: { paymentFailed: boolean }) {
  const { t } = useTranslation('subscriptions');
  return (
    <>
      <PortalButton variant={paymentFailed ? 'primary' : 'secondary'} className="grow">
        {t(paymentFailed ? 'payment_failed.action' : 'premium.manage')}
      </PortalButton>
      <PortalButton variant="ghost" className="grow underline">
        {t('premium.cancel')}
      </PortalButton>
    </>
  );
}

/** The ways into the billing portal; each button says what one comes for. */
export function Manage({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { paid_by, payment_failed, portal_available, renews } = subscription;
  if (paid_by) return <p className="text-muted">{t('paid_by.text', { hint: paid_by })}</p>;
  if (!portal_available) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {renews || payment_failed ? (
        <Running paymentFailed={payment_failed} />
      ) : (
        <PortalButton variant="ghost" className="grow">
          {t('invoices')}
        </PortalButton>
      )}
    </div>
  );
}
