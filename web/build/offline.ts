import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from '../../runners/build/bundle-script.ts';
import { offlineManifest } from './offline-manifest.ts';

const WORKER = join(import.meta.dirname, '../service-worker/service-worker.ts');

/** Puts the service worker at `/sw.js`, with the facts about the build that it needs. */
export function offline(): Plugin {
  return {
    name: 'codivia:offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = await bundleScript(WORKER, {
          OFFLINE_MANIFEST: JSON.stringify(offlineManifest(bundle)),
          // Without it, Workbox logs much for developers.
          'process.env.NODE_ENV': '"production"',
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
