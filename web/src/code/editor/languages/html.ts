import { html } from '@codemirror/lang-html';
import type { Extension } from '@codemirror/state';
import { indentByTwo } from './indent-by-two.ts';

/** HTML, with CSS and JavaScript inside it; tags close themselves. */
export const htmlSupport: Extension = [html(), indentByTwo];
