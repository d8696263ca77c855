import { addTextFiles } from '../../lib/text-files.ts';
import type { TextTree } from '../../lib/texts.ts';

/**
 * The texts of tools that come on demand, such as the steps of a program. Their file names alone would add to the
 * first script of every page, and few visits use them.
 */
const files = import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' });

// Whatever is fetched first of a tool imports this module, so that its texts are known when it is shown:
// steps-dialog.tsx does.
addTextFiles(files);
