import type { SameKeys } from '../../lib/texts.ts';
import type decisionTree from './decision-tree.en.ts';

export default {
  title: 'Une question, puis une autre',
  invite: 'Déplace la ligne jusqu’à ce que chaque côté n’ait qu’une sorte.',
  invite_cat:
    'Le chat vient-il, ou se cache-t-il ? Déplace la ligne jusqu’à ce que chaque côté n’ait qu’une sorte.',
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
  status_one: '{{count}} point contredit la réponse de sa partie. Impureté (Gini) : {{gini}}.',
  status_other:
    '{{count}} points contredisent la réponse de leur partie. Impureté (Gini) : {{gini}}.',
  pure: 'Plus une seule erreur : chaque partie est pure. C’est ce que cherche un arbre de décision !',
  more: 'Une question ne suffit pas : coupe encore.',
} satisfies SameKeys<typeof decisionTree>;
