/** The query parameter that opens the offer over any page; it survives signing in. */
export const SUBSCRIBE = 'subscribe';

/** The address of the page one is on, with the offer open or closed over it. */
export function withOffer(
  { search, hash }: { search: string; hash: string },
  open: boolean,
): { search: string; hash: string } {
  const query = new URLSearchParams(search);
  if (open) query.set(SUBSCRIBE, 'true');
  else query.delete(SUBSCRIBE);
  return { search: query.toString(), hash };
}
