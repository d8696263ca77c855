import type { EditorState, Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { awaitInput } from './await-input.ts';
import type { CodeLanguage, EditorOptions } from './editor-handle.ts';
import { markFailedLine } from './failed-line.ts';
import { type HostSelection, hostSelection, showHostSelections } from './host-selection.ts';

/** A view of one of several files whose states are kept outside of it. */
export interface SharedView {
  /** Goes on with another file, or another state of it. */
  setState(state: EditorState): void;
  dispatch(transaction: Transaction): void;
  /** Does something that changes the view, in the order of the calls, once no key is in progress. */
  whenIdle(step: () => void): void;
  /** Marks a line, counted from 1, until the code changes; null unmarks. */
  markLine(line: number | null): void;
  /** Shows where others are who type in this file; to be called by `whenIdle`. */
  setOthers(selections: readonly HostSelection[]): void;
  focus(): void;
  destroy(): void;
}

interface SharedViewOptions {
  parent: HTMLElement;
  state: EditorState;
  /** Called after each step with what it did; their states belong to the file that is shown. */
  onUpdate: (transactions: readonly Transaction[]) => void;
}

export interface SharedEditor {
  /** What the state of a file has besides. */
  extensions: (
    language: CodeLanguage,
    options: Omit<EditorOptions, 'parent' | 'code' | 'onChange'>,
  ) => Extension;
  mount: (options: SharedViewOptions) => SharedView;
}

/** What the state of a shared file needs to show where others are. */
export const sharing: Extension = hostSelection;

/** Shows a file that others change too: every step is handed to whoever keeps its state. */
export function mountSharedView({ parent, state, onUpdate }: SharedViewOptions): SharedView {
  const view = new EditorView({
    parent,
    state,
    dispatchTransactions: (transactions, shown) => {
      shown.update(transactions);
      onUpdate(transactions);
    },
  });
  const input = awaitInput(view.dom);
  return {
    setState: (next) => view.setState(next),
    dispatch: (transaction) => view.dispatch(transaction),
    whenIdle: input.whenIdle,
    markLine: (line) => input.whenIdle(() => markFailedLine(view, line)),
    setOthers: (selections) => showHostSelections(view, selections),
    focus: () => view.focus(),
    destroy: () => {
      input.end();
      view.destroy();
    },
  };
}
