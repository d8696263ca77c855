import type { Subscription } from '@codivia/contract/api/subscriptions';
import { useEffect } from 'react';
import { refreshMember } from '../../lib/member.ts';
import { readSession } from '../../lib/session.ts';
import { isPremium } from './subscription-state.ts';

/** Brings the signed-in member up to date when premium has begun or ended since they were read. */
export function useMemberInStep(known: Subscription | undefined): void {
  useEffect(() => {
    if (known && readSession().user?.is_premium !== isPremium(known)) void refreshMember();
  }, [known]);
}
