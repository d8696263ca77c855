import {
  type AuthAnswer,
  hasAllOfPremium,
  type Member,
  type Tokens,
} from '@codivia/contract/api/accounts';
import { useSyncExternalStore } from 'react';
import { followSignIn } from './person.ts';
import { deleteStored, readStored, readStoredJson, store } from './storage.ts';
import { createSubscribers } from './subscribers.ts';

/** The person signed in in this browser: `signedIn` and `user` are either both set or both not. */
export type Session = { readonly signedIn: true; readonly user: Member } | SignedOut;
type SignedOut = { readonly signedIn: false; readonly user: null };

const SIGNED_OUT: SignedOut = { signedIn: false, user: null };

/**
 * The kinds of answers that are kept of a member for times without a network: they are deleted with the session
 * (lib/kept-answers.ts).
 */
const KEPT = ['lessons', 'replays'] as const;
export type Kept = (typeof KEPT)[number];
export const keptCache = (kept: Kept) => `codivia-${kept}`;

function deleteKept(): void {
  for (const kept of KEPT) globalThis.caches?.delete(keptCache(kept)).catch(() => {});
}

const changes = createSubscribers(['token', 'user']);
const expiry = createSubscribers();
let expiryMissed = false;
let hasExpired = false;

let lastRead: { token: string | null; user: string | null; session: Session } = {
  token: null,
  user: null,
  session: SIGNED_OUT,
};

/** The session as stored; the same object as long as nothing changes. */
export function readSession(): Session {
  const token = readStored('token');
  const user = readStored('user');
  if (token !== lastRead.token || user !== lastRead.user) {
    const member = token ? (readStoredJson('user') as Member | null) : null;
    lastRead = { token, user, session: member ? { signedIn: true, user: member } : SIGNED_OUT };
  }
  return lastRead.session;
}

/** Calls back whenever the session changes, here or in another tab. Returns the function that stops this. */
export const watchSession = changes.subscribe;

/** The session, kept up to date across tabs. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, readSession, () => SIGNED_OUT);
}

/** Keeps a new pair of tokens. */
export function keepTokens(tokens: Tokens): void {
  store('token', tokens.access_token);
  store('refresh_token', tokens.refresh_token);
  changes.notify();
}

/** Stores the member as the server now knows them. */
export function storeUser(user: Member): void {
  const { user: before } = readSession();
  // Content that Premium had opened is deleted when Premium ends.
  if (before && hasAllOfPremium(before) && !hasAllOfPremium(user)) deleteKept();
  store('user', JSON.stringify(user));
  changes.notify();
}

/** Opens the session from the server's answer. */
export function signIn(answer: AuthAnswer): void {
  endExpiry();
  store('user', JSON.stringify(answer.user));
  store('token', answer.access_token);
  followSignIn();
  keepTokens(answer);
}

/** Closes the session in this browser. The refresh token stays (docs/product.md#sessions): see `logOut`. */
export function signOut(): void {
  deleteStored('token', 'user');
  deleteKept();
  changes.notify();
}

/** The session can no longer be renewed: deletes it and calls the watchers. */
export function expireSession(): void {
  hasExpired = true;
  deleteStored('token', 'refresh_token', 'user');
  deleteKept();
  changes.notify();
  expiryMissed = !expiry.notify();
}

/**
 * Tells whether a session has ended by itself and nobody has been informed yet: the watcher then leads to the sign-in
 * screen.
 */
export const isExpired = (): boolean => hasExpired;

/** Records that the member was informed about the end of the session. */
export function endExpiry(): void {
  hasExpired = false;
}

/**
 * Calls `watcher` when a session ends by itself, or has ended before a watcher was set: the app requests the member
 * while its first page is still being loaded. Returns the function that stops this.
 */
export function watchExpiry(watcher: () => void): () => void {
  const end = expiry.subscribe(watcher);
  if (expiryMissed) {
    expiryMissed = false;
    watcher();
  }
  return end;
}
