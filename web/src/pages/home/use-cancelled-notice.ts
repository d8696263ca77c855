import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../ui/toast.ts';

const PARAMETER = 'subscription';

/** Tells whoever left the payment page without paying, once: the address forgets it. */
export function useCancelledNotice(): void {
  const { t } = useTranslation('home');
  const [search, setSearch] = useSearchParams();
  const cancelled = search.get(PARAMETER) === 'cancelled';
  useEffect(() => {
    if (!cancelled) return;
    toast.info(t('subscription_cancelled'));
    setSearch(
      (query) => {
        query.delete(PARAMETER);
        return query;
      },
      { replace: true },
    );
  }, [cancelled, setSearch, t]);
}
