import type { SameKeys } from '../../lib/texts.ts';
import type weeklyPlan from './weekly-plan.en.ts';

export default {
  title: 'Cette semaine',
  strip: 'Minutes actives de la semaine',
  day_one: '{{day}} : {{count}} minute active',
  day_other: '{{day}} : {{count}} minutes actives',
  today_one: '{{day}}, aujourd’hui : {{count}} minute active',
  today_other: '{{day}}, aujourd’hui : {{count}} minutes actives',
  minutes: '{{count}} min',
  days_one: 'Jours cette semaine : {{done}} sur {{count}}',
  days_other: 'Jours cette semaine : {{done}} sur {{count}}',
  reached: 'Tu as fait ce que tu avais prévu cette semaine. Bravo !',
  weeks_one: '{{count}} semaine comme prévu sur les {{weeks}} dernières',
  weeks_other: '{{count}} semaines comme prévu sur les {{weeks}} dernières',
  offer:
    'Envie d’un rythme à toi ? Choisis combien de jours par semaine te conviennent. Tu peux changer quand tu veux, et une semaine de pause ne fait rien perdre.',
  choose: 'Jours par semaine',
  change: 'Changer',
  none: 'Sans objectif',
  setting: 'Objectif de la semaine',
  setting_text:
    'Combien de jours par semaine tu aimerais apprendre. Une semaine de pause ne fait rien perdre.',
  saved: 'Ton objectif est enregistré.',
  failed: 'Ton objectif n’a pas pu être enregistré. Réessaie.',
  load_failed: 'Ta semaine n’a pas pu être chargée.',
  loading: 'Ta semaine se charge…',
} satisfies SameKeys<typeof weeklyPlan>;
