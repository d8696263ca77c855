import type { SameKeys } from '../../lib/texts.ts';
import type classDemo from './class-demo.en.ts';

export default {
  back: 'Pour les enseignants',
  title: 'Une démonstration.',
  text: 'Les trente élèves sont inventés, et rien de ce que vous faites n’est envoyé ni gardé : essayez tout.',
  text_lesson:
    'Les trente élèves sont inventés, et rien de ce que vous faites n’est envoyé ni gardé. Le temps passe comme en cours : regardez qui réussit, et qui reste bloqué.',
  stop_time: 'Arrêter le temps',
  start_time: 'Laisser passer le temps',
} satisfies SameKeys<typeof classDemo>;
