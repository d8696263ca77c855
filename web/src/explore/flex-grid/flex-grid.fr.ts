import type { SameKeys } from '../../lib/texts.ts';
import type flexGrid from './flex-grid.en.ts';

export default {
  title: 'Range les boîtes',
  invite: 'Choisis d’autres valeurs dans la règle : les boîtes bougent aussitôt.',
  description:
    'Une boîte en pointillés avec des éléments numérotés de tailles différentes. Choisis les propriétés de la boîte : display, direction, justify-content, align-items et d’autres. Les éléments bougent aussitôt, et la règle CSS en dessous montre ton choix.',
  items: 'Nombre d’éléments',
  status: {
    row: 'Dans une ligne, justify-content agit de gauche à droite, align-items de haut en bas.',
    column:
      'Dans une colonne, tout tourne : justify-content agit de haut en bas, align-items de gauche à droite.',
    space: 'La place qui reste va entre les éléments. Ajoutes-en un : chaque intervalle rétrécit.',
    squeezed:
      'Ils ne tiennent pas sur une ligne. flex-wrap: wrap les laisserait passer à la suivante.',
    wrap: 'Quand la ligne est pleine, l’élément suivant en commence une autre.',
    grid: 'fr est une part de la place : 2fr reçoit le double de 1fr. Les nouvelles lignes viennent toutes seules.',
  },
} satisfies SameKeys<typeof flexGrid>;
