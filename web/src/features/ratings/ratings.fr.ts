import type { SameKeys } from '../../lib/texts.ts';
import type ratings from './ratings.en.ts';

export default {
  title: 'Ton avis sur ce cours',
  question: 'Combien d’étoiles mérite-t-il ?',
  stars_one: '{{count}} étoile',
  stars_other: '{{count}} étoiles',
  save: 'Noter le cours',
  change: 'Changer ma note',
  withdraw: 'Retirer ma note',
  choose: 'Choisis d’abord un nombre d’étoiles.',
  saved: 'Merci ! Ta note compte.',
  withdrawn: 'Ta note est retirée.',
  private: 'Seule la moyenne est affichée, jamais qui a donné quelle note.',
} satisfies SameKeys<typeof ratings>;
