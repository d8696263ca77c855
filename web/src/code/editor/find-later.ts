import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

/** Loads find and replace of an editor when they are first used: lessons fetch nothing of it before. */
export function lazySearch(phrases: Record<string, string>): Extension {
  let isRequested = false;
  return keymap.of([
    {
      key: 'Mod-f',
      run: (view) => {
        // From then on the key is handled by the loaded extension.
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
