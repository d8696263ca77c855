import type { SameKeys } from '../../lib/texts.ts';
import type switchyard from './switchyard.en.ts';

export default {
  title: 'Quelle voie ?',
  invite: 'Bouge {{name}}. Quand le train change-t-il de voie ?',
  description:
    'Des conditions comme des aiguillages, de haut en bas : if, elif, else. Le curseur change la valeur, et le train prend la voie de la première condition vraie. Le bouton inverse l’ordre des conditions.',
  great: 'Magnifique !',
  well: 'Bien joué',
  next_time: 'Peut mieux faire',
  turn: 'Inverser l’ordre',
  arrivals_one: '{{count}} valeur',
  arrivals_other: '{{count}} valeurs',
  first_true: '{{condition}} est vraie : direction « {{label}} ». Personne ne regarde la suite.',
  none_true:
    'Aucune condition n’est vraie, alors else rattrape le train : direction « {{label}} ».',
  unreached: 'Et aucun train n’arrivera jamais à « {{label}} ». Pourquoi ?',
} satisfies SameKeys<typeof switchyard>;
