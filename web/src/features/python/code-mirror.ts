import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { codeColours } from './code-colours.ts';
import { failedLine, markFailedLine } from './failed-line.ts';

export interface CodeMirrorOptions {
  parent: HTMLElement;
  code: string;
  /** Its name, and the id of the element that says how to leave it. */
  label: string;
  describedBy: string;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** An editor on the page. */
export interface CodeMirrorHandle {
  /** Replaces the code, as a step that can be undone. */
  setCode(code: string): void;
  /** Marks a line, counted from 1, until the code changes; null unmarks. */
  markLine(line: number | null): void;
  focus(): void;
  destroy(): void;
}

/** Marks changes that come from the page and not from the learner. */
const fromPage = Annotation.define<boolean>();

/** Escape lets the Tab key leave the editor; coming back or typing makes it indent again. */
const leaving = [
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

/** Makes an editor for Python: four spaces, brackets matched, lines numbered. */
export function mountCodeMirror(options: CodeMirrorOptions): CodeMirrorHandle {
  const running = keymap.of([
    {
      key: 'Mod-Enter',
      run: () => {
        options.onRun();
        return true;
      },
    },
  ]);
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.code,
      extensions: [
        running,
        leaving,
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        indentUnit.of('    '),
        EditorState.tabSize.of(4),
        python(),
        codeColours,
        failedLine,
        keymap.of([indentWithTab, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({
          'aria-label': options.label,
          // It can be focused as it is; this lets tools that check pages know it too.
          tabindex: '0',
          'aria-describedby': options.describedBy,
        }),
        EditorView.updateListener.of((update) => {
          const typed = update.transactions.some((step) => !step.annotation(fromPage));
          if (update.docChanged && typed) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setCode: (code) => {
      if (code === view.state.doc.toString()) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: code },
        annotations: fromPage.of(true),
      });
    },
    markLine: (line) => markFailedLine(view, line),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
