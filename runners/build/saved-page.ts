import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { workerScope } from './worker-scope.ts';

const MODULE = 'virtual:saved-page';
const ENTRY = join(import.meta.dirname, '../src/saved/saved-page.frame.ts');

/** The script that saved pages load before the files of their project. */
export const buildSavedPage = async (): Promise<string> => bundleScript(ENTRY, await workerScope());

/** Gives the app that script as a text, `virtual:saved-page`: it goes into zips and runs nowhere on the site. */
export function savedPage(): Plugin {
  return {
    name: 'codivia-saved-page',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export default ${JSON.stringify(await buildSavedPage())};`;
    },
  };
}
