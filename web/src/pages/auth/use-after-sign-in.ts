import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { takeRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';

/** What somebody who is signed in does here: nothing, arrive and leave, or activate a gift card. */
type SignInStep = 'signing-in' | 'leaving' | 'claiming';

/**
 * Leads anyone who is signed in, or signs in here, to where they were going, else to the courses
 * (docs/product.md#signing-in). With a gift card, who registers is led to the courses, since that has activated
 * it; who has an account already stays to activate it.
 */
export function useAfterSignIn(gift: boolean, hasAccount: boolean): SignInStep {
  const { signedIn } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  if (wasSignedIn && !signedIn) setWasSignedIn(false);
  const claims = gift && (wasSignedIn || hasAccount);
  const navigate = useNavigate();
  const left = useRef(false);
  useEffect(() => {
    if (!signedIn || claims || left.current) return;
    left.current = true;
    const remembered = takeRedirect();
    void navigate((!gift && remembered) || paths.courses, { replace: true });
  }, [signedIn, claims, gift, navigate]);
  if (claims && signedIn) return 'claiming';
  return wasSignedIn ? 'leaving' : 'signing-in';
}
