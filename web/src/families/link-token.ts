import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const FORM = /^#token=([\w-]+)$/;

/**
 * Returns the token of a link (`/family#token=…`), or null. Fragments reach no server; it is taken out of the address at
 * once. With `isKept` it stays with this entry of the history, so that the page can be loaded again.
 */
export function useLinkToken(isKept: boolean): string | null {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const found = FORM.exec(hash)?.[1] ?? null;
  useEffect(() => {
    if (!hash) return;
    const kept = isKept ? { state: { token: found } } : {};
    void navigate(pathname, { replace: true, ...kept });
  }, [hash, pathname, found, isKept, navigate]);
  const kept = (state as { token?: unknown } | null)?.token;
  return found ?? (typeof kept === 'string' ? kept : null);
}
