import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { paths } from '../lib/paths.ts';
import { MEMBER, memberKey } from '../lib/query.ts';
import { rememberRedirect } from '../lib/redirect.ts';
import { readSession, watchExpiry, watchSession } from '../lib/session.ts';
import { toast } from '../lib/toast.ts';

/** Forgets the data of one member as soon as another one, or nobody, is signed in. */
function useClearOtherMembers(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let shown = readSession().user?.id;
    return watchSession(() => {
      const now = readSession().user?.id;
      if (now === shown) return;
      shown = now;
      void queryClient.resetQueries({ queryKey: [MEMBER] });
    });
  }, [queryClient]);
}

/** What one may read depends on premium: lessons are fetched again once that has begun or ended. */
function useLessonsInStep(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let shown = readSession().user?.is_premium;
    return watchSession(() => {
      const now = readSession().user?.is_premium;
      if (now === shown) return;
      shown = now;
      void queryClient.resetQueries({ queryKey: memberKey('lesson') });
    });
  }, [queryClient]);
}

/** A session that ended by itself leads to the sign-in screen, and back here afterwards. */
function useRedirectToSignIn(): void {
  const navigate = useNavigate();
  const { t } = useTranslation('common');
  useEffect(
    () =>
      watchExpiry(() => {
        rememberRedirect(`${location.pathname}${location.search}`);
        toast.error(t('session_expired'));
        void navigate(paths.auth);
      }),
    [navigate, t],
  );
}

/** Keeps the page and its data true to the session, whatever ends or changes it. */
export function useSessionWatch(): void {
  useClearOtherMembers();
  useLessonsInStep();
  useRedirectToSignIn();
}
