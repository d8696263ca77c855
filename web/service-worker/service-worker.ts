/**
 * Lets visited rooms and lessons open and run without network. Pages come from the network first, so that nobody who is online
 * sees an old one; a page and the files it names belong to one build, and so do those kept for offline use. Of the
 * API nothing is kept here but the public settings: what belongs to a member, their own pages keep (lib/kept-answers.ts).
 */

import { mayUseCamera } from '@codivia/contract/models/camera-page';
import type { InputQuestion } from '@codivia/runners/python/input-requests';
import { matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  cacheRoom,
  cacheVisitedRooms,
  deleteOtherVersions,
  FILES,
  filesOf,
  isOwnFile,
  SETTINGS,
} from './cached-files.ts';
import type { OfflineManifest, ToServiceWorker } from './messages.ts';
import { isShellKept, noConnectionPage } from './no-connection.ts';
import { answerFromPages, inputQuestion } from './program-input.ts';
import { takeFilesFromCache } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put here by the build; see build/offline.ts. */
declare const OFFLINE_MANIFEST: OfflineManifest;

const manifest = OFFLINE_MANIFEST;
const files = filesOf(manifest);
/** Time that a bad network may take to answer before what is kept is shown, in seconds. */
const TIMEOUT_MS = 4;
/** Addresses that are no pages of the app. */
const NO_PAGES = [
  /^\/(api|dev|embed|play|media|assets|python|python-input|python-packages|sandbox|runner)\//,
  /^\/play(\?|$)/,
  /\.\w+$/,
];
/** Files of Python's packages, from wherever they are hosted. */
const PACKAGE = /\.whl$|\/openblas-[\d.]+\.zip$/;

/** Keeps nothing that another than our server has answered in its place. */
const ownFilesOnly = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isOwnFile(new URL(request.url).pathname, response) ? response : null,
};

precache([manifest.page]);

/** The page that represents all others, if it has its files here; at the address of the lab it may ask for the camera. */
async function keptPage({ url }: Request): Promise<Response | undefined> {
  const page = (await isShellKept(manifest)) ? await matchPrecache(manifest.page.url) : undefined;
  if (!page || !mayUseCamera(new URL(url).pathname)) return page;
  const headers = new Headers(page.headers);
  const policy = headers.get('permissions-policy') ?? '';
  headers.set('permissions-policy', policy.replace('camera=()', 'camera=(self)'));
  return new Response(page.body, { headers });
}

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: TIMEOUT_MS,
      plugins: [
        { handlerDidError: async ({ request }) => (await keptPage(request)) ?? noConnectionPage() },
      ],
    }),
    { denylist: NO_PAGES },
  ),
);
// The browser has begun to ask for every document by itself: one that is not taken from there is asked for twice, and
// what opens once would be lost.
registerRoute(new NavigationRoute(new NetworkOnly()));
registerRoute(
  ({ url, sameOrigin }) => (sameOrigin && inputQuestion(url.pathname)) || false,
  ({ params }) => answerFromPages(self.clients, params as unknown as InputQuestion),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
  new CacheFirst({ cacheName: FILES, plugins: [ownFilesOnly] }),
);
registerRoute(
  ({ url }) => PACKAGE.test(url.pathname),
  new CacheFirst({ cacheName: manifest.packages, plugins: [ownFilesOnly] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SETTINGS.address,
  new NetworkFirst({
    cacheName: SETTINGS.cache,
    networkTimeoutSeconds: TIMEOUT_MS,
    plugins: [ownFilesOnly],
  }),
);

self.addEventListener('install', (event) => {
  takeFilesFromCache(event);
  event.waitUntil(cacheVisitedRooms(manifest));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOtherVersions(manifest),
      // The page is asked for while this worker still starts.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('message', (event) => {
  const message: ToServiceWorker = event.data;
  if (message.type === 'activate') event.waitUntil(self.skipWaiting());
  else if (message.type === 'entry') event.ports[0]?.postMessage(manifest.entry);
  // What could not be fetched now is fetched at the next visit.
  else event.waitUntil(cacheRoom(manifest, message.room).catch(() => {}));
});
