import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from '../../runners/build/bundle-script.ts';
import { pythonAddresses } from '../../runners/build/python-runtime.ts';
import { ROUTES } from '../src/lib/paths.ts';

const SCRIPT = join(import.meta.dirname, '../src/early-python.ts');
const WORKER = /^assets\/python\.worker-[\w-]+\.js$/;

/** Lets the document of the Python room start Python at once, before the app's own scripts are there. */
export function earlyPython(): Plugin {
  return {
    name: 'codivia:early-python',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const worker = Object.keys(bundle ?? {}).find((name) => WORKER.test(name));
        if (!worker) throw new Error('The build has no worker for Python');
        const { base, snapshot } = pythonAddresses();
        const known = { room: ROUTES.pythonRoom, worker: `/${worker}`, base, snapshot };
        const children = await bundleScript(SCRIPT, { EARLY_PYTHON: JSON.stringify(known) });
        return [{ tag: 'script', children, injectTo: 'head-prepend' }];
      },
    },
  };
}
