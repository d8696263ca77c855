import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const MODULE = 'virtual:model-script';
const ENTRY = join(import.meta.dirname, '../src/models/program/load-model.script.ts');

/** Gives the app the script with `loadModel` as a text, `virtual:model-script`: programs run it, not the site. */
export function modelScript(): Plugin {
  return {
    name: 'codivia-model-script',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export default ${JSON.stringify(await bundleScript(ENTRY))};`;
    },
  };
}
