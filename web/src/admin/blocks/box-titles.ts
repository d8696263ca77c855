import type { Language } from '@codivia/contract/api/language';

/** The coloured boxes of lessons (content/README.md). */
export const CALLOUTS = ['goal', 'tip', 'warning', 'think', 'recap', 'challenge'] as const;
export type Callout = (typeof CALLOUTS)[number];

/** Titles of the boxes in our own lessons. They belong to the lesson, not to the panel's language. */
export const BOX_TITLES: Record<Language, Record<Callout, string>> = {
  en: {
    goal: 'Your goal',
    tip: 'Tip',
    warning: 'Watch out',
    think: 'Think first',
    recap: 'In short',
    challenge: 'Challenge',
  },
  fr: {
    goal: 'Ton objectif',
    tip: 'Astuce',
    warning: 'Attention',
    think: 'Réfléchis d’abord',
    recap: 'À retenir',
    challenge: 'Défi',
  },
};
