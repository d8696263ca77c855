/** Builds the server, and returns the arguments to start it. */
import { join } from 'node:path';
import { cached, giveUp, isCurrent, pinnedNode, ROOT, run } from './set-up.mjs';

/** The sources of the built server. */
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
 * Returns the arguments that start the server: the file of its build, or its source when the build is missing or older
 * than that. Stack traces name the source either way.
 */
export function serverArguments() {
  if (!isCurrent(SOURCES, STAMP)) return [join(ROOT, 'server/src/main.ts')];
  return ['--enable-source-maps', join(ROOT, 'server/dist/main.js')];
}
