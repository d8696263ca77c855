import { setTimeout as delay } from 'node:timers/promises';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** True when this process is about to stop, and should get no more connections. */
    draining: boolean;
    /**
     * Reports on `/api/health` and with `Connection: close` that this process is about to stop, and continues answering
     * for this number of milliseconds: proxies need some time to notice.
     */
    drain(milliseconds: number): Promise<void>;
  }
}

/** Lets a process stop without failing a request. */
export const drain = plugin(async (app) => {
  app.decorate('draining', false);
  app.decorate('drain', async (milliseconds: number) => {
    app.draining = true;
    await delay(milliseconds);
  });
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (app.draining) reply.header('connection', 'close');
    next(null, payload);
  });
});
