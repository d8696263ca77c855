import type { SameKeys } from '../../lib/texts.ts';
import type sortingRace from './sorting-race.en.ts';

export default {
  title: 'La grande course des tris',
  invite: 'Qui finira en premier ? Parie, puis appuie sur Lancer.',
  description:
    'Plusieurs façons de trier travaillent sur les mêmes nombres, montrés en barres. À chaque étape, chacune compare deux nombres. Lance la course avec les boutons et choisis l’ordre des nombres au départ.',
  bubble: 'Tri à bulles',
  insertion: 'Tri par insertion',
  merge: 'Tri fusion',
  quick: 'Tri rapide',
  order: 'Nombres au départ',
  random: 'Mélangés',
  sorted: 'Déjà triés',
  reversed: 'À l’envers',
  comparisons_one: '{{count}} comparaison',
  comparisons_other: '{{count}} comparaisons',
  start: 'Mêmes nombres, même vitesse : à chaque étape, chacun compare deux nombres.',
  running: 'En orange, les deux nombres comparés. Personne n’a encore fini.',
  ahead: '{{name}} : terminé. Le reste compare toujours…',
  needed_one: '{{name}} : {{count}} comparaison.',
  needed_other: '{{name}} : {{count}} comparaisons.',
  again: 'Essaie un autre ordre au départ.',
} satisfies SameKeys<typeof sortingRace>;
