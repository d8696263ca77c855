import { openDB } from 'idb';
import { afterAll, vi } from 'vitest';
import { setFetch } from '../lib/http.ts';

/** Empties what `fake-indexeddb` keeps: modules continue with the connections that they have. */
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
 * For every test file: the files of a process share their modules (`isolate: false` in vitest.config.ts).
 * One that replaces how the API is reached, as the server does, or keeps files gives all back to the next one;
 * within a file it stays as its tests have set it, which some do once for all of them.
 */
afterAll(async () => {
  // Left alone, what the last test has replaced stays until the first test of the next file begins.
  vi.unstubAllGlobals();
  setFetch((address, request) => fetch(address, request));
  await emptyDatabases();
});
