import { readExerciseDrafts } from '@codivia/contract/exercises/drafts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { messageFor } from '../../lib/api-error.ts';
import { watchDrafts } from '../../lib/drafts.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';

// Needed after the lesson can be read: a lesson fetches little until then (docs/decisions/0237).
const rules = () => import('./send-drafts.ts');

/** A pause in writing after which drafts are sent, in milliseconds. */
const PAUSE_MS = 3000;

/**
 * Fetches the drafts that the member has written in a lesson on other devices, before its editors open. Returns whether
 * that is still under way; without a network the lesson opens with the drafts of this browser.
 */
export function useBringDrafts(lessonId: string): boolean {
  const { signedIn } = useSession();
  const { isLoading } = useQuery({
    queryKey: memberKey('exercise-drafts', lessonId),
    queryFn: async () => {
      const drafts = await call(readExerciseDrafts, { params: { lesson_id: lessonId } });
      if (drafts.length === 0) return 0;
      const { bringDraft } = await rules();
      for (const draft of drafts) bringDraft(lessonId, draft);
      return drafts.length;
    },
    enabled: signedIn,
    retry: false,
    // An editor reads its first text once.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return isLoading;
}

/** Sends the account the drafts that the member writes in a lesson, after each pause, and at the end. */
export function useSendDrafts(): void {
  const { signedIn } = useSession();
  const language = useLanguage();
  useEffect(() => {
    if (!signedIn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      clearTimeout(timer);
      timer = undefined;
      rules().then(
        ({ sendDrafts }) => sendDrafts((error) => toast.error(messageFor(error, language))),
        // Without a network the code cannot be fetched; drafts are sent at the next visit.
        () => undefined,
      );
    };
    const onHidden = () => document.visibilityState === 'hidden' && timer !== undefined && send();
    const end = watchDrafts(() => {
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE_MS);
    });
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      end();
      document.removeEventListener('visibilitychange', onHidden);
      if (timer !== undefined) send();
    };
  }, [signedIn, language]);
}
