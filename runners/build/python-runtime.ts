import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assembleRuntime, RUNTIME_FILES, runtimeName } from './assemble-runtime.ts';

const MODULE = 'virtual:python-runtime';
const TYPES: Record<string, string> = {
  mjs: 'text/javascript',
  js: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
  zip: 'application/zip',
};

/**
 * Serves the Python runtime under `/python/NAME/`, in development and in the build, and tells the app
 * that address as `pythonBase` of the module `virtual:python-runtime`. The name changes with the
 * content, so the files can be cached for ever.
 */
export function pythonRuntime(): Plugin {
  const base = `/python/${runtimeName()}/`;
  return {
    name: 'codivia-python-runtime',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const pythonBase = ${JSON.stringify(base)};` : null,
    async generateBundle() {
      const folder = await assembleRuntime();
      for (const file of RUNTIME_FILES) {
        this.emitFile({
          type: 'asset',
          fileName: `${base.slice(1)}${file}`,
          source: readFileSync(join(folder, file)),
        });
      }
    },
    configureServer(server) {
      server.middlewares.use(base, async (request, response, next) => {
        const file = RUNTIME_FILES.find((name) => request.url?.split('?')[0] === `/${name}`);
        if (!file) return next();
        try {
          const folder = await assembleRuntime();
          response.setHeader('Content-Type', TYPES[file.split('.').pop() ?? ''] ?? '');
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
          createReadStream(join(folder, file)).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
