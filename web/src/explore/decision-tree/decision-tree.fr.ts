import type { SameKeys } from '../../lib/texts.ts';
import type decisionTree from './decision-tree.en.ts';

export default {
  title: 'Une question, puis une autre',
  description:
    'Un plan avec des points de deux sortes. Des coupes le divisent ; chacune se déplace avec les flèches du clavier ou en la faisant glisser, et peut être verticale ou horizontale. En dessous, les mêmes coupes sous forme d’arbre de questions, avec les points qui arrivent dans chaque partie.',
  kinds: { first: 'vient', second: 'se cache' },
  x: 'Faim',
  y: 'Bruit',
  cut: 'Coupe {{number}}',
  at: '{{axis}} {{at}}',
  upright: 'Verticale',
  level: 'Horizontale',
  second: 'Couper encore chaque côté',
  question: '{{axis}} < {{at}} ?',
  yes: 'oui',
  no: 'non',
  status_one:
    'Encore une erreur, si chaque partie répond avec sa majorité. Impureté (Gini) : {{gini}}.',
  status_other:
    '{{count}} erreurs, si chaque partie répond avec sa majorité. Impureté (Gini) : {{gini}}.',
  pure: 'Plus une seule erreur ! Chaque partie est pure : c’est ce que cherche un arbre de décision, question après question.',
  more: 'Une seule question ne suffit pas : coupe encore chaque côté.',
} satisfies SameKeys<typeof decisionTree>;
