import { FILES } from './cached-files.ts';

/** The Service Worker Static Routing API, which not every browser has and TypeScript does not know yet. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(
    routes: { condition: { urlPattern: URLPatternInit }; source: { cacheName: string } }[],
  ): Promise<void>;
}

/** Folders whose files have their hash in their name; what a version keeps of them is in FILES. */
const FOLDERS = ['/assets/*', '/python/*'];

/**
 * Lets the browser take kept files itself: a room asks for some forty of them, and each would wait for
 * this worker. What is not kept goes to the network, and browsers without such routes ask this worker.
 */
export function takeFilesFromCache(event: RoutingEvent): void {
  const routes = FOLDERS.map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: { cacheName: FILES },
  }));
  event.addRoutes?.(routes).catch(() => {});
}
