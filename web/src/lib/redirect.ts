import { deleteStored, readStored, store } from './storage.ts';

/** Remembers where to go after signing in: an address of this site, such as `/lesson/x`. */
export function rememberRedirect(address: string): void {
  store('redirectUrl', address);
}

/**
 * Where to go after signing in, once: the remembered address, else null. An address of another site
 * is never returned.
 */
export function takeRedirect(): string | null {
  const address = readStored('redirectUrl');
  deleteStored('redirectUrl');
  if (address === null) return null;
  const url = URL.parse(address, location.origin);
  return url?.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Leaves for another site; the reader comes back by its links, or by going back. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
