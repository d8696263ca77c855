import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { DialogPanel } from '../../ui/dialog-panel.tsx';
import { UnlessClosed } from '../../ui/permissions/closed-notice.tsx';
import { withOffer } from './offer-address.ts';
import { OfferDetails } from './offer-details.tsx';

/** Closes the offer: if a button opened it, by going back in the history. */
function useClose(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => {
    if (location.state?.offered) void navigate(-1);
    else void navigate(withOffer(location, false), { replace: true });
  };
}

/** Shows what to read before the payment, and the way to it. */
export function Offer() {
  const { t } = useTranslation('subscriptions');
  const close = useClose();
  return (
    <DialogPanel open onOpenChange={close} title={t('offer.title')} description={t('offer.intro')}>
      <UnlessClosed right="own-account">
        <OfferDetails onClose={close} />
      </UnlessClosed>
    </DialogPanel>
  );
}
