import { API_TOKEN_PREFIX } from '@codivia/contract/api/api-tokens';
import type { FastifyRequest } from 'fastify';

/** Parameters of addresses that may be recorded; every other could be a token, a code or a key. */
const HARMLESS = new Set(['lang=fr', 'lang=en']);
const HIDDEN = '[hidden]';
/** An API token where it does not belong, such as in a path. */
const API_TOKEN = new RegExp(`${API_TOKEN_PREFIX.replace('_', '(_|%5f)')}[0-9A-Za-z%]*`, 'gi');

/** An address without the values of its parameters; their names stay. */
export function addressForLogs(address: string): string {
  const [path = '', query] = address.replaceAll(API_TOKEN, HIDDEN).split('?', 2);
  if (query === undefined) return path;
  const shown = query.split('&').map((pair) => {
    const [name, value] = pair.split('=', 2);
    if (HARMLESS.has(pair)) return pair;
    return value === undefined ? HIDDEN : `${name}=${HIDDEN}`;
  });
  return `${path}?${shown.join('&')}`;
}

function requestForLogs({ method, url, host, ip, socket }: FastifyRequest) {
  const { remotePort = 0 } = socket;
  return { method, url: addressForLogs(url), host, remoteAddress: ip, remotePort };
}

/** The text after which the database adapter puts the values of a failed statement, in message and stack. */
const VALUES = /^params:[\s\S]*?(?=\n {4}at |$(?![\s\S]))/m;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
  [property: string]: unknown;
}

/**
 * Returns the part of an error that is logged: never the values of the statement that failed, nor any property that is
 * not named here, since addresses and hashes are among them.
 */
function errorForLogs(error: Error & { code?: unknown }): LoggedError {
  const { name, message, stack = '', code, cause } = error;
  const shown = (text: string) => text.replace(VALUES, `params: ${HIDDEN}`);
  return {
    type: name,
    message: shown(message),
    stack: shown(stack),
    ...(code === undefined ? {} : { code }),
    ...(cause instanceof Error ? { cause: errorForLogs(cause) } : {}),
  };
}

/** The serializers of requests and errors at every log level: they leave out all that is secret or personal. */
export const logSerializers = { req: requestForLogs, err: errorForLogs };
