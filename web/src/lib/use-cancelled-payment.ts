import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from './toast.ts';

/**
 * Tells whoever left the payment page without paying, once: the address forgets it.
 *
 * @param parameter what the address says it by; see the server's checkouts
 */
export function useCancelledPayment(parameter: string, message: string): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const cancelled = new URLSearchParams(search).get(parameter) === 'cancelled';
  useEffect(() => {
    if (!cancelled) return;
    toast.info(message);
    const query = new URLSearchParams(search);
    query.delete(parameter);
    // The part of the page that the reader had left from stays in the address.
    navigate({ search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [cancelled, message, parameter, search, hash, navigate]);
}
