import { addTextFiles } from '../../lib/text-files.ts';
import type { TextTree } from '../../lib/texts.ts';

// Only here, so that the first script of every other page names neither these files nor those of the pages.
addTextFiles(import.meta.glob<TextTree>('./*.{en,fr}.ts', { import: 'default' }));

/** The pages of challenges; each is fetched when it is first visited. */
export const challengePages = {
  list: async () => (await import('./challenges-page.tsx')).ChallengesPage,
  one: async () => (await import('./challenge-page.tsx')).ChallengePage,
};
