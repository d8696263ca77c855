import type { SameKeys } from '../../lib/texts.ts';
import type python from './python.en.ts';

export default {
  code_label: 'Code Python',
  code_label_of: 'Code Python : {{title}}',
  starting: 'Python démarre…',
  running: 'Le programme tourne…',
  step_by_step: 'Pas à pas',
  libraries: 'Chargement de {{name}} ({{loaded}} sur {{total}})…',
  output: 'Sortie',
  no_output: 'Ce que le programme affiche apparaît ici.',
  silent: 'Le programme s’est terminé sans rien afficher.',
  truncated: 'Il y a beaucoup trop de texte : la suite n’est pas affichée.',
  forgotten: 'Python a redémarré : les variables d’avant ont disparu.',
  cancelled: 'Exécution annulée',
  input_label: 'Ta réponse',
  input_again:
    'Ce navigateur ne sait pas faire attendre un programme : avec ta réponse, il reprend depuis le début.',
  send: 'Envoyer',
  picture: 'Image {{number}}, dessinée par le programme',
  save_picture: 'Enregistrer l’image {{number}}',
  picture_file: 'image-{{number}}.png',
  error: 'Il y a une erreur',
  error_at: 'Il y a une erreur à la ligne {{line}}',
  error_in: 'Il y a une erreur dans {{file}}, ligne {{line}}',
  go_to_line: 'Voir la ligne {{line}}',
  details: 'Ce que dit Python',
  try_again: 'Réessayer',
  missing_function:
    'La fonction demandée n’est pas là. Vérifie son nom après def : chaque lettre compte.',
  quiz: {
    kind: 'Question',
    single: 'Choisis une réponse.',
    several: 'Plusieurs réponses sont justes : choisis-les toutes.',
    check: 'Vérifier',
    nothing_chosen: 'Choisis d’abord une réponse.',
    passed: 'C’est juste !',
    wrong: 'Pas tout à fait',
    incomplete: 'Ce que tu as choisi est juste, mais il manque quelque chose.',
    right_choice: 'Juste :',
    wrong_choice: 'Pas celle-ci :',
  },
} satisfies SameKeys<typeof python>;
