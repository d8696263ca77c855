import { type EditorView, runScopeHandlers, ViewPlugin } from '@codemirror/view';

const isEnter = ({ key }: KeyboardEvent) => key === 'Enter';
const pressEnter = (view: EditorView) =>
  runScopeHandlers(view, new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13 }), 'editor');

/**
 * Where the editor has an edit context, as in Chrome on Android, the library handles Enter before the next frame. It
 * forgets Enter when anything else changes the view until then, such as a problem that is marked. On a slow phone that
 * happens. After two frames, an Enter that nobody has handled is handled here.
 */
export const keptEnter = ViewPlugin.define(() => ({ isWaiting: false }), {
  eventObservers: {
    keydown(event) {
      if (isEnter(event)) this.isWaiting = false;
    },
    beforeinput({ inputType }, view) {
      if (inputType !== 'insertParagraph' || !Reflect.get(view.contentDOM, 'editContext')) return;
      this.isWaiting = true;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (this.isWaiting) pressEnter(view);
          this.isWaiting = false;
        }),
      );
    },
  },
});
