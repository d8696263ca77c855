import { addTextFiles } from '../lib/text-files.ts';
import type { TextTree } from '../lib/texts.ts';

addTextFiles(import.meta.glob<TextTree>('./**/*.{en,fr}.ts', { import: 'default' }));
