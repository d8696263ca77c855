import { addTextFiles } from '../../lib/text-files.ts';
import type { TextTree } from '../../lib/texts.ts';

/**
 * The texts of tools that come on demand, such as the steps of a program. Their file names alone would add to the
 * first script of every page, and few visits use them.
 */
const files = import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' });

// Each module of a tool that is fetched first imports this one, so that the texts are registered when the tool is
// shown: steps-dialog.tsx does.
addTextFiles(files);
