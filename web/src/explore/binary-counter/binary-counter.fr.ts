import type { SameKeys } from '../../lib/texts.ts';
import type binaryCounter from './binary-counter.en.ts';

export default {
  title: 'Compter avec des lampes',
  invite: 'Appuie sur les lampes. Sais-tu faire {{wanted}} ?',
  description:
    'Une rangée de lampes ; chacune vaut le double de sa voisine de droite. Appuie sur une lampe pour l’allumer ou l’éteindre, ou compte avec les boutons. Le nombre est la somme des lampes allumées. Un anneau en pointillés marque les lampes du dernier changement.',
  lamp: 'Lampe qui vaut {{lamp}}',
  number: 'Nombre',
  none: 'Toutes les lampes sont éteintes : 0.',
  sum: 'Additionne les lampes allumées : {{sum}}.',
  made: '{{sum}} : bravo, c’est ça !',
  carry_one: '{{sum}}. Cette étape a changé {{count}} lampe.',
  carry_other: '{{sum}}. Cette étape a changé {{count}} lampes d’un coup.',
  full: '{{sum}} : tout est allumé. Le nombre suivant demande une lampe de plus, qui vaudrait {{next}}.',
} satisfies SameKeys<typeof binaryCounter>;
