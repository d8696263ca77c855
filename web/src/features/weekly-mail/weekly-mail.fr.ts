import type { SameKeys } from '../../lib/texts.ts';
import type weeklyMail from './weekly-mail.en.ts';

export default {
  title: 'E-mail de la semaine',
  text: 'Le lundi : ce que tu as fait la semaine d’avant, la suite, et ce qu’il y a à réviser. Il fait une pause après quatre semaines sans activité.',
  on: 'Activé',
  off: 'Désactivé',
  saved_on: 'Tu recevras l’e-mail de la semaine.',
  saved_off: 'Tu ne recevras pas l’e-mail de la semaine.',
  failed: 'Ton choix n’a pas pu être enregistré. Réessaie.',
} satisfies SameKeys<typeof weeklyMail>;
