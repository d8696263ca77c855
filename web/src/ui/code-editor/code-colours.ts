import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

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

const words = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.self], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--code-quiet)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.definition(tags.function(tags.variableName))],
    color: 'var(--code-function)',
  },
  { tag: [tags.className, tags.definition(tags.className)], color: 'var(--code-function)' },
  { tag: [tags.tagName, tags.documentMeta], color: 'var(--code-keyword)' },
  { tag: tags.attributeName, color: 'var(--code-function)' },
  { tag: [tags.attributeValue, tags.regexp, tags.character], color: 'var(--code-text)' },
  { tag: tags.angleBracket, color: 'var(--code-quiet)' },
]);

export const codeColours: Extension = [surface, syntaxHighlighting(words)];
