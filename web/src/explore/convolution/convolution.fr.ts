import type { SameKeys } from '../../lib/texts.ts';
import type convolution from './convolution.en.ts';

export default {
  title: 'Neuf nombres changent une image',
  invite: 'Appuie sur « Contours », puis promène la fenêtre orange sur l’image.',
  description:
    'Une petite image en gris et, à côté, le résultat. Une fenêtre de 3 pixels sur 3 se déplace sur l’image, en glissant ou avec les flèches. En dessous, les neuf gris sous la fenêtre et neuf poids que tu peux changer. Chaque gris fois son poids, le tout additionné, donne un pixel du résultat. Des boutons donnent des poids connus.',
  window: 'Fenêtre sur l’image',
  place: 'ligne {{row}}, colonne {{column}}, résultat {{grey}}',
  picture: 'Image',
  result: 'Résultat',
  weights: 'Les neuf poids',
  weight: 'Poids de la ligne {{row}}, colonne {{column}}',
  presets: 'Poids connus',
  kernels: { same: 'Rien', blur: 'Flou', edges: 'Contours', sharpen: 'Netteté' },
  sum: 'Gris fois poids : {{sum}}. Divisé par {{divisor}}, le nouveau gris est {{grey}}.',
  too_dark: 'Gris fois poids donnent {{rounded}} : moins que 0, donc le nouveau pixel est noir.',
  too_bright:
    'Gris fois poids donnent {{rounded}} : plus que 255, donc le nouveau pixel est blanc.',
} satisfies SameKeys<typeof convolution>;
