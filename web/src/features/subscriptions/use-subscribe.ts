import { useLocation, useNavigate } from 'react-router';

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

/** What opens the offer over the page one is on; "back" closes it again. */
export function useSubscribe(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => void navigate(withOffer(location, true), { state: { offered: true } });
}
