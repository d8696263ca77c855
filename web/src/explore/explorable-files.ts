import { addTextFiles } from '../lib/text-files.ts';
import type { TextTree } from '../lib/texts.ts';
import type { ExplorableModule } from './explorable-view.ts';

addTextFiles(import.meta.glob<TextTree>('./**/*.{en,fr}.ts', { import: 'default' }));

/** The files of all explorables, each fetched when a lesson shows it. */
const FILES = import.meta.glob<ExplorableModule>('./*/view.tsx');

/** Fetches an explorable by its name; null if there is none of this name. */
export const loadExplorable = (name: string): Promise<ExplorableModule> | null =>
  FILES[`./${name}/view.tsx`]?.() ?? null;
