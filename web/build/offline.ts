import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { offlineManifest } from './offline-manifest.ts';

const WORKER = join(import.meta.dirname, '../service-worker/service-worker.ts');

/** Builds the service worker, one plain script, around what it has to know of the build. */
async function buildWorker(manifest: unknown): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      OFFLINE_MANIFEST: JSON.stringify(manifest),
      // Workbox tells developers a lot otherwise.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0]?.code;
  if (!code) throw new Error('The service worker was not built');
  return code;
}

/** Puts the service worker of the build at `/sw.js`. */
export function offline(): Plugin {
  return {
    name: 'codivia:offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await buildWorker(offlineManifest(bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
