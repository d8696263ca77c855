import type { Plugin } from 'vite';
import { ROUTES } from '../src/app/paths.ts';

/** The name of the entry; see web/src/early-python.ts. */
export const EARLY_PYTHON = 'early-python';

/** Lets the document of the Python room start Python at once, before the app's own scripts. */
export function earlyPython(): Plugin {
  return {
    name: 'codivia:early-python',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === EARLY_PYTHON,
        );
        if (!chunk) throw new Error('The build has no early Python');
        const children = `if (location.pathname === '${ROUTES.playground}') import('/${chunk.fileName}');`;
        return [{ tag: 'script', children, injectTo: 'head-prepend' }];
      },
    },
  };
}
