import type { QueryClient } from '@tanstack/react-query';

/** The data that the server puts beside a page it has rendered, so that nothing is fetched twice. */
export type PageData = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** The element of the document that holds it. */
export const PAGE_DATA_ID = 'page-data';

/** Stores the data that the server put into the page. */
export function takePageData(queryClient: QueryClient): void {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return;
  for (const [key, data] of JSON.parse(text) as PageData) queryClient.setQueryData(key, data);
}
