import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, StateEffect } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { toolsTheme } from './tools-look.ts';

/** Find and replace, and further cursors where the same word is, with their panel in these words. */
export function searching(phrases: Record<string, string>): Extension {
  return [
    keymap.of(searchKeymap),
    search({ top: true }),
    EditorState.phrases.of(phrases),
    toolsTheme,
  ];
}

/** Adds find and replace to an editor that came without, and opens it. */
export function addSearch(view: EditorView, phrases: Record<string, string>): void {
  view.dispatch({ effects: StateEffect.appendConfig.of(searching(phrases)) });
  openSearchPanel(view);
}
