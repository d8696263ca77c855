import { addTextFiles } from '../../../lib/text-files.ts';
import type { TextTree } from '../../../lib/texts.ts';

/** The texts about the hand in games, which few programs use: their names alone would add to every page. */
const files = import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' });

// hand-panel.tsx imports this module.
addTextFiles(files);
