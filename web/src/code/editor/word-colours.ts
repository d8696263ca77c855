import type { TagStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** The colour of each kind of word: variables of code.css. */
export const WORD_COLOURS: readonly TagStyle[] = [
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
];
