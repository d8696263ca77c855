import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { WORD_COLOURS } from './word-colours.ts';

/** The look of code: every colour is a variable of code.css. */
const surface = EditorView.theme(
  {
    '&': { color: 'var(--code-ink)', backgroundColor: 'var(--code-ground)' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.65' },
    '.cm-content': { caretColor: 'var(--code-caret)', padding: '0.9rem 0' },
    '.cm-line': { padding: '0 1rem 0 0.5rem' },
    '.cm-cursor': { borderLeftColor: 'var(--code-caret)', borderLeftWidth: '2px' },
    '.cm-gutters': {
      backgroundColor: 'var(--code-ground)',
      color: 'var(--code-quiet)',
      border: 'none',
    },
    '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.4rem 0 0.9rem' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
      { backgroundColor: 'var(--code-selected)' },
    '&.cm-focused .cm-matchingBracket': {
      backgroundColor: 'transparent',
      outline: '1px solid var(--code-caret)',
    },
    '&.cm-focused .cm-nonmatchingBracket': {
      backgroundColor: 'transparent',
      outline: '1px dashed var(--code-wrong)',
    },
    '.cm-failed-line': {
      backgroundColor: 'var(--code-wrong-ground)',
      boxShadow: 'inset 3px 0 var(--code-wrong)',
    },
  },
  { dark: true },
);

export const codeColours: Extension = [
  surface,
  syntaxHighlighting(HighlightStyle.define(WORD_COLOURS)),
];
