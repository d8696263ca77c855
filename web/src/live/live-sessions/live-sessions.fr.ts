import type { SameKeys } from '../../lib/texts.ts';
import type liveSessions from './live-sessions.en.ts';

export default {
  page: {
    title: 'Sessions en direct',
    description:
      'Apprends à programmer en direct : suis le code à mesure qu’il s’écrit, exécute-le et pose tes questions. Avec des rediffusions.',
    intro:
      'Un mentor construit quelque chose sous tes yeux. Tu vois chaque ligne s’écrire, tu l’exécutes toi-même et tu poses tes questions.',
    zone: 'Horaires affichés pour {{zone}}',
  },
  named: '{{action}} : « {{title}} »',
  live_now: 'En ce moment',
  loading: 'Le calendrier se charge',
  failed: 'Le calendrier n’a pas pu être chargé',
  session_failed: 'Cette session n’a pas pu être chargée',
  own_failed: 'Tes places n’ont pas pu être chargées. Recharge la page.',
  empty: 'Aucune session n’est prévue pour l’instant',
  empty_text:
    'Nos enregistrements, eux, sont toujours ouverts : il suffit d’un compte gratuit. Les prochaines sessions s’afficheront ici dès qu’elles seront prévues.',
  missing: 'Cette session n’existe pas',
  missing_text: 'Elle a peut-être été supprimée, ou le lien est incomplet.',
  to_calendar: 'Toutes les sessions en direct',
  levels: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
  kinds: { python: 'Python', web: 'Web', game: 'Jeux (p5.js)' },
  states: { live: 'En direct', cancelled: 'Annulée', ended: 'Terminée' },
  spoken: { fr: 'En français', en: 'En anglais' },
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  with: 'Avec {{name}}',
  free_seats_one: '{{count}} place libre',
  free_seats_other: '{{count}} places libres',
  full: 'Complet',
  full_text: 'Toutes les places sont prises. Si l’une se libère, tu pourras la prendre ici.',
  open_replay: 'Rediffusion pour tous',
  cancelled_text: 'Cette session a été annulée. Elle n’aura pas lieu.',
  ended_text: 'Cette session est terminée.',
  watch_replay: 'Voir la rediffusion',
  sign_in: 'Se connecter pour réserver',
  premium: 'Réserver avec Premium',
  join: 'Rejoindre',
  seat: {
    yours: 'Ta place est réservée',
    take: 'Réserver une place',
    taken: 'Ta place est réservée.',
    leave: 'Rendre ma place',
    left: 'Tu as rendu ta place.',
    reminder: 'Un e-mail une heure avant',
    reminder_on: 'Tu recevras un e-mail une heure avant.',
    reminder_off: 'Tu ne recevras pas de rappel.',
  },
  host: {
    schedule: 'Programmer une session',
    room: 'Ouvrir la salle',
    back: 'Retourner dans la salle',
    edit: 'Modifier ou annuler',
  },
  calendar: {
    subscribe: 'S’abonner dans un agenda',
    all: 'Tout télécharger (.ics)',
    one: 'Ajouter à un agenda (.ics)',
  },
  how: {
    title: 'Comment ça se passe',
    code: 'Tu vois le code s’écrire et tu l’exécutes dans ton propre navigateur. Pas besoin de caméra.',
    questions:
      'Tu poses tes questions par écrit. La personne qui anime les approuve avant que les autres les voient.',
    names:
      'Ton nom n’est montré à personne : ni aux autres participants, ni à la personne qui anime.',
    parents: 'Tes parents voient les titres des sessions que tu as suivies, jamais tes questions.',
    replay: 'Ensuite, la session peut être revue en rediffusion.',
  },
} satisfies SameKeys<typeof liveSessions>;
