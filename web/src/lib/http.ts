import type { Answer, Endpoint, Input } from '@codivia/contract/api/endpoint';
import { ApiError, apiErrorOf, unreachable } from './api-error.ts';

/** Sends a request: `fetch`, unless `setFetch` has replaced it. */
export type Fetcher = (address: string, request: RequestInit) => Promise<Response>;
let fetcher: Fetcher = (address, request) => fetch(address, request);

/** Replaces `fetch`: pages rendered on the server call the API without leaving the process. */
export function setFetch(other: Fetcher): void {
  fetcher = other;
}

const BASE = '/api';
/** Milliseconds after which a call counts as unanswered. */
const TIMEOUT_MS = 20_000;

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
};

/** The address of a call: `/api/courses/x?lang=fr`. */
export function addressOf(endpoint: Endpoint, { params, query }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const parameters = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(parameters as [string, string][]).toString();
  return `${BASE}${path}${search && `?${search}`}`;
}

function requestOf(endpoint: Endpoint, body: unknown, token: string | null): RequestInit {
  const { method, accepts = 'application/json', answers } = endpoint;
  return {
    method,
    headers: {
      accept: answers ? `${answers}, application/json` : 'application/json',
      ...(body === undefined ? {} : { 'content-type': accepts }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    // A file is sent as it is.
    ...(body === undefined
      ? {}
      : { body: endpoint.accepts ? (body as Blob) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The request that ends a session is sent although the page is left.
    ...(endpoint.path === '/auth/logout' ? { keepalive: true } : {}),
  };
}

const JSON_TYPE = 'application/json';

/** Tells whether an answer has one of these media types, which may leave their second half open: `image/*, text/plain`. */
function isOfType(reply: Response, types: string): boolean {
  const found = reply.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return types
    .split(', ')
    .some((type) => (type.endsWith('/*') ? found.startsWith(type.slice(0, -1)) : found === type));
}

const isFailure = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  typeof answer.code === 'string';

/**
 * Throws unless an answer is recognisably ours and not a failure. Content filters of schools, hotels and proxies answer
 * with pages of their own, of any status: these tell nothing about a session, a right or an address.
 */
export async function expectOurs(reply: Response, type = JSON_TYPE): Promise<void> {
  if (reply.ok && isOfType(reply, type)) return;
  const answer = isOfType(reply, JSON_TYPE) ? await reply.json().catch(() => null) : null;
  if (reply.ok || !isFailure(answer))
    throw unreachable(new Error(`foreign answer: ${reply.status}`));
  throw apiErrorOf(reply.status, answer, reply.headers);
}

/** Makes one call with `token` and returns its answer; `by` sends it in place of `fetch`. @throws ApiError */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | undefined,
  token: string | null,
  by: Fetcher = fetcher,
): Promise<Answer<E>> {
  const parts = (input ?? {}) as Parts;
  let reply: Response;
  try {
    reply = await by(addressOf(endpoint, parts), requestOf(endpoint, parts.body, token));
  } catch (cause) {
    throw unreachable(cause);
  }
  await expectOurs(reply, endpoint.answers);
  try {
    return (await (endpoint.answers === undefined ? reply.json() : reply.blob())) as Answer<E>;
  } catch (cause) {
    throw unreachable(cause);
  }
}

/** True when the server has refused the call, and would refuse it again: any 4xx but 408 and 429. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}
