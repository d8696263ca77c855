import type { SameKeys } from '../../lib/texts.ts';
import type liveStage from './live-stage.en.ts';

export default {
  host: 'Animation',
  team: 'Équipe Codivia',
  code: 'Code de la session : {{file}}',
  code_hint: 'Ce qui est tapé en direct s’affiche ici. Tu peux le lire, pas le modifier.',
  follow: 'Suivre à nouveau',
  follow_file: 'Ça se passe dans {{file}} : suivre',
  files: 'Fichiers de la session',
  copy: 'Copier pour modifier',
  copy_hint:
    'Ouvre ce code dans ta salle d’entraînement, dans un nouvel onglet. Ton propre brouillon reste intact.',
  copy_failed: 'Le code n’a pas pu être copié. Réessaie dans un instant.',
  copy_too_long: 'Ce code est trop long pour être copié par un lien.',
  result: 'Résultat',
  whose: 'Résultat affiché',
  host_run: 'En direct',
  own_run: 'Mon essai',
  run: 'Exécuter chez moi',
  run_again: 'Exécuter encore',
  stop: 'Arrêter',
  running: 'Ton essai est en cours…',
  not_run: 'Rien n’a encore été exécuté',
  not_run_text:
    'Dès que le code est exécuté en direct, le résultat s’affiche ici. Tu peux aussi l’exécuter toi-même.',
  no_output: 'Le programme n’a rien affiché.',
  failed_at: 'Le programme s’est arrêté sur une erreur à la ligne {{line}}.',
  preview_note: 'Ça tourne ici, dans ton navigateur, à chaque exécution en direct.',
  notes: 'Notes',
  no_notes: 'Pas encore de notes',
  no_notes_text: 'Les étapes de la session s’inscrivent ici au fur et à mesure.',
  said: {
    run: 'Le code vient d’être exécuté en direct.',
    note: 'Nouvelle note : {{title}}',
    question: 'Réponse en direct à une question : {{text}}',
    poll: 'Nouveau sondage : {{question}}',
    poll_closed: 'Le sondage est clos. Son résultat est affiché.',
  },
} satisfies SameKeys<typeof liveStage>;
