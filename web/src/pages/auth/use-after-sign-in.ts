import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isTrialOf, readTrial } from '../../features/trial-lesson/trial-record.ts';
import { type I18n, useI18n } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { takeRedirect } from '../../lib/remembered-redirect.ts';
import { readSession, useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';

/**
 * Takes over the trial lesson of an account that was created here for it, before the lesson opens. Returns its address,
 * or null if there is none. `app/trial-notice.tsx` asks about any other trial.
 */
async function transferTrial(queryClient: QueryClient, i18n: I18n): Promise<string | null> {
  const record = readTrial();
  const { user } = readSession();
  if (!record || !user || !isTrialOf(record, user)) return null;
  try {
    const [{ transferOwnTrial, transferredText }] = await Promise.all([
      import('../lesson/trial/take-over.ts'),
      i18n.load('trial-lesson'),
    ]);
    const solved = transferOwnTrial(queryClient);
    if (solved !== null) toast.success(transferredText(i18n.translator('trial-lesson'), solved));
    return paths.lesson(record.lesson);
  } catch {
    // Without a network the trial stays in this browser, and is taken over at the next visit.
    return null;
  }
}

/** The step of a member who is signed in here: none, arrive and leave, or activate a gift card. */
type SignInStep = 'signing-in' | 'leaving' | 'claiming';

/**
 * Leads anyone who is signed in, or signs in here, to the page they were going to, else to the courses
 * (docs/product.md#signing-in). With a gift card, a new member is led to the courses, since registering has activated
 * it; a person who has an account already stays to activate it.
 */
export function useAfterSignIn(gift: boolean, hasAccount: boolean): SignInStep {
  const { signedIn } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  if (wasSignedIn && !signedIn) setWasSignedIn(false);
  const claims = gift && (wasSignedIn || hasAccount);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const i18n = useI18n();
  const left = useRef(false);
  useEffect(() => {
    if (!signedIn || claims || left.current) return;
    left.current = true;
    const remembered = takeRedirect();
    void transferTrial(queryClient, i18n).then((lesson) =>
      navigate((!gift && (remembered ?? lesson)) || paths.courses, { replace: true }),
    );
  }, [signedIn, claims, gift, navigate, queryClient, i18n]);
  if (claims && signedIn) return 'claiming';
  return wasSignedIn ? 'leaving' : 'signing-in';
}
