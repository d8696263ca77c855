import type { SameKeys } from '../../lib/texts.ts';
import type projectFiles from './project-files.en.ts';

export default {
  title: 'Fichiers',
  choose: 'Ajouter des fichiers',
  choose_text:
    'Des images, des sons, des polices, des données (CSV, JSON, texte) ou encore du code. Tu peux aussi les déposer ici ou coller une image.',
  library: 'Bibliothèque',
  library_text: 'Personnages, animaux, blocs, décors, sons et données, prêts à l’emploi.',
  added_one: '{{name}} est dans tes fichiers.',
  added_other: '{{count}} fichiers ont été ajoutés.',
  not_stored:
    'Ton navigateur n’a pas de place pour ces fichiers : ils seront perdus quand tu quitteras cette page. Enregistre tout dans un zip.',
  empty: {
    python:
      'Pas encore de fichiers. Ton programme les lit par leur nom, et ceux qu’il écrit apparaissent ici.',
    web: 'Pas encore de fichiers. Ta page les utilise par leur nom.',
    game: 'Pas encore de fichiers. Ton sketch les charge par leur nom, dans preload().',
  },
  used: 'Place utilisée : {{used}} sur {{limit}}',
  space: 'Place pour les fichiers',
  action_of: '{{action}} : {{name}}',
  copy: 'Copier le code qui l’utilise',
  copied: 'Copié : {{text}}',
  copy_failed: 'La copie n’a pas marché.',
  runs_first: 's’exécute avant ton sketch',
  edit: 'Modifier',
  editor: 'Texte de {{name}}',
  back: 'Tous les fichiers',
  rename: 'Renommer',
  new_name: 'Nouveau nom de {{name}}',
  rename_submit: 'Renommer',
  download: 'Enregistrer sur cet appareil',
  delete: 'Supprimer',
  deleted: '{{name}} a été supprimé.',
  undo: 'Le retrouver',
  new_text: 'Nouveau fichier texte',
  new_text_name: 'Nom du fichier, par exemple {{example}}',
  new_text_submit: 'Créer',
  zip: 'Tout le travail',
  zip_save: 'Tout enregistrer (zip)',
  zip_open: 'Ouvrir un zip',
  zip_text:
    'Le zip contient ton code et tous tes fichiers. Une fois décompressé, il marche dans n’importe quel éditeur de ton ordinateur, et tu peux le rouvrir ici.',
  zip_name: '{{title}}.zip',
  unpacked_one: 'Le zip est ouvert : ton code et {{count}} fichier.',
  unpacked_other: 'Le zip est ouvert : ton code et {{count}} fichiers.',
  problems: {
    empty: 'Il faut un nom au fichier.',
    too_long: '{{name}} : ce nom est trop long.',
    too_deep: '{{name}} est dans trop de dossiers imbriqués.',
    absolute:
      '{{name}} désigne un endroit d’un seul ordinateur. Un nom commence par le fichier ou son dossier, par exemple img/chat.png.',
    parent: '{{name}} sort du projet. Un nom ne peut pas contenir « .. ».',
    characters: '{{name}} : évite les caractères comme #, %, *, ", <, > et | dans le nom.',
    reserved:
      '{{name}} : un nom ne peut ni commencer ni finir par un point ou une espace, et Windows se réserve quelques mots.',
    extension: '{{name}} : les fichiers qui finissent ainsi ne servent pas ici.',
    ending: '{{name}} : garde la fin du nom, qui dit ce que contient le fichier.',
    taken: 'Il y a déjà un fichier {{name}}, peut-être avec d’autres majuscules.',
    is_code: '{{name}}, c’est ton programme lui-même. Donne un autre nom à ce fichier.',
    too_large: '{{name}} est trop gros : un fichier peut faire {{size}} au plus.',
    full: 'Il n’y a plus de place pour {{name}}. Supprime des fichiers qui ne servent pas.',
    too_many: '{{name}} est de trop : un travail peut avoir {{limit}} fichiers.',
    type: '{{name}} ne fait pas partie des fichiers utilisables ici : PNG, JPEG, GIF, WebP, SVG, MP3, OGG, WAV, M4A, polices et textes en UTF-8.',
    heic: '{{name}} est une photo au format d’Apple (HEIC). Enregistre-la d’abord en JPEG.',
    broken: '{{name}} est abîmé : il y manque une partie de l’image ou du son.',
    nothing_in_it: '{{name}} est vide.',
    unreadable:
      'Impossible de lire {{name}}. Si c’est un dossier, choisis les fichiers qu’il contient.',
    not_a_zip: '{{name}} n’est pas un zip, ou il est abîmé.',
    zip_too_large: '{{name}} est plus gros que tous tes fichiers ne peuvent l’être ensemble.',
    zip_bomb: '{{name}} n’a pas été ouvert : décompressé, il serait beaucoup trop gros.',
    no_code:
      '{{name}} ne contient pas le programme de cette salle (main.py, index.html ou sketch.js).',
    code_too_long: 'Le code contenu dans {{name}} est trop long.',
  },
} satisfies SameKeys<typeof projectFiles>;
