import { currentPerson, VISITOR } from './person.ts';
import { deleteStored, deleteStoredOf, readStored } from './storage.ts';

/** Lifetime of a remembered address, in milliseconds: readers who sign in later have forgotten it too. */
export const REDIRECT_LIFETIME_MS = 30 * 60_000;

function remembered(person: string): string | null {
  const age = Date.now() - Number(readStored('redirect_at', person));
  return age < REDIRECT_LIFETIME_MS ? readStored('redirectUrl', person) : null;
}

/** Forgets the remembered address. */
export function forgetRedirect(): void {
  deleteStored('redirectUrl', 'redirect_at');
  deleteStoredOf(VISITOR, 'redirectUrl');
  deleteStoredOf(VISITOR, 'redirect_at');
}

/**
 * Returns the address to open after signing in, once: the address that was remembered not long ago, else null. An
 * address of another site is never returned.
 */
export function takeRedirect(): string | null {
  const address = remembered(currentPerson()) ?? remembered(VISITOR);
  forgetRedirect();
  if (address === null) return null;
  const url = URL.parse(address, location.origin);
  return url?.origin === location.origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
