import type { ReportedChallenge } from '@codivia/contract/api/challenges';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import {
  type ChallengeNews,
  type CheckedTry,
  countChallengeTry,
  sendChallengeTries,
  watchChallengeTries,
} from '../../sync/challenge-tries.ts';

export type ReportState =
  | { state: 'idle' | 'saved' | 'later' }
  | { state: 'refused'; error: ApiError };

/** Counts tries at a challenge, sends them to the account, and shows the result. */
export function useChallengeReport(
  person: string,
  id: string,
  onReported: (reported: ReportedChallenge) => void,
) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<ReportState>({ state: 'idle' });
  const [xp, setXp] = useState(0);

  const onNews = useEffectEvent((news: ChallengeNews) => {
    if (news.id !== id) return;
    if ('reported' in news) {
      setShown({ state: 'saved' });
      if (news.passed) setXp(news.reported.xp_gained);
      onReported(news.reported);
      return;
    }
    const { kind, error } = news.failure;
    const isLater = kind === 'retry' && news.failure.after !== null;
    if (isLater || !(error instanceof ApiError)) setShown({ state: 'later' });
    else setShown({ state: 'refused', error });
  });

  useEffect(() => {
    const send = () => void sendChallengeTries(queryClient);
    const end = watchChallengeTries((news) => onNews(news));
    window.addEventListener('online', send);
    send();
    return () => {
      end();
      window.removeEventListener('online', send);
    };
  }, [queryClient]);

  return {
    shown,
    /** XP that a pass of this visit has given. */
    xp,
    note(checked: CheckedTry): void {
      countChallengeTry(person, id, checked);
      void sendChallengeTries(queryClient);
    },
  };
}
