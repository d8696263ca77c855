import { afterAll } from 'vitest';
import { setFetch } from '../lib/http.ts';

/**
 * For every test file: the files of a process share their modules (`isolate: false` in vitest.config.ts).
 * One that replaces how the API is reached, as the server does, gives it back to the next one; within a file
 * it stays as its tests have set it, which some do once for
 * all of them.
 */
afterAll(() => {
  setFetch((address, request) => fetch(address, request));
});
