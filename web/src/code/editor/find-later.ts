import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

/** Gives an editor find and replace when it is first asked for: lessons fetch nothing of it before. */
export function lazySearch(phrases: Record<string, string>): Extension {
  let isRequested = false;
  return keymap.of([
    {
      key: 'Mod-f',
      run: (view) => {
        // From then on the key belongs to what has been added.
        if (isRequested) return false;
        isRequested = true;
        import('./editor-search.ts').then(
          ({ addSearch }) => view.dom.isConnected && addSearch(view, phrases),
          () => {
            isRequested = false;
          },
        );
        return true;
      },
    },
  ]);
}
