import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { leaveFor } from '../../lib/redirect.ts';
import { toast } from '../../lib/toast.ts';
import { useGiftCardCheckout } from './gift-cards.api.ts';

/** Opens the payment of a card, for members and visitors. */
export function useBuyCard() {
  const { t, language } = useTranslation('common');
  const checkout = useGiftCardCheckout();

  // Anyone who returns by the browser's back button may try again.
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) checkout.reset();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => onPageShow(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function buy() {
    checkout.mutate(language, {
      onSuccess: (address) => {
        if (address) leaveFor(address);
        else toast.error(t('error_occurred'));
      },
      onError: () => toast.error(t('error_occurred')),
    });
  }

  return { buy, leaving: checkout.isPending || Boolean(checkout.data) };
}
