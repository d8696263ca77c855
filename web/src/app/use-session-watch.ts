import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { isOutdated } from '../lib/person.ts';
import { MEMBER, memberKey } from '../lib/query.ts';
import { rememberRedirect } from '../lib/redirect.ts';
import { readSession, watchExpiry, watchSession } from '../lib/session.ts';
import { loadAgain, type Said } from './shell/use-log-out.ts';

/** Forgets the data of one member as soon as another one, or nobody, is signed in. */
function useClearOtherMembers(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let previous = readSession().user?.id;
    return watchSession(() => {
      const now = readSession().user?.id;
      if (now === previous) return;
      previous = now;
      void queryClient.resetQueries({ queryKey: [MEMBER] });
    });
  }, [queryClient]);
}

/** Fetches lessons again once premium has begun or ended: the lessons that a member may read depend on it. */
function useLessonsInStep(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let previous = readSession().user?.is_premium;
    return watchSession(() => {
      const now = readSession().user?.is_premium;
      if (now === previous) return;
      previous = now;
      void queryClient.resetQueries({ queryKey: memberKey('lesson') });
    });
  }, [queryClient]);
}

/** A session that ended by itself leads to the sign-in screen, and back here afterwards. */
function useRedirectToSignIn(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchExpiry(() => {
        rememberRedirect(`${location.pathname}${location.search}`);
        void navigate(paths.auth, { state: { said: 'expired' } satisfies Said });
      }),
    [navigate],
  );
}

/**
 * A page shows and stores the work of one person. When another tab has signed them out or somebody else in, it is loaded
 * again at once; so is one that the browser brings back as it was left.
 */
function useFollowOtherTabs(): void {
  useEffect(() => {
    const follow = () => {
      if (isOutdated()) loadAgain();
    };
    const onSeen = () => document.visibilityState === 'visible' && follow();
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', follow);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, []);
}

/** Keeps the page and its data in agreement with the session, whatever ends or changes it. */
export function useSessionWatch(): void {
  useClearOtherMembers();
  useLessonsInStep();
  useRedirectToSignIn();
  useFollowOtherTabs();
}
