import type { SameKeys } from '../../lib/texts.ts';
import type meanMedian from './mean-median.en.ts';

export default {
  title: 'La moyenne et la médiane',
  description:
    'Une droite graduée avec un point par valeur. Un trait en pointillés marque la moyenne, un trait plein la médiane. Déplace un point avec les flèches gauche et droite, ou fais-le glisser, et regarde lequel des deux traits suit.',
  label: 'L’argent de poche de sept amis, par semaine',
  unit: '€',
  value: 'Valeur {{number}}',
  amount: '{{value}} {{unit}}',
  mean: 'Moyenne {{value}}',
  median: 'Médiane {{value}}',
  close: 'Les deux sont vers {{median}}. Maintenant, tire le dernier point tout à droite.',
  above:
    'La moyenne est {{gap}} au-dessus de la médiane : les grandes valeurs l’entraînent. La médiane a toujours autant de points à sa gauche qu’à sa droite.',
  below:
    'La moyenne est sous la médiane, de {{gap}} : les petites valeurs l’entraînent. La médiane a toujours autant de points à sa gauche qu’à sa droite.',
} satisfies SameKeys<typeof meanMedian>;
