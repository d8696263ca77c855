import { css, cssLanguage } from '@codemirror/lang-css';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';
import { indentByTwo } from './indent-by-two.ts';

/** The tokens that the other languages do not have: properties, colours and units. */
const words = HighlightStyle.define(
  [
    { tag: tags.propertyName, color: 'var(--code-function)' },
    { tag: [tags.color, tags.unit, tags.atom], color: 'var(--code-number)' },
  ],
  { scope: cssLanguage },
);

export const cssSupport: Extension = [css(), syntaxHighlighting(words), indentByTwo];
