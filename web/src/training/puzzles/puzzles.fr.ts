import type { SameKeys } from '../../lib/texts.ts';
import type puzzles from './puzzles.en.ts';

export default {
  page_title: 'L’énigme du jour de Piko',
  description:
    'Une petite énigme de programmation par jour, environ deux minutes, pour tout le monde et sans compte. Chaque énigme résolue pose un objet sur ton étagère.',
  title: 'L’énigme du jour de Piko',
  intro:
    'Deux minutes, une par jour. Tu en as raté une ? Elle t’attend ici une semaine, et ton étagère garde tout.',
  days: 'Jour',
  today: 'Auj.',
  day_solved: 'résolue',
  failed: 'Impossible de charger l’énigme',
  not_open: 'Il n’y a pas d’énigme pour ce jour. La date de ton appareil est-elle juste ?',
  loading: 'L’énigme se charge…',
  solved: 'Résolue ! Un nouvel objet est arrivé sur ton étagère.',
  tomorrow: 'Demain, il y en a une autre.',
  shelf: 'Ton étagère',
  shelf_empty: 'Ton étagère est encore vide : la première énigme y pose un objet.',
  shelf_count_one: '{{count}} objet sur ton étagère',
  shelf_count_other: '{{count}} objets sur ton étagère',
  thing: 'Énigme du {{day}}',
  visitor_one:
    '{{count}} énigme a été résolue dans ce navigateur avant ta connexion. C’était toi ?',
  visitor_other:
    '{{count}} énigmes ont été résolues dans ce navigateur avant ta connexion. C’était toi ?',
  visitor_take: 'Les poser sur mon étagère',
  visitor_leave: 'Non, ce n’était pas moi',
  browser_only: 'Ton étagère est gardée dans ce navigateur.',
  not_kept: 'Ce navigateur n’a plus de place : ton étagère disparaît quand tu fermes la page.',
  sign_up: 'Avec un compte, elle te suit.',
  courses: 'D’où ça vient ? Voir les cours',
  card_title: 'Énigme du jour',
  card_text: 'L’énigme d’aujourd’hui prend environ deux minutes.',
  card_solved: 'L’énigme d’aujourd’hui est résolue.',
  card_open: 'La résoudre',
  card_shelf: 'Voir l’étagère',
} satisfies SameKeys<typeof puzzles>;
