/** Builds the server, and says what to start. */
import { join } from 'node:path';
import { cached, giveUp, isCurrent, pinnedNode, ROOT, run } from './set-up.mjs';

/** What the built server is made of. */
const SOURCES = [
  'package-lock.json',
  'contract/src',
  'content/src',
  'server/src',
  'server/vite.config.ts',
  'scripts/build-server.mjs',
];
const STAMP = 'server/dist/.built';

/** Builds the server, unless nothing has changed since. */
export async function buildServer() {
  await cached(SOURCES, STAMP, 'Building the server', () =>
    run(pinnedNode(), ['scripts/build-server.mjs']),
  ).catch((error) => giveUp(`The server could not be built: ${error.message}.`));
}

/**
 * What to start the server with: the file of its build, or its source when the build is missing or older than that. Stack
 * traces name the source either way.
 */
export function serverArguments() {
  if (!isCurrent(SOURCES, STAMP)) return [join(ROOT, 'server/src/main.ts')];
  return ['--enable-source-maps', join(ROOT, 'server/dist/main.js')];
}
