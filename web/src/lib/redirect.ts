import { VISITOR } from './person.ts';
import { deleteStored, deleteStoredOf, readStored, store } from './storage.ts';

/**
 * Remembers where to go after signing in: an address of this site, such as `/lesson/x`. Where a session has ended,
 * nobody but its member is led there.
 */
export function rememberRedirect(address: string): void {
  store('redirectUrl', address);
}

/**
 * Where to go after signing in, once: the remembered address, else null. An address of another site
 * is never returned.
 */
export function takeRedirect(): string | null {
  const address = readStored('redirectUrl') ?? readStored('redirectUrl', VISITOR);
  deleteStored('redirectUrl');
  deleteStoredOf(VISITOR, 'redirectUrl');
  if (address === null) return null;
  const url = URL.parse(address, location.origin);
  return url?.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Leaves for another site; the reader comes back by its links, or by going back. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
