import {
  checkHandle,
  deletePortfolio,
  type OwnPortfolio,
  type PortfolioFields,
  readOwnPortfolio,
  readPortfolio,
  savePortfolio,
  showPortfolio,
  withdrawPortfolio,
} from '@codivia/contract/api/portfolio';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { memberKey } from '../../lib/query.ts';

const OWN = memberKey('portfolio');

/** A portfolio that is open; 404 when there is none, or not any more. */
export function portfolioQuery(handle: string) {
  return queryOptions({
    queryKey: ['portfolio', handle],
    queryFn: () => call(readPortfolio, { params: { handle } }),
    // Its owner may have closed it since.
    staleTime: 0,
  });
}

/** The member's own portfolio; null before there is one. */
export function useOwnPortfolio() {
  return useQuery({
    queryKey: OWN,
    queryFn: async () => (await call(readOwnPortfolio)).portfolio,
    staleTime: 0,
  });
}

/** Returns the reason why the member cannot have a handle, if there is one; idle without a handle. */
export function useHandleCheck(handle: string | null) {
  return useQuery({
    queryKey: memberKey('handle', handle ?? ''),
    queryFn: () => call(checkHandle, { body: { handle: handle ?? '' } }),
    enabled: handle !== null,
    staleTime: 0,
  });
}

/** Returns a function that takes over the stored portfolio, and fetches again what others see of it. */
function useStored() {
  const queryClient = useQueryClient();
  return (stored: OwnPortfolio | null) => {
    queryClient.setQueryData(OWN, stored);
    void queryClient.invalidateQueries({ queryKey: ['portfolio'] });
    void queryClient.invalidateQueries({ queryKey: ['published-project'] });
  };
}

export function useSavePortfolio() {
  const onSuccess = useStored();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (body: PortfolioFields) => call(savePortfolio, { body }),
    onSuccess,
  });
}

/** Opens the portfolio to others, or closes it. */
export function useShowPortfolio() {
  const onSuccess = useStored();
  return useMutation({
    mutationFn: (is_open: boolean) => call(showPortfolio, { body: { is_open } }),
    onSuccess,
  });
}

export function useDeletePortfolio() {
  const stored = useStored();
  return useMutation({ mutationFn: () => call(deletePortfolio), onSuccess: () => stored(null) });
}

/** Deletes somebody's portfolio, for administrators. */
export function useWithdrawPortfolio() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (handle: string) => call(withdrawPortfolio, { params: { handle } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['portfolio'] }),
  });
}
