import { refresh } from '@codivia/contract/api/accounts';
import { isRefusal, send } from './http.ts';
import { expireSession, keepTokens } from './session.ts';
import { readStored } from './storage.ts';

const LOCK = 'codivia:refresh';

let refreshing: Promise<void> | null = null;

/** Runs `task` in one tab at a time; browsers without locks have only the guard within the tab. */
async function alone(task: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return task();
  await navigator.locks.request(LOCK, task);
}

async function renew(staleToken: string): Promise<void> {
  // While this tab waited for its turn, another one may have renewed or ended the session.
  if (readStored('token') !== staleToken) return;
  const refreshToken = readStored('refresh_token');
  if (!refreshToken) return expireSession();
  try {
    const tokens = await send(refresh, { body: { refresh_token: refreshToken } }, null);
    if (readStored('token') === staleToken) keepTokens(tokens);
  } catch (error) {
    // Without network the session may still be valid: only a refusal ends it.
    if (!isRefusal(error)) throw error;
    expireSession();
  }
}

/**
 * Replaces `staleToken`, once for all the calls and tabs that request it at the same time. Afterwards the stored token
 * is a new one, or the session is over. @throws ApiError when the server is out of reach
 */
export function refreshSession(staleToken: string): Promise<void> {
  refreshing ??= alone(() => renew(staleToken)).finally(() => {
    refreshing = null;
  });
  return refreshing;
}
