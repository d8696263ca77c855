import { hasAllOfPremium } from '@codivia/contract/api/accounts';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SUBSCRIBE, withOffer } from './offer-address.ts';
import { useSignInToSubscribe } from './use-sign-in-to-subscribe.ts';

const offer = lazyPart(async () => (await import('./offer.tsx')).Offer);

/** Closes the offer for members who have all of Premium. */
function useCloseOffer(isUnneeded: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isUnneeded) void navigate(withOffer(location, false), { replace: true });
  }, [isUnneeded, location, navigate]);
}

/** The offer as a dialog over any page, opened by a parameter of its address. Rendered beside every page. */
export function Subscribing() {
  const { user } = useSession();
  const requested = new URLSearchParams(useLocation().search).has(SUBSCRIBE);
  const signIn = useSignInToSubscribe();
  const wasRedirected = useRef(false);
  const isPremium = user !== null && hasAllOfPremium(user);
  useCloseOffer(requested && isPremium);

  useEffect(() => {
    if (!requested) wasRedirected.current = false;
    if (!requested || user || wasRedirected.current) return;
    wasRedirected.current = true;
    signIn();
  });

  const Offer = offer.usePart(requested && user !== null && !isPremium);
  return (
    Offer && (
      <Suspense>
        <Offer />
      </Suspense>
    )
  );
}
