import { randomUUID } from 'node:crypto';
import plugin from 'fastify-plugin';

/** What a proxy may call a request: nothing that could be mistaken for something else in a log. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/**
 * Names every request: as a proxy of TRUST_PROXY has named it, else by a random id. The same id is in the log
 * lines of the request.
 */
export function nameRequests(trustProxy: readonly string[]) {
  return (raw: { headers: Record<string, string | string[] | undefined> }): string => {
    const given = trustProxy.length > 0 ? raw.headers['x-request-id'] : undefined;
    return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
  };
}

/** Tells callers the id of their request, so that somebody who reports a failure can name it. */
export const requestIds = plugin(async (app) => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
});
