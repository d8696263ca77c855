import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isPremium } from './subscription-state.ts';
import { useSubscription } from './subscriptions.api.ts';
import { useMemberInStep } from './use-member-in-step.ts';

/** The payment is not confirmed yet; it is; it takes too long to wait for it here. */
export type PaymentReturn = 'waiting' | 'done' | 'late';

const PARAMETER = 'subscription';
const SECOND = 1000;
const OFTEN = 2 * SECOND;
const SLOW_POLL_MS = 30 * SECOND;
/** Number of polls after which the dialog may be closed; about half a minute. */
const MAX_CHECKS = 15;

/**
 * The notice for a member who returns from paying (`?subscription=success`): the provider confirms the payment to the
 * server, so the server is polled for a short while. Once the outcome is known the address is cleaned, so that a reload
 * does not repeat the notice; null for everybody else.
 */
export function usePaymentReturn() {
  const [search, setSearch] = useSearchParams();
  const named = search.get(PARAMETER) === 'success';
  const [hasReturned] = useState(named);
  const [checks, setChecks] = useState(0);
  const { data, refetch, isFetching, dataUpdatedAt, errorUpdatedAt } = useSubscription({
    refetchInterval: (known) =>
      hasReturned && !(known && isPremium(known)) && (checks < MAX_CHECKS ? OFTEN : SLOW_POLL_MS),
  });
  useMemberInStep(data);
  const done = data !== undefined && isPremium(data);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, good or bad, is one check.
  useEffect(() => setChecks((before) => before + 1), [dataUpdatedAt, errorUpdatedAt]);

  const late = !done && checks >= MAX_CHECKS;
  useEffect(() => {
    if (!named || !(done || late)) return;
    setSearch(
      (query) => {
        query.delete(PARAMETER);
        return query;
      },
      { replace: true },
    );
  }, [named, done, late, setSearch]);

  const arrival: PaymentReturn = done ? 'done' : late ? 'late' : 'waiting';
  return {
    arrival: hasReturned ? arrival : null,
    checkAgain: () => void refetch(),
    checking: isFetching,
  };
}
