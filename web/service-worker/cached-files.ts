import type { OfflineManifest, OfflineRoom } from './messages.ts';

/** Files of all versions: each has its hash in its name, so none is ever another one's. */
export const FILES = 'codivia-files';
/** The visited rooms, an entry for each. */
const ROOMS = 'codivia-rooms';
/** The public settings of the site, the only answer of the API that is cached. */
export const SETTINGS = { cache: 'codivia-settings', address: '/api/config' };
/** Number of files that are fetched at a time. */
const BATCH_SIZE = 4;

/**
 * Tells whether a file may be kept. Filters and hotels answer with a page of their own, which would stay in place of the file
 * until the next version.
 */
export function isOwnFile(path: string, { status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html');
  return status === 200 && (!isPage || path.endsWith('.html'));
}

const roomAddress = (room: OfflineRoom) => `/kept-rooms/${room}`;

async function visitedRooms(): Promise<OfflineRoom[]> {
  const visited = await (await caches.open(ROOMS)).keys();
  return visited.map(({ url }) => url.slice(url.lastIndexOf('/') + 1) as OfflineRoom);
}

/** Fetches what is not there yet; fails when something cannot be had, and the next call continues. */
async function fetchFiles(paths: string[]): Promise<void> {
  const cache = await caches.open(FILES);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // Rooms share files, and a cache refuses to be given one twice at a time.
  const missing = [...new Set(paths)].filter((path) => !there.has(path));
  while (missing.length > 0) {
    await Promise.all(
      missing.splice(0, BATCH_SIZE).map(async (path) => {
        const file = await fetch(path);
        if (!isOwnFile(path, file)) throw new TypeError(`no file at ${path}: ${file.status}`);
        await cache.put(path, file);
      }),
    );
  }
}

/**
 * Caches a room from now on, this version's and those to come. The settings were fetched before this worker was
 * active, and rooms need them.
 */
export async function cacheRoom(manifest: OfflineManifest, room: OfflineRoom): Promise<void> {
  await (await caches.open(ROOMS)).put(roomAddress(room), new Response());
  const settings = await fetch(SETTINGS.address);
  if (isOwnFile(SETTINGS.address, settings)) {
    await (await caches.open(SETTINGS.cache)).put(SETTINGS.address, settings);
  }
  await fetchFiles([...manifest.shell, ...manifest.rooms[room]]);
}

/** Fetches this version of the rooms that were cached before, all of it: a version is whole or not there. */
export async function cacheVisitedRooms(manifest: OfflineManifest): Promise<void> {
  const rooms = await visitedRooms();
  if (rooms.length === 0) return;
  await fetchFiles([...manifest.shell, ...rooms.flatMap((room) => manifest.rooms[room] ?? [])]);
}

/** Every file that this version may cache. */
export function filesOf(manifest: OfflineManifest): Set<string> {
  return new Set([...manifest.shell, ...Object.values(manifest.rooms).flat()]);
}

/** Deletes the files of other versions, and the packages of other Pythons. */
export async function deleteOtherVersions(manifest: OfflineManifest): Promise<void> {
  const own = filesOf(manifest);
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    if (!own.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  for (const name of await caches.keys()) {
    if (name.startsWith('codivia-packages-') && name !== manifest.packages)
      await caches.delete(name);
  }
}
