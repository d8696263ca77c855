import type { SameKeys } from '../../lib/texts.ts';
import type meanMedian from './mean-median.en.ts';

export default {
  title: 'La moyenne et la médiane',
  invite: 'Tire un point loin des autres. Quel trait le suit ?',
  description:
    'Une droite graduée avec un point par valeur. Un trait en pointillés marque la moyenne, un trait plein la médiane. Déplace un point avec les flèches gauche et droite, ou fais-le glisser, et regarde lequel des deux traits suit.',
  label: 'L’argent de poche de sept amis, par semaine',
  unit: '€',
  value: 'Valeur {{number}}',
  amount: '{{value}} {{unit}}',
  mean: 'Moyenne {{value}}',
  median: 'Médiane {{value}}',
  close: 'La moyenne et la médiane sont toutes les deux vers {{median}}.',
  above:
    'Les grandes valeurs tirent la moyenne plus haut que la médiane, de {{gap}}. La médiane garde autant de points de chaque côté.',
  below:
    'Les petites valeurs tirent la moyenne plus bas que la médiane, de {{gap}}. La médiane garde autant de points de chaque côté.',
} satisfies SameKeys<typeof meanMedian>;
