import type { SameKeys } from '../../lib/texts.ts';
import type mentorQueue from './mentor-queue.en.ts';

export default {
  title: 'File du mentorat',
  intro:
    'Les demandes qui attendent une réponse, la plus ancienne d’abord. Prends-en une pour lire son code.',
  schedule_live: 'Programmer une session en direct',
  loading: 'Chargement de la file…',
  failed: 'Impossible de charger la file.',
  not_mentor: 'Cette page est réservée aux mentors',
  not_mentor_text: 'C’est un administrateur qui donne à un compte le droit d’être mentor.',
  to_mentoring: 'Vers mes demandes',
  language: 'Langue',
  subject: 'Sujet',
  any: 'Tout',
  empty: 'Aucune demande en attente',
  empty_text: 'Aucune demande pour ces filtres. Repasse plus tard.',
  mine: 'Les miennes',
  waiting: 'En attente',
  learner: 'un élève',
  level: 'Niveau {{level}}',
  asked: 'Demandé {{when}}',
  claim: 'Prendre',
  claim_of: 'Prendre la demande « {{title}} »',
  open: 'Ouvrir',
  open_of: 'Ouvrir la demande « {{title}} »',
  answer_within_one:
    'Réponds dans un délai de {{count}} heure, sinon la demande retourne dans la file.',
  answer_within_other:
    'Réponds dans un délai de {{count}} heures, sinon la demande retourne dans la file.',
  release: 'Remettre dans la file',
  released: 'La demande est de retour dans la file.',
  conduct: {
    title: 'Lis d’abord le code de conduite',
    text: 'Avant de prendre des demandes, tu acceptes le code de conduite des mentors.',
    read: 'Lire le code de conduite',
  },
  security: {
    title: 'La sécurité de mon compte',
    on: 'La double authentification est activée : la connexion demande ton mot de passe et un code de ton application.',
    due: 'Active la double authentification avant le {{date}}. Sans elle, tu ne pourras plus ni répondre ni animer après cette date.',
    needed:
      'Les mentors ont besoin de la double authentification avant de répondre ou d’animer. Il faut deux minutes et une application d’authentification sur ton téléphone.',
  },
  suspended: {
    title: 'Tu ne peux pas répondre pour le moment',
    text: 'Plusieurs de tes messages ont été retenus. Notre équipe les lit, puis rétablit ton accès ou t’écrit. D’ici là, tes demandes attendent.',
  },
  profile: {
    title: 'Mon profil de mentor',
    languages: 'Langues dans lesquelles je réponds',
    subjects: 'Sujets',
    hours: 'Heures par semaine',
    hours_hint: '{{max}} au plus. Cela nous aide à savoir à combien de demandes on peut répondre.',
    hours_wrong: 'Un nombre entier, {{max}} au plus.',
    save: 'Enregistrer le profil',
    saved: 'Ton profil est enregistré.',
    accepted: 'Code de conduite, version {{version}}, accepté {{when}}.',
  },
} satisfies SameKeys<typeof mentorQueue>;
