import { hasAllOfPremium } from '@codivia/contract/accounts';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { loadedLater } from '../../ui/loaded-later.ts';
import { SUBSCRIBE, withOffer } from './offer-address.ts';
import { useSignInToSubscribe } from './use-sign-in-to-subscribe.ts';

const offer = loadedLater(async () => (await import('./offer.tsx')).Offer);

/** Takes the offer off the page: anyone who has all of Premium needs none. */
function useNoOfferForPremium(unwanted: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (unwanted) void navigate(withOffer(location, false), { replace: true });
  }, [unwanted, location, navigate]);
}

/** The offer over whatever page one is on, once its address asks for it. Stands beside every page. */
export function Subscribing() {
  const { user } = useSession();
  const requested = new URLSearchParams(useLocation().search).has(SUBSCRIBE);
  const signIn = useSignInToSubscribe();
  const turnedAway = useRef(false);
  const isPremium = user !== null && hasAllOfPremium(user);
  useNoOfferForPremium(requested && isPremium);

  useEffect(() => {
    if (!requested) turnedAway.current = false;
    if (!requested || user || turnedAway.current) return;
    turnedAway.current = true;
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
