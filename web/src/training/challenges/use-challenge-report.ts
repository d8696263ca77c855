import { type ReportedChallenge, reportChallenge } from '@codivia/contract/api/challenges';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { announceGrant } from '../../lib/exercise-results/xp-gains.ts';
import { readSession } from '../../lib/session.ts';
import {
  type CheckedTry,
  countChallengeTry,
  markChallengeSent,
  pendingChallenge,
} from './challenge-tries.ts';
import { refreshChallenge } from './challenges.api.ts';

/** Milliseconds until what could not be sent is tried again. */
const RETRY_MS = 30_000;

export type ReportState =
  | { state: 'idle' | 'saved' | 'later' }
  | { state: 'refused'; error: ApiError };

/** Tells whether it is worth sending the same again soon. */
const isForLater = ({ status }: ApiError) =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Tells the account of tries, one after the other; what could not be sent stays in this browser and is sent when the
 * page is open again, the network is back, or after a while.
 */
export function useChallengeReport(
  person: string,
  id: string,
  onReported: (reported: ReportedChallenge) => void,
) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<ReportState>({ state: 'idle' });
  const [xp, setXp] = useState(0);

  async function send(): Promise<void> {
    const body = pendingChallenge(person, id);
    // Another member may have signed in meanwhile: the call would carry their token.
    if (!body || readSession().user?.id !== person) return;
    try {
      const reported = await call(reportChallenge, { params: { id }, body });
      markChallengeSent(person, id, body);
      setShown({ state: 'saved' });
      if (body.answer) setXp(reported.xp_gained);
      announceGrant({ person, xp: reported.xp_gained, prompt: true });
      onReported(reported);
      await refreshChallenge(queryClient, id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isForLater(error)) return setShown({ state: 'later' });
      // Premium that comes back lets it be sent; anything else would be refused for ever.
      if (error.status !== 403 && error.status !== 401) markChallengeSent(person, id, body);
      setShown({ state: 'refused', error });
    }
  }

  const sendPending = useEffectEvent(() => void send());
  useEffect(() => {
    sendPending();
    const again = () => sendPending();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const waits = shown.state === 'later';
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => sendPending(), RETRY_MS);
    return () => clearInterval(timer);
  }, [waits]);

  return {
    shown,
    /** XP that a pass of this visit has given. */
    xp,
    note(checked: CheckedTry): void {
      countChallengeTry(person, id, checked);
      void send();
    },
  };
}
