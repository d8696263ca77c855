import {
  defaultKeymap,
  history,
  historyKeymap,
  indentLess,
  indentMore,
  indentWithTab,
  isolateHistory,
  redo,
  undo,
} from '@codemirror/commands';
import { bracketMatching, forceParsing, indentOnInput } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  type Command,
  crosshairCursor,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
  placeholder,
  rectangularSelection,
} from '@codemirror/view';
import { codeColours } from './code-colours.ts';
import type { EditorCommand, EditorHandle, EditorOptions } from './editor-handle.ts';
import { wrapsLines } from './editor-look.ts';
import { failedLine, markFailedLine } from './failed-line.ts';
import { lazySearch } from './find-later.ts';
import { keptEnter } from './kept-enter.ts';
import { tabFocusMode } from './leaving.ts';
import { showProblemsLazily } from './problems-later.ts';

/** The extensions that a room's editor adds; see editor-tools.ts. */
export interface MoreForRooms {
  extensions: Extension;
  /** Types a text as if from the keyboard, with what follows from it. */
  type: (view: EditorView, text: string) => void;
  find: Command;
  /** Keeps the steps that can be undone, beginning with those that were kept with this code. */
  history: (code: string) => Extension;
}

/** Marks changes that come from the page and not from the learner. */
const fromPage = Annotation.define<boolean>();

function typePlainly(view: EditorView, text: string): void {
  view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' });
}

function commandsWith(more: MoreForRooms | null): Record<EditorCommand, Command> {
  const none: Command = () => false;
  return { undo, redo, indent: indentMore, outdent: indentLess, find: more?.find ?? none };
}

function runKeys(onRun: () => void): Extension {
  const run = () => {
    onRun();
    return true;
  };
  return keymap.of([{ key: 'Mod-Enter', run }]);
}

/** By its place on the keyboard: with these keys, Apple computers write another letter. */
function formatKeys(onFormat: () => void): Extension {
  const any = (_: EditorView, { code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const meant = code === 'KeyF' && shiftKey && altKey && !ctrlKey && !metaKey;
    if (meant) onFormat();
    return meant;
  };
  return keymap.of([{ any }]);
}

/**
 * The indent of a new line depends on the parsed part of the code; on a slow machine that may end before the line that
 * was just typed. 100 ms are enough to catch up.
 */
const understandBeforeEnter = keymap.of([
  {
    key: 'Enter',
    run: (view) => {
      forceParsing(view, view.state.selection.main.head, 100);
      return false;
    },
  },
]);

/** Makes it possible to switch the wrapping of long lines while the editor is shown. */
const wrapping = new Compartment();
const wrappingOf = (wrap: boolean) => wrapping.of(wrap ? EditorView.lineWrapping : []);

function contentAttributes({
  label,
  describedBy,
}: Pick<EditorOptions, 'label' | 'describedBy'>): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': describedBy,
    // It can be focused as it is; this lets tools that check pages know it too.
    tabindex: '0',
    // The automatic corrections of phones would spoil code.
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  });
}

/**
 * The bars of a lesson and the keyboard of a touch screen lie over the page: where an editor scrolls with it, the
 * caret's line is not behind them. CodeMirror leaves out what the keyboard covers by itself.
 */
const besideBars = EditorView.scrollMargins.of(({ scrollDOM }) => {
  const root = document.documentElement;
  if (!('lesson' in root.dataset) || scrollDOM.scrollHeight > scrollDOM.clientHeight) return null;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
  const covered = window.innerHeight - (window.visualViewport?.height ?? window.innerHeight);
  return {
    top: Number.parseFloat(scrollPaddingTop),
    bottom: Number.parseFloat(scrollPaddingBottom) - covered,
  };
});

/** Returns the extensions of every editor: brackets matched, lines numbered, and those of the language and the room. */
export function editing(
  options: Omit<EditorOptions, 'parent' | 'code' | 'onChange'>,
  language: Extension,
  more: MoreForRooms | null,
): Extension {
  return [
    runKeys(options.onRun),
    options.onFormat ? formatKeys(options.onFormat) : [],
    more?.extensions ?? lazySearch(options.phrases ?? {}),
    tabFocusMode,
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    besideBars,
    language,
    codeColours,
    failedLine,
    options.placeholder ? placeholder(options.placeholder) : [],
    wrappingOf(options.wrap ?? wrapsLines(null)),
    EditorState.allowMultipleSelections.of(true),
    rectangularSelection(),
    crosshairCursor(),
    understandBeforeEnter,
    keptEnter,
    keymap.of([indentWithTab, ...defaultKeymap, ...historyKeymap]),
    contentAttributes(options),
  ];
}

function createView(
  options: EditorOptions,
  language: Extension,
  more: MoreForRooms | null,
): EditorView {
  return new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.code,
      selection: { anchor: Math.min(options.caret ?? 0, options.code.length) },
      extensions: [
        editing(options, language, more),
        more?.history(options.code) ?? [],
        EditorView.updateListener.of((update) => {
          const typed = update.transactions.some((step) => !step.annotation(fromPage));
          if (update.docChanged && typed) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
}

/** Makes an editor. */
export function mountCodeMirror(
  options: EditorOptions,
  language: Extension,
  more: MoreForRooms | null,
): EditorHandle {
  const view = createView(options, language, more);
  const commands = commandsWith(more);
  return {
    setCode: (code) => {
      if (code === view.state.doc.toString()) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: code },
        annotations: fromPage.of(true),
      });
    },
    setWrap: (wrap) => {
      const extension = wrap ? EditorView.lineWrapping : [];
      view.dispatch({ effects: wrapping.reconfigure(extension) });
    },
    markLine: (line) => markFailedLine(view, line),
    showProblems: (problems) => showProblemsLazily(view, problems),
    goToLine: (line) => {
      const { doc } = view.state;
      const anchor = doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
    },
    chosen: () => {
      const { from, to } = view.state.selection.main;
      return { code: view.state.doc.toString(), from, to };
    },
    change: ({ from, to, insert, select, keepFocus }) => {
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: select.from, head: select.to },
        scrollIntoView: true,
        userEvent: 'input',
        // A step of its own: undo does not remove the text typed just before with it.
        annotations: isolateHistory.of('full'),
      });
      if (!keepFocus) view.focus();
    },
    type: (text) => {
      view.focus();
      (more?.type ?? typePlainly)(view, text);
    },
    command: (name) => {
      view.focus();
      commands[name](view);
    },
    // The editor must measure its lines to answer this.
    layOut: () => void view.coordsAtPos(0),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
