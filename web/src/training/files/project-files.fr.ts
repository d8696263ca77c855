import type { SameKeys } from '../../lib/texts.ts';
import type projectFiles from './project-files.en.ts';

export default {
  title: 'Fichiers',
  choose: 'Ajouter des fichiers',
  choose_text:
    'Des images, des sons, de courts films, des polices, des modèles 3D, des données (CSV, JSON, texte) ou encore du code. Tu peux aussi les déposer ici ou coller une image.',
  library: 'Bibliothèque',
  library_text: 'Personnages, animaux, blocs, décors, sons et données, prêts à l’emploi.',
  added_one: '{{name}} est dans tes fichiers.',
  added_other: '{{count}} fichiers ont été ajoutés.',
  converted:
    '{{name}} était enregistré en {{encoding}}, comme le fait souvent Excel. Ici, il est en UTF-8, comme les programmes l’attendent : vérifie que les accents sont justes.',
  converted_more_one: '{{count}} autre fichier a été converti de la même façon.',
  converted_more_other: '{{count}} autres fichiers ont été convertis de la même façon.',
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
  upload: {
    label: 'Envoyé dans ton compte',
    sending: 'En route vers ton compte : {{sent}} sur {{total}}',
    step: '{{percent}} % envoyés',
    done: 'Tous les fichiers sont envoyés.',
    cancel: 'Arrêter',
    cancelled:
      'Les fichiers ne sont que dans ce navigateur : leur envoi dans ton compte a été arrêté.',
    failed: 'Des fichiers ne sont pas encore arrivés dans ton compte. Ce navigateur les garde.',
    retry: 'Renvoyer',
  },
  action_of: '{{action}} : {{name}}',
  copy: 'Copier le code qui l’utilise',
  copied: 'Copié : {{text}}',
  copy_failed: 'La copie n’a pas marché.',
  runs_first: 's’exécute avant ton sketch',
  runs_as: 's’exécute avant ton sketch, en position {{number}} sur {{count}}',
  run_earlier: 'Exécuter plus tôt',
  run_later: 'Exécuter plus tard',
  moved: '{{name}} s’exécute maintenant en position {{number}} sur {{count}}.',
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
  zip: 'Tout ton travail',
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
    extension: '{{name}} : les fichiers qui finissent ainsi ne peuvent pas servir ici.',
    ending: '{{name}} : garde la fin du nom, qui dit ce que contient le fichier.',
    taken: 'Il y a déjà un fichier {{name}}, peut-être avec d’autres majuscules.',
    is_code: '{{name}}, c’est ton programme lui-même. Donne un autre nom à ce fichier.',
    too_large: '{{name}} est trop gros : un fichier peut faire {{size}} au plus.',
    full: 'Il n’y a plus de place pour {{name}}. Supprime des fichiers qui ne servent pas.',
    too_many: '{{name}} est de trop : tu peux avoir {{limit}} fichiers.',
    not_as_named:
      '{{name}} n’est pas ce que dit la fin de son nom, ou il est abîmé. Ouvre-le sur ton appareil pour voir ce que c’est, ou enregistre-le à nouveau.',
    type: '{{name}} ne fait pas partie des fichiers utilisables ici : PNG, JPEG, GIF, WebP, SVG, MP3, OGG, WAV, M4A, MP4, WebM, STL, polices et textes.',
    workbook:
      '{{name}} est un classeur d’Excel ou de LibreOffice, pas un texte. Dans Excel, choisis « Enregistrer sous », puis « CSV UTF-8 (délimité par des virgules) », et ajoute ce fichier-là.',
    no_text:
      '{{name}} porte le nom d’un texte, mais c’est un autre type de fichier, ou un texte dans un encodage inconnu ici. Enregistre-le à nouveau en « UTF-8 ».',
    heic: '{{name}} est une photo au format d’Apple (HEIC). Enregistre-la d’abord en JPEG.',
    film: '{{name}} est un film d’un type que tous les navigateurs ne lisent pas, comme MOV, AVI ou MKV. Exporte-le en MP4, puis ajoute ce fichier-là.',
    film_tracks:
      '{{name}} contient autre chose que des images et du son, par exemple des sous-titres ou des lieux, et on ne peut pas l’enlever de ce film. Exporte-le à nouveau en MP4 sans cela.',
    film_too_large:
      '{{name}} est trop gros : un fichier peut faire {{size}} au plus. Raccourcis le film, ou exporte-le avec moins de pixels, par exemple en 360p.',
    more_one: '{{count}} autre fichier n’a pas été ajouté.',
    more_other: '{{count}} autres fichiers n’ont pas été ajoutés.',
    broken: '{{name}} est abîmé : il manque une partie de l’image, du son, du film ou du modèle.',
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
