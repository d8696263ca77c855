import type { SameKeys } from '../../lib/texts.ts';
import type leaving from './leaving.en.ts';

export default {
  title: 'Déconnexion d’un ordinateur partagé',
  sending: 'Ton travail s’enregistre dans ton compte…',
  left_title: 'Tout n’est pas dans ton compte',
  left_text:
    'Ceci se trouve seulement sur cet ordinateur. Tu peux le garder ici, où tu seras la seule personne à le voir en te reconnectant, ou le supprimer.',
  results_one: '{{count}} réponse ou leçon pas encore envoyée',
  results_other: '{{count}} réponses ou leçons pas encore envoyées',
  exercises_one: 'Du code dans {{count}} exercice',
  exercises_other: 'Du code dans {{count}} exercices',
  editors_one: 'Du code dans {{count}} autre éditeur de leçon ou défi',
  editors_other: 'Du code dans {{count}} autres éditeurs de leçons ou défis',
  notes_one: 'Le repère ou la note de {{count}} étape',
  notes_other: 'Les repères ou les notes de {{count}} étapes',
  project: 'Des changements du projet « {{name}} »',
  rooms: {
    python: 'Ton travail dans la salle Python, hors projet',
    web: 'Ton travail dans la salle web, hors projet',
    game: 'Ton travail dans la salle jeux, hors projet',
  },
  keep: 'Le garder ici et me déconnecter',
  again: 'Réessayer',
  delete: 'Le supprimer et me déconnecter',
} satisfies SameKeys<typeof leaving>;
