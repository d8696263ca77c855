import type { SameKeys } from '../../lib/texts.ts';
import type firstStep from './first-step.en.ts';

export default {
  title: 'Essaie la première étape',
  text: 'Le début de « {{lesson}} », ici même et sans compte.',
  text_member: 'Le début de « {{lesson}} », ici même.',
  start: 'Essayer ici',
  here: 'Première étape de « {{lesson}} »',
  exercise: 'Exercice',
  question: 'Question',
  done: 'Ta première étape est faite !',
  next_one: 'Ensuite : « {{title}} ». Il reste {{count}} étape dans cette leçon.',
  next_other: 'Ensuite : « {{title}} ». Il reste {{count}} étapes dans cette leçon.',
  left_one: 'Il reste {{count}} étape dans cette leçon.',
  left_other: 'Il reste {{count}} étapes dans cette leçon.',
  nothing_left: 'C’était toute la leçon : la suivante continue à partir d’ici.',
  account:
    'Un compte gratuit garde ce que tu écris, sur tous tes appareils, et t’ouvre la suite de la leçon.',
  premium:
    'La suite de cette leçon fait partie de Premium. Ce que tu as écrit ici est gardé, et t’y attend.',
  trial: 'Tu peux suivre toute cette leçon sans compte. Ce que tu as écrit ici y est déjà.',
  member: 'Ce que tu as écrit ici est déjà dans la leçon.',
  sign_up: 'Créer un compte gratuit',
  log_in: 'J’ai déjà un compte',
  go_on: 'Continuer la leçon',
  unlock: 'Débloquer avec Premium',
} satisfies SameKeys<typeof firstStep>;
