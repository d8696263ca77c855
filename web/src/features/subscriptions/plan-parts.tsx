import { formatDate } from '@codivia/contract/text/format-dates';
import { CreditCard } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Notice } from '../../ui/notice.tsx';

/** Writes a moment as a day of the reader's calendar: "27 novembre 2026", on one line. */
export function useDate(): (moment: string | null) => string {
  const language = useLanguage();
  return (moment) =>
    moment === null ? '' : formatDate(moment, language).replaceAll(' ', '\u00a0');
}

/** Notice that the last payment failed. */
export function FailedPayment({ paidBy }: { paidBy: string | undefined }) {
  const { t } = useTranslation('subscriptions');
  return (
    <Notice urgent icon={CreditCard} title={t('payment_failed.title')}>
      {t(paidBy ? 'paid_by.failed' : 'payment_failed.text')}
    </Notice>
  );
}
