import type { SameKeys } from '../../lib/texts.ts';
import type editor from './editor.en.ts';

export default {
  leave_hint: 'Échap, puis Tab, pour sortir de l’éditeur.',
  show_lines_one: 'Afficher la ligne',
  show_lines_other: 'Afficher les {{count}} lignes',
  run_hint: '{{key}} + Entrée exécute le programme.',
  format: 'Mettre en forme',
  format_hint: 'Maj + {{key}} + F met le code en forme.',
  format_keys: 'Mettre en forme (Maj + {{key}} + F)',
  formatted: {
    done: 'Le code est mis en forme.',
    already: 'Le code était déjà bien mis en forme.',
    unreadable:
      'Rien n’a changé : la ligne {{line}} ne se comprend pas. Regarde-la, ainsi que celle du dessus.',
    unavailable:
      'L’outil de mise en forme n’a pas pu être chargé. Vérifie ta connexion, puis réessaie.',
  },
  tabs: {
    label: 'Fichiers de code',
    has_error: 'Il y a une erreur dans ce fichier.',
  },
  symbols: 'Symboles',
  insert: 'Insérer {{symbol}}',
  indent: 'Décaler à droite',
  outdent: 'Décaler à gauche',
  undo: 'Annuler',
  redo: 'Rétablir',
  find: 'Chercher dans le code',
  help: 'Affichage et touches',
  embed: {
    label: 'L’afficher sur un autre site',
    text: 'Ce HTML l’affiche dans un cadre, pour le lire et l’exécuter. Pas besoin de compte, et rien n’est conservé.',
    copy: 'Copier le HTML',
    copied: 'Le HTML est copié.',
    failed: 'La copie n’a pas marché : sélectionne le HTML et copie-le toi-même.',
  },
  split: {
    label: 'Séparation entre code et résultat',
    value: 'Code : {{share}} % de la largeur',
  },
  font_size: {
    label: 'Taille du texte',
    smaller: 'Texte plus petit',
    larger: 'Texte plus grand',
    value: '{{size}} pixels',
  },
  search: {
    find: 'Chercher',
    replace: 'Remplacer par',
    next: 'suivant',
    previous: 'précédent',
    all: 'tous',
    match_case: 'respecter les majuscules',
    regexp: 'motif',
    by_word: 'mot entier',
    replace_this: 'remplacer',
    replace_all: 'tout remplacer',
    close: 'fermer',
    current_match: 'résultat actuel',
    replaced_count: '$ remplacements faits',
    replaced_line: 'remplacement fait à la ligne $',
    on_line: 'à la ligne',
    go_to_line: 'Aller à la ligne',
    go: 'aller',
    completions: 'Suggestions',
  },
} satisfies SameKeys<typeof editor>;
