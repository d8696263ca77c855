import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../ui/toast.ts';

/** Where a purchase that was not paid leads back to: see the server's checkout. */
const PARAMETER = 'gift-card';

/** Tells whoever left the payment page without paying, once: the address forgets it. */
export function useCancelledPurchase(): void {
  const { t } = useTranslation('gift-cards');
  const [search, setSearch] = useSearchParams();
  const cancelled = search.get(PARAMETER) === 'cancelled';
  useEffect(() => {
    if (!cancelled) return;
    toast.info(t('cancelled'));
    setSearch(
      (query) => {
        query.delete(PARAMETER);
        return query;
      },
      { replace: true },
    );
  }, [cancelled, setSearch, t]);
}
