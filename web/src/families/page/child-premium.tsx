import type { FamilyChild } from '@codivia/contract/api/family';
import type { PaidSubscription } from '@codivia/contract/api/payers';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { usePortalForChild, useStopForChild } from '../family.api.ts';
import { familyPaths } from '../family-paths.ts';
import { ManagedPayments } from '../pay/managed-payments.tsx';

/** The payments of a parent who pays for a child. */
function OwnPayments({ id, paid }: { id: string; paid: PaidSubscription }) {
  const stop = useStopForChild(id);
  const portal = usePortalForChild(id);
  return <ManagedPayments paid={paid} stop={stop} portal={portal} />;
}

/** The ways to pay for a child without Premium. */
function HowToPay({ name }: { name: string }) {
  const { t } = useTranslation('family');
  return (
    <div>
      <p>{t('premium.how', { name })}</p>
      <Link
        to={familyPaths.giftCard}
        className="inline-flex min-h-11 items-center text-trail underline underline-offset-4"
      >
        {t('premium.gift_card')}
      </Link>
    </div>
  );
}

/** Tells whether a subscription that was paid for has ended. */
const hasEnded = ({ subscription: { state, payment_failed } }: PaidSubscription) =>
  !payment_failed && (state === 'expired' || state === 'free');

type Props = Pick<FamilyChild, 'id' | 'name'> & {
  premium: NonNullable<FamilyChild['premium']>;
};

/** The way in which a child has Premium, with the payments for the parent who pays; nobody else is named. */
export function ChildPremium({ id, name, premium }: Props) {
  const { t } = useTranslation('family');
  const isOpenToPay = premium.by === 'nobody' || (premium.by === 'you' && hasEnded(premium.paid));
  return (
    <div className="grid gap-4">
      <h3 className="text-lg">{t('premium.title')}</h3>
      {premium.by === 'you' ? (
        <OwnPayments id={id} paid={premium.paid} />
      ) : (
        <p>{t(`premium.${premium.by}`, { name })}</p>
      )}
      {isOpenToPay && <HowToPay name={name} />}
    </div>
  );
}
