import type { FastifyInstance } from 'fastify';

/**
 * Takes the place of the service worker where the operator wants none: drops all that is kept and
 * leaves. Browsers that have one look for a newer one at each visit, so it reaches everybody.
 */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  })());
});
`;

/** Answers for the service worker with one that ends itself (setting OFFLINE=off). */
export function unregisterServiceWorker(app: FastifyInstance): void {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(LEAVING),
  );
}
