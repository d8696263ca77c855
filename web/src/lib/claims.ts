import { readClaims } from '@codivia/contract/api/claims';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** The figures that our pages may state about Codivia, and which of them are goals. */
export const claimsQuery = queryOptions({
  queryKey: ['claims'],
  queryFn: () => call(readClaims),
});

/** The figures that our pages may state; undefined until they are known. */
export function useClaims() {
  return useQuery(claimsQuery).data;
}
