import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from './toast.ts';

/**
 * Tells whoever left the payment page without paying, once: the address forgets it.
 *
 * @param parameter what the address says it by; see the server's checkouts
 */
export function useCancelledPayment(parameter: string, message: string): void {
  const [search, setSearch] = useSearchParams();
  const cancelled = search.get(parameter) === 'cancelled';
  useEffect(() => {
    if (!cancelled) return;
    toast.info(message);
    setSearch(
      (query) => {
        query.delete(parameter);
        return query;
      },
      { replace: true },
    );
  }, [cancelled, message, parameter, setSearch]);
}
