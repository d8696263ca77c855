import type { SameKeys } from '../../lib/texts.ts';
import type learningPaths from './learning-paths.en.ts';

export default {
  title: 'Parcours',
  description:
    'Les parcours de Codivia pour les 13-18 ans : IA, jeux, sites web, informatique, données et sécurité, cours après cours.',
  intro:
    'Où veux-tu aller ? Un parcours range les cours dans un ordre qui marche, depuis ta première ligne de code.',
  none: 'Aucun parcours à afficher pour le moment',
  all_courses: 'Voir tous les cours',
  see_map: 'Voir la carte',
  back: 'Tous les parcours',
  skills: 'Ce que tu apprends',
  courses_one: '{{count}} cours',
  courses_other: '{{count}} cours',
  hours_one: '{{count}} heure',
  hours_other: '{{count}} heures',
  weeks_one: 'environ {{count}} semaine à {{minutes}} minutes par jour',
  weeks_other: 'environ {{count}} semaines à {{minutes}} minutes par jour',
  map: 'La carte',
  start: 'Commencer par {{title}}',
  continue: 'Continuer {{title}}',
  go_on: 'Prochaine étape : {{title}}',
  walked: 'Tu as fait tout le parcours. Bravo !',
  follow: 'Suivre ce parcours',
  followed: 'Tu suis ce parcours : ta prochaine étape vient d’ici.',
  leave: 'Ne plus le suivre',
  completed: 'Terminé',
  next: 'À suivre',
  progress_failed: 'Ta progression n’a pas pu être chargée',
  certificate: {
    title: 'Le certificat de ce parcours',
    about:
      'Avec toutes les leçons de ses cours, tu obtiens un certificat pour tout le parcours : simple avec la moitié des exercices de chaque cours, complet quand chaque cours a son certificat complet.',
    done: 'Cours dont tu as le certificat : {{done}} sur {{total}}.',
    missing: 'Il manque encore :',
    half: 'la moitié de ses exercices',
    earned_basic: 'Tu as gagné le certificat de ce parcours !',
    earned_full: 'Tu as gagné le certificat complet de ce parcours !',
    to_full_one: 'Il deviendra complet quand ce cours aura son certificat complet : {{courses}}.',
    to_full_other:
      'Il deviendra complet quand ces cours auront leur certificat complet : {{courses}}.',
    grown: 'Il reste à toi : le parcours a gagné un cours depuis.',
    view: 'Voir mon certificat',
    failed: 'Le certificat de ce parcours n’a pas pu être chargé',
  },
  not_found: {
    title: 'Parcours introuvable',
    description: 'Ce parcours n’existe pas ou n’a plus de cours.',
  },
} satisfies SameKeys<typeof learningPaths>;
