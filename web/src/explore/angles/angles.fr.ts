import type { SameKeys } from '../../lib/texts.ts';
import type angles from './angles.en.ts';

export default {
  title: 'Dans quel sens ça tourne ?',
  description:
    'Un cadran avec une aiguille. Les angles commencent à droite et tournent comme une montre, parce que y grandit vers le bas. Fais glisser l’aiguille, déplace-la avec les flèches ou avec le curseur, et lis le code de son angle.',
  hand: 'Aiguille',
  angle: 'Angle',
  shown: '{{degrees}}°',
  status: {
    0: 'Pas de tour : l’aiguille pointe vers la droite.',
    45: 'Un huitième de tour. y grandit vers le bas, donc l’aiguille descend.',
    90: 'Un quart de tour : tout en bas.',
    180: 'Un demi-tour : vers la gauche.',
    270: 'Trois quarts de tour : tout en haut.',
    360: 'Un tour complet : retour au départ.',
    other: '{{degrees}}°, dans le sens d’une montre, à partir de la droite.',
  },
} satisfies SameKeys<typeof angles>;
