import { addTextFiles } from '../../lib/text-files.ts';
import type { TextTree } from '../../lib/texts.ts';

/** The texts of links and of what was found before something is shown: their names alone would add to every page. */
const files = import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' });

// share-dialog.tsx, link-field.tsx, own-link.tsx, findings.tsx and the section of the dashboard import this module, so that the texts are known when they are shown.
addTextFiles(files);
