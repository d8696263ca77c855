import { store } from './storage.ts';

/**
 * Remembers where to go after signing in: an address of this site, such as `/lesson/x`. Where a session has ended,
 * nobody but its member is led there.
 */
export function rememberRedirect(address: string): void {
  store('redirectUrl', address);
  store('redirect_at', String(Date.now()));
}

/** Leaves for another site; the reader comes back by its links, or by going back. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
