import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { isOutdated } from '../../lib/person.ts';
import { endExpiry } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';

/**
 * The message that the page shows after it was loaded again for whoever is here now. It travels with the entry of the
 * history.
 */
export type Said = { said: 'out' | 'kept' | 'cleared' | 'deleted' | 'expired' | 'taken' };

let isLoading = false;

/**
 * Loads the page again for the present person, with a message to show then: everything is read anew. Only once: a
 * second time would end the new page while it shows the message.
 */
export function loadAgain(said?: Said['said']): void {
  if (isLoading) return;
  isLoading = true;
  if (said) history.replaceState({ ...history.state, usr: { said } }, '');
  location.reload();
}

const SAID = {
  out: 'logout_success',
  kept: 'logout_kept',
  cleared: 'logout_cleared',
  deleted: 'account_deleted',
  taken: 'work_taken',
} as const;

/**
 * Returns a function that signs the member out; `cleared` also deletes what is theirs from this browser. It leads to
 * the home page first: a page for members would lead to sign in again.
 */
export function useLogOut(): (how: 'out' | 'cleared') => void {
  const navigate = useNavigate();
  return (how) => void navigate(paths.home, { state: { leaving: how } });
}

/** Says that somebody was signed out, and why. */
export function useSaid(): void {
  const { t } = useTranslation('shell');
  const common = useTranslation('common').t;
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const said: Said['said'] | undefined = state?.said;
  useEffect(() => {
    if (!said) return;
    // A session may have ended before its page was shown, and then nothing else loads the next person's.
    if (isOutdated()) return loadAgain();
    void navigate(pathname + search + hash, { replace: true, state: null });
    endExpiry();
    if (said === 'expired') toast.error(common('session_expired'));
    else toast.success(t(SAID[said]));
  }, [said, pathname, search, hash, navigate, t, common]);
}
