import type { QueryClient } from '@tanstack/react-query';
import type { I18n } from '../lib/i18n.ts';
import { MEMBER } from '../lib/query.ts';
import { rememberRedirect } from '../lib/redirect.ts';
import { readSession, watchExpiry, watchSession } from '../lib/session.ts';
import { toast } from '../ui/toast.ts';
import { paths } from './paths.ts';

/** Forgets the data of one member as soon as another one, or nobody, is signed in. */
function forgetOtherMembers(queryClient: QueryClient): void {
  let shown = readSession().user?.id;
  watchSession(() => {
    const now = readSession().user?.id;
    if (now === shown) return;
    shown = now;
    void queryClient.resetQueries({ queryKey: [MEMBER] });
  });
}

/** A session that ended by itself leads to the sign-in screen, and back here afterwards. */
function leadToSignIn(i18n: I18n, navigate: (path: string) => void): void {
  watchExpiry(() => {
    rememberRedirect(`${location.pathname}${location.search}`);
    toast.error(i18n.translator('common')('session_expired'));
    navigate(paths.auth);
  });
}

/** Keeps the page and its data true to the session, whatever ends or changes it. */
export function watchTheSession(
  queryClient: QueryClient,
  i18n: I18n,
  navigate: (path: string) => void,
): void {
  forgetOtherMembers(queryClient);
  leadToSignIn(i18n, navigate);
}
