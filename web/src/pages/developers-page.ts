import { addTextFiles } from '../lib/text-files.ts';
import type { TextTree } from '../lib/texts.ts';

// Only here, so that the first script of every other page does not name these files.
addTextFiles(import.meta.glob<TextTree>('./developers/**/*.{en,fr}.ts', { import: 'default' }));

export const loadDevelopersPage = async () =>
  (await import('./developers/developers-page.tsx')).DevelopersPage;
