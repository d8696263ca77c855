import {
  activateGiftCard,
  createGiftCardCheckout,
  readGiftCardPurchase,
  resendGiftCard,
} from '@codivia/contract/api/gift-cards';
import type { Language } from '@codivia/contract/api/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { refreshMember } from '../../lib/member.ts';
import { MEMBER } from '../../lib/query.ts';

/** The interval between polls of a purchase that is not settled, in milliseconds. */
const POLL_MS = 2000;
/** Number of polls after which the reader has to refresh: about a minute. */
const LOOKS = 30;

/** Opens the checkout of a card. Returns the address to pay at; undefined if the provider did not give one. */
export function useGiftCardCheckout() {
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async (language: Language) => {
      const { url } = await call(createGiftCardCheckout, { body: { language } });
      return url as string | undefined;
    },
  });
}

/** Activates a card for the member; whatever is known of them is fetched again. */
export function useActivation() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (token: string) => call(activateGiftCard, { body: { token } }),
    onSuccess: async () => {
      await refreshMember();
      void queryClient.invalidateQueries({ queryKey: [MEMBER] });
    },
  });
}

/**
 * Returns the outcome of a purchase; polled until its card was sent, for a minute. `late` means that the provider
 * reported no payment in that time.
 */
export function usePurchase(paymentId: string | null) {
  const { data, errorUpdateCount, refetch } = useQuery({
    queryKey: ['gift-card-purchase', paymentId],
    queryFn: () => call(readGiftCardPurchase, { params: { payment_id: paymentId ?? '' } }),
    enabled: paymentId !== null,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const looks = state.dataUpdateCount + state.errorUpdateCount;
      return state.data?.mailed || looks >= LOOKS ? false : POLL_MS;
    },
  });
  return { data, late: errorUpdateCount >= LOOKS, refetch };
}

/** Requests another mail with the card of a purchase, to the address it was bought with. */
export function useResendCard() {
  return useMutation({
    mutationFn: (paymentId: string) => call(resendGiftCard, { params: { payment_id: paymentId } }),
  });
}
