import type { PaidSubscription } from '@codivia/contract/api/payers';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { ManagedPayments } from './managed-payments.tsx';
import { usePayerPortal, useStopAsPayer } from './pay.api.ts';

/** The subscription that somebody pays for a member, with the receipts and the way to cancel. */
export function PaidPlan({ paid, token }: { paid: PaidSubscription; token: string }) {
  const { t } = useTranslation('family-pay');
  const stop = useStopAsPayer(token);
  const portal = usePayerPortal(token);
  return (
    <div className="grid gap-8">
      <h1 className="text-[clamp(2.4rem,6vw,3.8rem)]">
        {t('manage.title', { child: paid.child || t('child_within') })}
      </h1>
      <Card className="grid gap-5 p-5 sm:p-6">
        <ManagedPayments paid={paid} stop={stop} portal={portal} />
      </Card>
      <p className="text-muted">{t('manage.guarantee')}</p>
    </div>
  );
}
