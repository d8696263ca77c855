import { addTextFiles } from '../../lib/text-files.ts';
import type { TextTree } from '../../lib/texts.ts';

/** The texts of the trail: their names alone would add to every page. */
const files = import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' });

// Modules that show the trail import this one, so that its texts are known when it is shown.
addTextFiles(files);
