import type { FastifyInstance } from 'fastify';

/**
 * Replaces the service worker where the operator wants none: it deletes all stored data and unregisters itself.
 * Browsers with a service worker look for a newer one at each visit, so this one reaches everybody.
 */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  })());
});
`;

/** Serves, in place of the service worker, one that unregisters itself (setting OFFLINE=off). */
export function unregisterServiceWorker(app: FastifyInstance): void {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(LEAVING),
  );
}
