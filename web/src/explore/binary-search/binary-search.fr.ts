import type { SameKeys } from '../../lib/texts.ts';
import type binarySearch from './binary-search.en.ts';

export default {
  title: 'Trouve le {{wanted}}',
  invite:
    'Les cartes sont dans l’ordre. Trouve le {{wanted}} en ouvrant le moins de cartes possible.',
  description:
    'Des cartes portant des nombres sont alignées, face cachée, du plus petit au plus grand. Ouvre des cartes jusqu’à trouver le nombre. Celles où il ne peut pas être se ferment pour de bon.',
  cards: 'Nombre de cartes',
  shuffle: 'Autres cartes',
  card: 'Ouvrir la carte {{place}}',
  start: 'Aucune carte n’est ouverte, et chacune des {{count}} peut cacher le {{wanted}}.',
  too_small_one: '{{seen}} est trop petit. Il ne reste que {{count}} carte.',
  too_small_other: '{{seen}} est trop petit, comme tout ce qui précède. Il reste {{count}} cartes.',
  too_large_one: '{{seen}} est trop grand. Il ne reste que {{count}} carte.',
  too_large_other: '{{seen}} est trop grand, comme tout ce qui suit. Il reste {{count}} cartes.',
  found_well_one: 'Trouvé avec {{count}} carte : quelle chance !',
  found_well_other: 'Trouvé avec {{count}} cartes, bien cherché !',
  found_one: 'Trouvé avec {{count}} carte.',
  found_other: 'Trouvé avec {{count}} cartes.',
  needed_one: 'En ouvrant toujours celle du milieu, {{count}} suffit.',
  needed_other:
    'En ouvrant toujours celle du milieu, {{count}} suffisent. Et avec deux fois plus de cartes ?',
} satisfies SameKeys<typeof binarySearch>;
