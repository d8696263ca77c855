import { addTextFiles } from '../../lib/text-files.ts';
import type { TextTree } from '../../lib/texts.ts';

// The lesson page has no other texts of classes.
addTextFiles(import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' }));
