import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** Escape lets the Tab key leave the editor; coming back or typing makes it indent again. */
export const tabFocusMode: Extension = [
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        view.setTabFocusMode(true);
        return true;
      },
    },
  ]),
  EditorView.domEventHandlers({
    focus: (_, view) => {
      view.setTabFocusMode(false);
    },
  }),
  EditorView.updateListener.of((update) => {
    if (update.docChanged) update.view.setTabFocusMode(false);
  }),
];
