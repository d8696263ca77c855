import type { SameKeys } from '../../lib/texts.ts';
import type reviews from './reviews.en.ts';

export default {
  title: 'Révision du jour',
  due_one: '{{count}} question d’une leçon que tu as terminée. Ça prend moins d’une minute.',
  due_other: '{{count}} questions de leçons que tu as terminées. Ça prend moins de deux minutes.',
  start: 'Commencer la révision',
  question: 'Question {{number}} sur {{total}}',
  lesson: 'De la leçon « {{lesson}} »',
  next: 'Question suivante',
  finish: 'Terminer',
  again: 'Elle revient demain.',
  right: 'Elle revient le {{date}}.',
  learned: 'Celle-là, tu la connais : elle ne revient plus.',
  before: 'Tu avais déjà répondu à cette question : cette réponse ne compte pas.',
  gone: 'Cette question n’existe plus.',
  done: 'C’est tout pour aujourd’hui',
  done_next: 'La prochaine question est prévue le {{date}}.',
  nothing: 'Rien à réviser aujourd’hui',
  empty:
    'Dès que tu as terminé une leçon, une de ses questions revient ici après 1, 3, 7 et 21 jours : c’est comme ça qu’on retient.',
  load_failed: 'Ta révision n’a pas pu être chargée.',
  loading: 'Ta révision se charge…',
} satisfies SameKeys<typeof reviews>;
