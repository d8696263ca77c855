import type { SameKeys } from '../../lib/texts.ts';
import type recursionTree from './recursion-tree.en.ts';

export default {
  title: 'Un arbre d’appels',
  invite: 'Combien d’appels pour {{whole}} ? Devine, puis appuie sur Lancer.',
  description:
    'Chaque rond est un appel d’une fonction qui s’appelle elle-même, avec son argument n. Un contour en tirets signale une question déjà posée. Les boutons font pousser l’arbre, le curseur change n.',
  remember: 'Retenir les résultats',
  start: 'Pour calculer {{whole}}, la fonction se pose des questions plus petites.',
  new: '{{call}} : personne ne l’avait encore demandé. Appels jusqu’ici : {{count}}.',
  again: 'Encore {{call}} ! Appels jusqu’ici : {{count}}, dont répétés : {{repeated}}.',
  done_one: '{{whole}} vaut {{value}}, avec {{count}} appel.',
  done_other:
    '{{whole}} vaut {{value}}, avec {{count}} appels, sans poser deux fois la même question.',
  done_repeated_one: '{{whole}} vaut {{value}}, avec {{count}} appel.',
  done_repeated_other:
    '{{whole}} vaut {{value}}, avec {{count}} appels, dont {{repeated}} déjà faits avant. Fais-lui retenir les résultats.',
} satisfies SameKeys<typeof recursionTree>;
