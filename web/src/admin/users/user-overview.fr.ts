import type { SameKeys } from '../../lib/texts.ts';
import type userOverview from './user-overview.en.ts';

export default {
  back: 'Tous les utilisateurs',
  loading: 'Chargement de l’utilisateur…',
  failed: 'L’utilisateur n’a pas pu être chargé',
  edit: 'Modifier le compte',
  log: 'Modifications de ce compte',
  created: 'Compte créé le {{date}}',
  premium: 'Premium par : {{grounds}}',
  premium_until: 'Premium par : {{grounds}}, jusqu’au {{date}}',
  no_premium: 'Sans Premium',
  figures: {
    title: 'En chiffres',
    learned_on: 'Dernier jour d’apprentissage',
    seen_on: 'Dernière activité des appareils connectés',
    xp: 'XP',
    started_lessons: 'Leçons commencées',
    completed_lessons: 'Leçons terminées',
    solved_exercises: 'Exercices réussis',
    certificates: 'Certificats',
    projects: 'Projets',
    never: 'jamais',
    no_device: 'aucun appareil connecté',
  },
  courses: {
    title: 'Cours',
    none: 'Aucun cours commencé.',
    done: 'Leçons : {{completed}} sur {{lessons}}',
    last: 'dernière fois le {{date}}',
  },
  questions: {
    title: 'Questions à l’équipe',
    none: 'Aucune question.',
  },
  reported: {
    title: 'Projets signalés',
    none: 'Rien de signalé ni de masqué.',
    reports_one: '{{count}} signalement en cours',
    reports_other: '{{count}} signalements en cours',
    waits: 'Attend une décision',
    decided: 'Masqué',
  },
  payments: {
    title: 'Paiements',
    none: 'Rien du prestataire de paiement.',
  },
} satisfies SameKeys<typeof userOverview>;
