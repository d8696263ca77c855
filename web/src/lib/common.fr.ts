import type common from './common.en.ts';
import type { SameKeys } from './texts.ts';

export default {
  error: 'Un problème est survenu',
  error_occurred: 'Une erreur est survenue. Un nouvel essai peut suffire.',
  session_expired: 'Session expirée, veuillez vous reconnecter',
  login_to_subscribe: 'Connexion requise. Connectez-vous ou créez un compte pour vous abonner',
  try_again: 'Réessayer',
  reference: 'Dans un message à notre équipe, cette référence aide à retrouver l’erreur.',
  loading: 'Chargement…',
  close: 'Fermer',
  notices: 'Messages',
  cancel: 'Annuler',
  show_password: 'Afficher le mot de passe',
  required: 'obligatoire',
  new_tab: '(s’ouvre dans un nouvel onglet)',
  premium: 'Premium',
  our_goal: 'objectif',
  difficulty: {
    beginner: 'Débutant',
    intermediate: 'Intermédiaire',
    advanced: 'Avancé',
  },
  lesson_type: {
    video: 'Vidéo',
    interactive: 'Interactif',
    quiz: 'Quiz',
    lecture: 'Lecture',
  },
  leaving: {
    leads_to: 'Mène à {{host}}',
    failed: 'Impossible de charger l’adresse du chat.',
  },
} satisfies SameKeys<typeof common>;
