import { openDB } from 'idb';
import { afterAll, vi } from 'vitest';
import { setFetch } from '../lib/http.ts';

/** Empties the databases of `fake-indexeddb`: modules continue with the connections that they have. */
async function emptyDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name);
    const stores = [...database.objectStoreNames];
    await Promise.all(stores.map((store) => database.clear(store)));
    database.close();
  }
}

/**
 * Runs for every test file, since the files of a process share their modules (`isolate: false` in vitest.config.ts). A
 * file that replaces the way to the API, as the server does, or stores files restores everything for the next one;
 * within a file it stays as its tests have set it, which some do once for all of them.
 */
afterAll(async () => {
  // Otherwise the replacements of the last test would stay until the first test of the next file begins.
  vi.unstubAllGlobals();
  setFetch((address, request) => fetch(address, request));
  await emptyDatabases();
});
