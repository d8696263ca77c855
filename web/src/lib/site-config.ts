import { readSiteConfig } from '@codivia/contract/api/site';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** How this server was set up; it stays the same as long as the page is open. */
export const siteConfig = queryOptions({
  queryKey: ['site-config'],
  queryFn: () => call(readSiteConfig),
  staleTime: Number.POSITIVE_INFINITY,
});

/** How this server was set up. */
export function useSiteConfig() {
  return useQuery(siteConfig);
}
