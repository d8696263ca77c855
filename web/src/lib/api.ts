import type { Answer, Endpoint, Input } from '@codivia/contract/api/endpoint';
import { ApiError, mentionsToken } from './api-error.ts';
import { type Fetcher, isRefusal, send } from './http.ts';
import { refreshSession } from './refresh-session.ts';
import { readStored } from './storage.ts';

/** The input may be left out when the endpoint requires none. */
type CallArguments<E> =
  Record<string, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** Calls open to everyone (logging in among them) say nothing about the session when they fail. */
function isTokenError(endpoint: Endpoint, error: unknown): boolean {
  return (
    endpoint.access !== 'everyone' &&
    error instanceof ApiError &&
    (error.status === 401 || (isRefusal(error) && mentionsToken(error)))
  );
}

/** Calls an endpoint as `call` does, by another function than `fetch`. @throws ApiError */
export async function callBy<E extends Endpoint>(
  fetcher: Fetcher | undefined,
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<Answer<E>> {
  const token = readStored('token');
  try {
    return await send(endpoint, input, token, fetcher);
  } catch (error) {
    if (token === null || !isTokenError(endpoint, error)) throw error;
    await refreshSession(token);
    const renewed = readStored('token');
    if (renewed === null) throw error;
    return send(endpoint, input, renewed, fetcher);
  }
}

/**
 * Calls an endpoint of the contract with the stored token. When the token is to blame for a failure,
 * it is refreshed once and the call repeated (docs/product.md#sessions). @throws ApiError
 */
export function call<E extends Endpoint>(
  endpoint: E,
  ...args: CallArguments<E>
): Promise<Answer<E>> {
  return callBy(undefined, endpoint, ...args);
}
