import { CreditCard } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Notice } from './notice.tsx';
import { PortalButton } from './portal-button.tsx';

/** Tells that the last payment failed, and where to put it right. */
export function FailedPayment() {
  const { t } = useTranslation('subscriptions');
  return (
    <>
      <Notice urgent icon={CreditCard} title={t('payment_failed.title')}>
        {t('payment_failed.text')}
      </Notice>
      <PortalButton variant="primary">{t('payment_failed.action')}</PortalButton>
    </>
  );
}
