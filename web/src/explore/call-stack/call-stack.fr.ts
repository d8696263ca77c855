import type { SameKeys } from '../../lib/texts.ts';
import type callStack from './call-stack.en.ts';

export default {
  title: 'Qui attend qui ?',
  invite: 'Appuie sur Lancer : les cartes s’empilent, puis repartent.',
  description:
    'Un programme avec des fonctions, et la pile des fonctions en cours. Les boutons le font avancer : chaque appel pose une carte sur la pile, chaque retour en retire une. Le curseur change le nombre de l’appel.',
  argument: 'Nombre dans l’appel',
  stack: 'La pile, le dernier appel en haut',
  program: 'programme',
  works: 'travaille',
  waits: 'attend',
  start: 'Seul le programme lui-même travaille. Quelle hauteur la pile atteindra-t-elle ?',
  called_one: '{{call}} est appelée : sa carte arrive au sommet, et {{count}} attend en dessous.',
  called_other:
    '{{call}} est appelée : sa carte arrive au sommet, et {{count}} attendent en dessous.',
  returns: '{{call}} transmet {{value}} à {{below}}. Sa carte et son n disparaissent.',
  ends: 'Le programme affiche {{value}}. Toutes les cartes posées sont reparties.',
} satisfies SameKeys<typeof callStack>;
