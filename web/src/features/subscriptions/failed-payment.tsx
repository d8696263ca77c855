import { CreditCard } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Notice } from './notice.tsx';

/** Tells that the last payment failed. */
export function FailedPayment() {
  const { t } = useTranslation('subscriptions');
  return (
    <Notice urgent icon={CreditCard} title={t('payment_failed.title')}>
      {t('payment_failed.text')}
    </Notice>
  );
}
