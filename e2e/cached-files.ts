import { expect, type Page } from '@playwright/test';
import type { OfflineRoom } from '../web/service-worker/messages.ts';

/** Waits until all files of a room, as the service worker lists them, are kept for offline use. */
export async function waitUntilCached(page: Page, room: OfflineRoom): Promise<void> {
  const missing = () =>
    page.evaluate(async (name) => {
      const worker = await (await fetch('/sw.js')).text();
      const rooms = worker.slice(worker.indexOf('rooms:{'));
      const list =
        new RegExp(`\\b${name}["'\`]?:(\\[[^\\]]*\\]|\`[^\`]*\`)`).exec(rooms)?.[1] ?? '';
      const paths = list.match(/\/(assets|python)\/[^"'`,]+/g);
      if (!paths) throw new Error(`The service worker names no files of the room ${name}`);
      const there = await (await caches.open('codivia-files')).keys();
      const known = new Set(there.map(({ url }) => new URL(url).pathname));
      return paths.filter((path) => !known.has(path)).length;
    }, room);
  await expect.poll(missing).toBe(0);
}
