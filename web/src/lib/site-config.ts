import { readSiteConfig } from '@codivia/contract/api/site';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** The configuration of this server; it stays the same as long as the page is open. */
export const siteConfig = queryOptions({
  queryKey: ['site-config'],
  queryFn: () => call(readSiteConfig),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the configuration of this server. */
export function useSiteConfig() {
  return useQuery(siteConfig);
}
