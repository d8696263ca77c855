import { store } from './storage.ts';

/**
 * Remembers the address to open after signing in: one of this site, such as `/lesson/x`. Where a session has ended,
 * only its member is led there.
 */
export function rememberRedirect(address: string): void {
  store('redirectUrl', address);
  store('redirect_at', String(Date.now()));
}

/** Opens another site; the reader returns by its links, or by going back. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
