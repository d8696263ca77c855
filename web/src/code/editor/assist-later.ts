import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { AssistedCode } from './editor-handle.ts';

type Assist = typeof import('./assist/assist.ts');

/** Explains names (F1, or under the mouse) and renames them (F2); what that needs is fetched when it is first used. */
export function lazyAssist(code: AssistedCode): Extension {
  const later = (act: (assist: Assist) => void) => {
    import('./assist/assist.ts').then(act, () => {});
    return true;
  };
  return [
    keymap.of([
      { key: 'F1', run: (view) => later((assist) => assist.explainAtCursor(view, code)) },
      { key: 'F2', run: (view) => later((assist) => assist.renameAtCursor(view, code)) },
    ]),
    EditorView.domEventHandlers({
      mouseenter: (_, view) => {
        later((assist) => assist.explainUnderMouse(view, code));
      },
    }),
  ];
}
