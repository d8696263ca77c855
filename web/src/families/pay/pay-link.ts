import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a link to the page says: a request, the subscription that somebody pays for, or what was paid just now. */
export type PayLink = { kind: 'token' | 'manage' | 'thanks'; value: string };

const FORM = /^#(token|manage|thanks)=([\w-]+)$/;

function readLink(hash: string): PayLink | null {
  const [, kind, value] = FORM.exec(hash) ?? [];
  return kind && value ? { kind: kind as PayLink['kind'], value } : null;
}

/**
 * Returns the link with which the page was opened, or null. Fragments reach no server. It is taken out of the address at
 * once, and only this page keeps it: not the history, not the browser.
 */
export function usePayLink(): PayLink | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readLink(hash));
  useEffect(() => {
    if (!hash) return;
    setLink(readLink(hash));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return link;
}
