import type { SameKeys } from '../../lib/texts.ts';
import type angles from './angles.en.ts';

export default {
  title: 'Dans quel sens ça tourne ?',
  invite: 'Fais faire un tour complet à l’aiguille.',
  description:
    'Un cadran avec une aiguille. Les angles commencent à droite et tournent comme une montre, parce que y grandit vers le bas. Fais glisser l’aiguille, déplace-la avec les flèches ou avec le curseur, et lis le code de son angle.',
  hand: 'Aiguille',
  angle: 'Angle',
  shown: '{{degrees}}°',
  status: {
    none: 'Pas de tour : l’aiguille pointe vers la droite.',
    eighth: 'Un huitième de tour : l’aiguille descend, comme y.',
    quarter: 'Un quart de tour : tout en bas.',
    half: 'Un demi-tour : vers la gauche.',
    three_quarters: 'Trois quarts de tour : tout en haut.',
    whole: 'Un tour complet : retour au départ.',
  },
  other: '{{degrees}}°, dans le sens d’une montre, à partir de la droite.',
  or: 'ou',
} satisfies SameKeys<typeof angles>;
