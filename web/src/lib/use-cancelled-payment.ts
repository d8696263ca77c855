import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from './toast.ts';

/**
 * Shows a message to a reader who left the payment page without paying, once: the parameter is removed from the
 * address.
 *
 * @param parameter the parameter of the address that reports it; see the server's checkouts
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
