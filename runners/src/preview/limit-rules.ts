/** Errors about features that a preview lacks or forbids: missing files, storage, devices. */
export const LIMIT_RULES = [
  {
    code: 'missing-file-capitals',
    names: ['MissingFile'],
    pattern: /^(?<name>.+) \(capitals: (?<closest>.+)\)$/,
    text: {
      en: 'The file is called `{closest}`, not `{name}`. Capital and small letters count.',
      fr: 'Le fichier s’appelle `{closest}`, pas `{name}`. Les majuscules et les minuscules comptent.',
    },
  },
  {
    code: 'missing-file-folder',
    names: ['MissingFile'],
    pattern: /^(?<name>.+) \(folder: (?<closest>.+)\)$/,
    text: {
      en: '`{name}` isn’t among your files, but `{closest}` is. Write the name exactly as in the list of files, folder included.',
      fr: '`{name}` n’est pas dans tes fichiers, mais `{closest}` y est. Écris le nom exactement comme dans la liste des fichiers, dossier compris.',
    },
  },
  {
    code: 'missing-file-closest',
    names: ['MissingFile'],
    pattern: /^(?<name>.+) \((?:ending|spelling): (?<closest>.+)\)$/,
    text: {
      en: 'There is no file `{name}` in this project. Did you mean `{closest}`?',
      fr: 'Il n’y a pas de fichier `{name}` dans ce projet. Voulais-tu dire `{closest}` ?',
    },
  },
  {
    code: 'missing-file',
    names: ['MissingFile'],
    pattern: /^(?<name>.+)$/,
    text: {
      en: 'There is no file `{name}` in this project. Add it with the “Files” button, or check its name.',
      fr: 'Il n’y a pas de fichier `{name}` dans ce projet. Ajoute-le avec le bouton « Fichiers », ou vérifie son nom.',
    },
  },
  {
    code: 'unreadable-file',
    names: ['UnreadableFile'],
    pattern: /^(?<name>.+)$/,
    text: {
      en: '`{name}` is there, but it can’t be read as what this line asks for. Check its content, or use the function for this kind of file.',
      fr: '`{name}` est bien là, mais on ne peut pas le lire comme cette ligne le demande. Vérifie son contenu, ou utilise la fonction prévue pour ce type de fichier.',
    },
  },
  {
    code: 'too-many-workers',
    names: ['RangeError'],
    pattern: /^More than (?<most>\d+) workers/,
    text: {
      en: 'A preview has at most {most} workers at a time. End those that are done with `terminate()`, or give one of them more to do.',
      fr: 'Un aperçu a au plus {most} workers à la fois. Arrête ceux qui ont fini avec `terminate()`, ou donne plus de travail à l’un d’eux.',
    },
  },
  {
    code: 'no-cookies',
    names: ['SecurityError'],
    pattern: /cookie/i,
    text: {
      en: 'A preview has no cookies. To remember something, use `localStorage`, which works here: `localStorage.setItem("name", "Ada")`.',
      fr: 'Un aperçu n’a pas de cookies. Pour retenir quelque chose, utilise `localStorage`, qui marche ici : `localStorage.setItem("nom", "Ada")`.',
    },
  },
  {
    code: 'no-database',
    names: ['SecurityError'],
    pattern: /IDBFactory|Indexed ?D/i,
    text: {
      en: 'A preview has no IndexedDB. For what fits in a text, use `localStorage`, which works here; for lists and objects, with `JSON.stringify`.',
      fr: 'Un aperçu n’a pas d’IndexedDB. Pour ce qui tient dans des textes, utilise `localStorage`, qui marche ici ; pour les listes et les objets, avec `JSON.stringify`.',
    },
  },
  {
    code: 'not-in-preview',
    names: ['SecurityError'],
    pattern: /^/,
    text: {
      en: 'A preview isn’t allowed to do this: it’s kept apart from everything else in your browser. In a saved page it may work.',
      fr: 'Un aperçu n’a pas le droit de faire ça : il est séparé de tout le reste de ton navigateur. Dans une page enregistrée, ça peut marcher.',
    },
  },
  {
    code: 'storage-full',
    names: ['QuotaExceededError'],
    pattern: /^/,
    text: {
      en: 'The storage is full: everything your program stores can have 200,000 characters in all. Delete something with `removeItem`, or store less.',
      fr: 'Le stockage est plein : tout ce que ton programme garde peut faire 200 000 caractères. Efface quelque chose avec `removeItem`, ou garde moins de choses.',
    },
  },
  {
    code: 'device-closed',
    names: ['NotAllowedError'],
    pattern: /^Permission denied/,
    text: {
      en: 'Camera and microphone stay off in previews, so that no program can film or listen unnoticed. In a saved page your browser asks you first.',
      fr: 'La caméra et le micro restent coupés dans l’aperçu, pour qu’aucun programme ne puisse te filmer ou t’écouter sans que tu le saches. Dans une page enregistrée, ton navigateur te demande d’abord.',
    },
  },
  {
    code: 'sound-needs-press',
    names: ['NotAllowedError'],
    pattern: /play\(\)|interact/,
    text: {
      en: 'Browsers play a sound only after a click or a key. Start it in a function such as `mousePressed`, or in a click on a button.',
      fr: 'Les navigateurs ne jouent un son qu’après un clic ou une touche. Lance-le dans une fonction comme `mousePressed`, ou au clic sur un bouton.',
    },
  },
] as const;
