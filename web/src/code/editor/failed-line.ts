import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const mark = Decoration.line({ class: 'cm-failed-line' });
const setFailedLine = StateEffect.define<number | null>();

/** Shows the line of an error, until the code is changed. */
export const failedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setFailedLine)) continue;
      const line = effect.value;
      const { doc } = transaction.state;
      if (line === null || line < 1 || line > doc.lines) return Decoration.none;
      return Decoration.set([mark.range(doc.line(line).from)]);
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks a line, counted from 1; null unmarks. */
export function markFailedLine(view: EditorView, line: number | null): void {
  view.dispatch({ effects: setFailedLine.of(line) });
}
