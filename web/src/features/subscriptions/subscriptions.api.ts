import type { Language } from '@codivia/contract/api/language';
import {
  createCheckout,
  createPortal,
  readSubscription,
  type Subscription,
  stopRenewal,
} from '@codivia/contract/api/subscriptions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { paths } from '../../lib/paths.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';

type Options = {
  /** Returns the time until the status is asked for again, in milliseconds, while the page is visible. */
  refetchInterval?: (known: Subscription | undefined, times: number) => number | false;
};

/** The member's plan, fetched again whenever the page is opened or seen again; idle for visitors. */
export function useSubscription({ refetchInterval }: Options = {}) {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: memberKey('subscription'),
    queryFn: () => call(readSubscription),
    enabled: signedIn,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => refetchInterval?.(state.data, state.dataUpdateCount) ?? false,
  });
}

/** Tells whether the free week is available to the reader. */
export type Trial = 'available' | 'used' | 'unknown';

/** Tells everywhere whether the reader may be promised a free week. A visitor may: they have not had it. */
export function useTrial(): Trial {
  const { signedIn } = useSession();
  const { data } = useSubscription();
  if (!signedIn) return 'available';
  if (!data) return 'unknown';
  return data.trial_available ? 'available' : 'used';
}

/** Ends the subscription after the paid term. */
export function useStopRenewal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(stopRenewal),
    onSuccess: (plan) => queries.setQueryData(memberKey('subscription'), plan),
  });
}

/**
 * Opens the checkout of the subscription. Returns the address to pay at; undefined if the provider did not give one.
 */
export function useCheckout() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async (language: Language) => {
      const { checkout_url } = await call(createCheckout, {
        body: {
          success_url: `${location.origin}${paths.subscribed}`,
          cancel_url: `${location.origin}${paths.notSubscribed}`,
          language,
        },
      });
      return checkout_url as string | undefined;
    },
  });
}

/** Opens the billing portal, from which the member returns to the dashboard. Returns its address. */
export function usePortal() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async () => {
      const body = { return_url: `${location.origin}${paths.settings}` };
      const { portal_url } = await call(createPortal, { body });
      return portal_url;
    },
  });
}
