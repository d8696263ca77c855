import type { SameKeys } from '../../lib/texts.ts';
import type loopCounter from './loop-counter.en.ts';

export default {
  title: 'Tour après tour',
  invite: 'Combien de tours fera la boucle ? Devine, puis appuie sur Lancer.',
  description:
    'Une boucle avec son compteur i sur une ligne de nombres. Les curseurs changent son début, le nombre avant lequel elle s’arrête et l’écart d’un nombre au suivant. Les boutons l’exécutent ligne par ligne.',
  from: 'Commencer à',
  to: 'S’arrêter avant',
  by: 'Sauter de',
  end: 'Fini',
  output: 'Affichage :',
  start: 'Aucune ligne n’a encore été exécutée. La barrière est à {{to}}.',
  round: 'Tour {{round}} sur {{rounds}} : i vaut {{i}}.',
  printed: 'La ligne dans la boucle affiche {{i}}.',
  none: 'Le début n’est pas avant la barrière : il n’y a aucun tour.',
  ended: 'Le nombre suivant ne serait pas inférieur à {{to}} : la boucle s’arrête là.',
  finished_one: '{{count}} tour, sans jamais atteindre {{to}}. Bouge un curseur et devine encore.',
  finished_other:
    '{{count}} tours, sans jamais atteindre {{to}}. Bouge un curseur et devine encore.',
} satisfies SameKeys<typeof loopCounter>;
