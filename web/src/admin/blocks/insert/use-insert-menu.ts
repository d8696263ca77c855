import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { type Entry, entriesWith } from './entries.ts';
import { slashWords, withoutSlash } from './slash.ts';

/** Where the line with the caret ends, in pixels below the top of the field; 0 without a layout. */
function caretBottom(editor: Editor): number {
  const { node } = editor.view.domAtPos(editor.state.selection.from);
  const element = node instanceof HTMLElement ? node : node.parentElement;
  return element ? element.offsetTop + element.offsetHeight : 0;
}

/** The menu that "/" opens: which entries it shows, and what keys do meanwhile. */
export function useInsertMenu(
  editor: Editor,
  all: readonly Entry[],
  onChoose: (entry: Entry) => void,
) {
  const words = useEditorState({ editor, selector: ({ editor: { state } }) => slashWords(state) });
  const [at, setAt] = useState({ words, place: 0 });
  const entries = words === null ? [] : entriesWith(all, words);
  const active = at.words === words ? at.place : 0;
  const isOpen = entries.length > 0;

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.isComposing) return false;
    const entry = entries[active];
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) setAt({ words, place: (active + move + entries.length) % entries.length });
    else if (event.key === 'Escape') editor.view.dispatch(withoutSlash(editor.state));
    else if (event.key === 'Enter' && entry) onChoose(entry);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { isOpen, entries, active, onKeyDown, top: isOpen ? caretBottom(editor) : 0 };
}
