import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import { indentByTwo } from './indent-by-two.ts';

/** JavaScript; its suggestions are those of `assist`. */
export const javascriptSupport: Extension = [javascriptLanguage, indentByTwo];
