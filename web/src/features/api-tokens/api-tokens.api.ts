import { createApiToken, listApiTokens, revokeApiToken } from '@codivia/contract/api/api-tokens';
import type { Input } from '@codivia/contract/api/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { memberKey } from '../../lib/query.ts';

const KEY = memberKey('api-tokens');

/** The member's tokens; their last use changes without this page. */
export function useApiTokens() {
  return useQuery({ queryKey: KEY, queryFn: () => call(listApiTokens), staleTime: 0 });
}

export function useCreateToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof createApiToken>['body']) => call(createApiToken, { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    // The answer holds the token: it must not stay in memory longer than it is shown.
    gcTime: 0,
  });
}

export function useRevokeToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeApiToken, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
