import { addTextFiles } from '../../../lib/text-files.ts';
import type { TextTree } from '../../../lib/texts.ts';

/** The texts of the help of editors, which few visits open: their file names alone would add to every page. */
const files = import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' });

// editor-help-dialog.tsx, which is fetched first of the help, imports this module.
addTextFiles(files);
