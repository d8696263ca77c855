import { logout, me } from '@codivia/contract/api/accounts';
import { call } from './api.ts';
import { readSession, signOut, storeUser } from './session.ts';
import { deleteStored, readStored } from './storage.ts';

/** Brings the stored member up to date; a failure changes nothing. */
export async function refreshMember(): Promise<void> {
  if (!readSession().signedIn) return;
  try {
    const member = await call(me);
    if (readSession().signedIn) storeUser(member);
  } catch {
    // The stored member is good enough until the next time.
  }
}

/**
 * Closes the session here and revokes its refresh token on the server. A refresh token that could not be revoked is
 * deleted here instead, so that the one left in storage never opens anything.
 */
export async function logOut(): Promise<void> {
  const refreshToken = readStored('refresh_token');
  signOut();
  if (!refreshToken) return;
  try {
    await call(logout, { body: { refresh_token: refreshToken } });
  } catch {
    if (readStored('refresh_token') === refreshToken) deleteStored('refresh_token');
  }
}
