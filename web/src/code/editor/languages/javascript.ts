import { javascript } from '@codemirror/lang-javascript';
import type { Extension } from '@codemirror/state';
import { indentByTwo } from './indent-by-two.ts';

export const javascriptSupport: Extension = [javascript(), indentByTwo];
