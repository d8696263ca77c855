import type { Answer, Endpoint, Input } from '@codivia/contract/api/endpoint';
import { ApiError } from '../lib/api-error.ts';
import { send } from '../lib/http.ts';
import { deleteStored, readStored, store } from '../lib/storage.ts';

/** Keeps the token of a family link in this browser. */
export const keepFamilyToken = (token: string): boolean => store('family_token', token);

export const familyToken = (): string | null => readStored('family_token');

export const forgetFamilyToken = (): void => deleteStored('family_token');

/** Tells whether a family link does not work any more. */
export const isLinkOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** Makes a call with a family link, by default that of this browser. @throws ApiError */
export function callFamily<E extends Endpoint>(
  endpoint: E,
  input?: Input<E>,
  token = familyToken(),
): Promise<Answer<E>> {
  return send(endpoint, input, token);
}
