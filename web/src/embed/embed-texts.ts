import { addTextFiles } from '../lib/text-files.ts';
import type { TextTree } from '../lib/texts.ts';

/**
 * The texts of embedded pages. They have a document of their own: the first script of every other page does not name
 * these files.
 */
const files = import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' });

addTextFiles(files);

/** The texts that these pages show; they are fetched before anything is shown. */
export const EMBED_TEXTS = [
  'common',
  'embed',
  'editor',
  'python',
  'previews',
  'game-tools',
] as const;
