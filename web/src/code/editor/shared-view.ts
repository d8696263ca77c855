import type { EditorState, Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { awaitInput } from './await-input.ts';
import type { CodeLanguage, EditorOptions } from './editor-handle.ts';
import { markFailedLine } from './failed-line.ts';
import { type HostSelection, hostSelection, showHostSelections } from './host-selection.ts';

/** A view of one of several files whose states are kept outside of it. */
export interface SharedView {
  /** Shows another file, or another state of it. */
  setState(state: EditorState): void;
  dispatch(transaction: Transaction): void;
  /** Runs a step that changes the view, in the order of the calls, once no input is in progress. */
  whenIdle(step: () => void): void;
  /** Marks a line, counted from 1, until the code changes; null unmarks. */
  markLine(line: number | null): void;
  /** Shows the positions of others who type in this file; to be called by `whenIdle`. */
  setOthers(selections: readonly HostSelection[]): void;
  focus(): void;
  destroy(): void;
}

interface SharedViewOptions {
  parent: HTMLElement;
  state: EditorState;
  /** Called after each step with its transactions; their states belong to the file that is shown. */
  onUpdate: (transactions: readonly Transaction[]) => void;
}

export interface SharedEditor {
  /** Returns the additional extensions for the state of a file. */
  extensions: (
    language: CodeLanguage,
    options: Omit<EditorOptions, 'parent' | 'code' | 'onChange'>,
  ) => Extension;
  mount: (options: SharedViewOptions) => SharedView;
}

/** The extension that the state of a shared file needs to show the positions of others. */
export const sharing: Extension = hostSelection;

/** Shows a file that others change too: every step is passed to the caller, who keeps its state. */
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
