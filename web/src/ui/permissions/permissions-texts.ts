import { addTextFiles } from '../../lib/text-files.ts';
import type { TextTree } from '../../lib/texts.ts';

/** The reasons why something is closed: their names alone would add to every page. closed-words.tsx imports this module. */
addTextFiles(import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' }));
