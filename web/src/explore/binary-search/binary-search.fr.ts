import type { SameKeys } from '../../lib/texts.ts';
import type binarySearch from './binary-search.en.ts';

export default {
  title: 'Trouve le {{wanted}}',
  description:
    'Des cartes portant des nombres sont alignées, face cachée, du plus petit au plus grand. Ouvre des cartes jusqu’à trouver le nombre. Celles où il ne peut pas être se ferment pour de bon.',
  cards: 'Nombre de cartes',
  shuffle: 'Autres cartes',
  card: 'Ouvrir la carte {{place}}',
  start:
    'Les cartes sont dans l’ordre. Trouve le {{wanted}} en ouvrant le moins de cartes possible.',
  too_small_one: '{{seen}} est trop petit. Il ne reste que {{count}} carte.',
  too_small_other:
    '{{seen}} est trop petit, et tout ce qui précède aussi. Il reste {{count}} cartes.',
  too_large_one: '{{seen}} est trop grand. Il ne reste que {{count}} carte.',
  too_large_other: '{{seen}} est trop grand, et tout ce qui suit aussi. Il reste {{count}} cartes.',
  found_well_one: 'Trouvé avec {{count}} carte : quelle chance !',
  found_well_other: 'Trouvé avec {{count}} cartes, bien cherché !',
  found_one: 'Trouvé avec {{count}} carte.',
  found_other: 'Trouvé avec {{count}} cartes.',
  needed_one: 'En ouvrant toujours celle du milieu, il en faut {{count}} au plus.',
  needed_other:
    'En ouvrant toujours celle du milieu, il en faut {{count}} au plus. Essaie avec deux fois plus de cartes : combien de plus en faudra-t-il ?',
} satisfies SameKeys<typeof binarySearch>;
