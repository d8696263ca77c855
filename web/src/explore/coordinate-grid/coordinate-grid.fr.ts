import type { SameKeys } from '../../lib/texts.ts';
import type coordinateGrid from './coordinate-grid.en.ts';

export default {
  title: 'Où est (x, y) ?',
  invite: 'Fais glisser la forme. Quel nombre grandit quand elle descend ?',
  description:
    'Un canevas avec ses coordonnées. x augmente vers la droite, y augmente vers le bas. Déplace la forme avec les flèches du clavier ou en la faisant glisser, et lis la ligne de code qui la dessine là.',
  point: 'Forme',
  place: 'x {{x}}, y {{y}}',
  status: 'À {{x}} du bord gauche et à {{y}} du haut :',
} satisfies SameKeys<typeof coordinateGrid>;
