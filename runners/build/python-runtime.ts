import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  assembleRuntime,
  assembleSnapshot,
  RUNTIME_FILES,
  runtimeName,
  snapshotName,
} from './assemble-runtime.ts';

const MODULE = 'virtual:python-runtime';
const TYPES: Record<string, string> = {
  mjs: 'text/javascript',
  js: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
  zip: 'application/zip',
  bin: 'application/octet-stream',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Makes the files of the runtime, or finds them: their names in the folder, and where each is. */
async function assembled(warn: (message: string) => void): Promise<Map<string, string>> {
  const folder = await assembleRuntime();
  const files = new Map<string, string>(RUNTIME_FILES.map((name) => [name, join(folder, name)]));
  try {
    files.set(snapshotName(), await assembleSnapshot());
  } catch (error) {
    // Python then starts plainly, which only takes longer.
    warn(`The snapshot of Python could not be made: ${error}`);
  }
  return files;
}

/** The addresses where the build puts the runtime, a folder with the slash at the end, and its snapshot. */
export function pythonAddresses(): { base: string; snapshot: string } {
  const base = `/python/${runtimeName()}/`;
  return { base, snapshot: base + snapshotName() };
}

/**
 * Serves the Python runtime under `/python/NAME/`, in development and in the build, and gives the app that address as
 * `pythonBase`, and that of the snapshot, of the module `virtual:python-runtime`. The names change with the content, so
 * the files can be cached for ever.
 */
export function pythonRuntime(): Plugin {
  const { base, snapshot } = pythonAddresses();
  return {
    name: 'codivia-python-runtime',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const pythonBase = ${JSON.stringify(base)};
           export const pythonSnapshot = ${JSON.stringify(snapshot)};`
        : null,
    async generateBundle() {
      for (const [name, path] of await assembled((message) => this.warn(message))) {
        this.emitFile({
          type: 'asset',
          fileName: `${base.slice(1)}${name}`,
          source: readFileSync(path),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use(base, async (request, response, next) => {
        try {
          const files = await assembled((message) => server.config.logger.warn(message));
          const name = request.url?.split('?')[0]?.slice(1) ?? '';
          const path = files.get(name);
          if (!path) return next();
          response.setHeader('Content-Type', TYPES[name.split('.').pop() ?? ''] ?? '');
          response.setHeader('Cache-Control', IMMUTABLE);
          createReadStream(path).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
