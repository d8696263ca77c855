import { addTextFiles } from '../../lib/text-files.ts';
import type { TextTree } from '../../lib/texts.ts';

// Only here, so that learners do not even fetch the names of these files.
addTextFiles(import.meta.glob<TextTree>('../**/*.{en,fr}.ts', { import: 'default' }));
