import { randomUUID } from 'node:crypto';
import plugin from 'fastify-plugin';

/** The form of a request's id from a proxy: nothing that could be mistaken for something else in a log. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/**
 * Names every request: by the id from a proxy of TRUST_PROXY, else by a random one. The same id is in the log lines of
 * the request.
 */
export function nameRequests(trustProxy: readonly string[]) {
  return (raw: { headers: Record<string, string | string[] | undefined> }): string => {
    const proxyId = trustProxy.length > 0 ? raw.headers['x-request-id'] : undefined;
    return typeof proxyId === 'string' && GIVEN_ID.test(proxyId) ? proxyId : randomUUID();
  };
}

/** Sends callers the id of their request, so that a report of a failure can name it. */
export const requestIds = plugin(async (app) => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
});
