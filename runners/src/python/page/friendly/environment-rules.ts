import { rules } from './rule.ts';

/** Errors about the program's environment: memory, time, files, libraries, the browser. */
export const ENVIRONMENT_RULES = rules([
  {
    code: 'calls-itself-for-ever',
    types: ['RecursionError'],
    text: {
      en: 'A function calls itself again and again, without end. It needs a case in which it stops.',
      fr: 'Une fonction s’appelle elle-même encore et encore, sans fin. Il lui faut un cas où elle s’arrête.',
    },
  },
  {
    code: 'out-of-memory',
    types: ['MemoryError'],
    text: {
      en: 'The program wanted more memory than there is. Does a list or a text grow without end?',
      fr: 'Le programme a demandé plus de mémoire qu’il n’y en a. Une liste ou un texte grandit-il sans fin ?',
    },
  },
  {
    code: 'no-more-input',
    types: ['EOFError'],
    text: {
      en: '`input()` asks more often than there are answers.',
      fr: '`input()` pose plus de questions qu’il n’y a de réponses.',
    },
  },
  {
    code: 'took-too-long',
    types: ['Timeout'],
    text: {
      en: 'The program ran for much longer than it should, so it was stopped. Is there a loop that never ends?',
      fr: 'Le programme a tourné bien plus longtemps que nécessaire, alors il a été arrêté. Une boucle ne finit-elle jamais ?',
    },
  },
  {
    code: 'printed-too-much',
    types: ['OutputLimit'],
    text: {
      en: 'The program printed far too much. Is there a loop that never ends?',
      fr: 'Le programme a affiché beaucoup trop de choses. Une boucle ne finit-elle jamais ?',
    },
  },
  {
    code: 'stopped-by-itself',
    types: ['SystemExit', 'KeyboardInterrupt'],
    text: {
      en: 'The program ended itself before its last line.',
      fr: 'Le programme s’est arrêté lui-même avant sa dernière ligne.',
    },
  },
  {
    code: 'file-named-otherwise',
    types: ['FileNotFoundError'],
    pattern:
      /No such file or directory: (?<name>.+?) \((?:capitals|folder|ending|spelling): (?<closest>.+)\)$/,
    text: {
      en: 'There’s no file {name}. Did you mean `{closest}`? Capital and small letters count, and so do folders.',
      fr: 'Il n’y a pas de fichier {name}. Voulais-tu dire `{closest}` ? Les majuscules, les minuscules et les dossiers comptent.',
    },
  },
  {
    code: 'file-missing',
    types: ['FileNotFoundError'],
    pattern: /No such file or directory: (?<name>.+)$/,
    text: {
      en: 'There’s no file {name} next to this program. In a training room, you can add it with the “Files” button; or the program has to write it before it reads it.',
      fr: 'Il n’y a pas de fichier {name} à côté de ce programme. Dans une salle d’entraînement, ajoute-le avec le bouton « Fichiers » ; sinon, le programme l’écrit avant de le lire.',
    },
  },
  {
    code: 'no-network',
    types: [
      'URLError',
      'gaierror',
      'ConnectionRefusedError',
      'ConnectionResetError',
      'RemoteDisconnected',
      'SMTPServerDisconnected',
      'OSError',
    ],
    pattern:
      /Host is unreachable|urlopen error|socket|name resolution|closed connection|Connection (?:unexpectedly closed|refused|reset)/i,
    text: {
      en: 'Programs can’t reach the internet from here: that keeps your computer and your account safe.',
      fr: 'Les programmes n’ont pas accès à Internet ici : cela protège ton ordinateur et ton compte.',
    },
  },
  {
    code: 'no-such-time-zone',
    types: ['ZoneInfoNotFoundError'],
    pattern: /^['"]No time zone found with key (?<name>[^\s"']+?)\.?(?:\s|['"])/,
    text: {
      en: 'There’s no time zone called `{name}`. Their names are a region and a city in English, such as `Europe/Paris` or `America/New_York`.',
      fr: 'Il n’y a pas de fuseau horaire `{name}`. Leurs noms sont une région et une ville en anglais, comme `Europe/Paris` ou `America/New_York`.',
    },
  },
  {
    code: 'no-event-loop',
    types: ['RuntimeError'],
    pattern:
      /^There is no current event loop|^no running event loop|cannot be called from a running event loop/,
    text: {
      en: 'Programs with `async` begin in one place: `asyncio.run(main())`, where `main` is your first `async def`. Call it once, outside any `async def`.',
      fr: 'Un programme avec `async` commence à un seul endroit : `asyncio.run(main())`, où `main` est ta première fonction `async def`. On l’appelle une fois, hors de tout `async def`.',
    },
  },
  {
    code: 'library-unavailable',
    types: ['PackagesUnavailable'],
    pattern: /^(?<names>.+)$/,
    text: {
      en: 'The library {names} could not be downloaded, so the program was not started. Try again; if you’re online, the network here may be blocking it.',
      fr: 'Impossible de télécharger la bibliothèque {names}, donc le programme n’a pas démarré. Réessaie ; si tu es en ligne, le réseau où tu es la bloque peut-être.',
    },
  },
  {
    code: 'library-stalled',
    types: ['PackagesStalled'],
    pattern: /^(?<names>.+)$/,
    text: {
      en: 'The library {names} isn’t arriving: nothing has come for 20 seconds, so the program was not started. Try again; if it happens again, the network here is holding it back, and the person who looks after it can read our help page for network administrators.',
      fr: 'La bibliothèque {names} n’arrive pas : rien n’est venu depuis 20 secondes, donc le programme n’a pas démarré. Réessaie ; si ça continue, c’est le réseau où tu es qui la bloque, et la personne qui s’en occupe peut lire notre page d’aide pour les administrateurs réseau.',
    },
  },
  {
    code: 'no-webassembly',
    types: ['PythonUnsupported'],
    pattern: /WebAssembly is not defined|variable: WebAssembly/,
    text: {
      en: 'This browser doesn’t let pages use WebAssembly, which Python needs. Some protections switch it off, such as the lockdown mode of iPhones or a strict security level: allow it for Codivia, or use another browser. Your code is kept.',
      fr: 'Ce navigateur ne laisse pas les pages utiliser WebAssembly, dont Python a besoin. Certaines protections le désactivent, comme le mode isolement des iPhone ou un niveau de sécurité strict : autorise-le pour Codivia, ou prends un autre navigateur. Ton code est conservé.',
    },
  },
  {
    code: 'no-memory-for-python',
    types: ['PythonUnsupported'],
    pattern: /out of memory|allocat/i,
    text: {
      en: 'There isn’t enough free memory for Python. Close other tabs and programs, then try again. Your code is kept.',
      fr: 'Il n’y a pas assez de mémoire libre pour Python. Ferme d’autres onglets et programmes, puis réessaie. Ton code est conservé.',
    },
  },
  {
    code: 'browser-lacks-something',
    types: ['PythonUnsupported'],
    text: {
      en: 'This browser is missing something that Python needs. Update it, or use a current Firefox, Chrome, Edge or Safari. Your code is kept.',
      fr: 'Il manque à ce navigateur quelque chose dont Python a besoin. Mets-le à jour, ou prends une version actuelle de Firefox, Chrome, Edge ou Safari. Ton code est conservé.',
    },
  },
  {
    code: 'python-stalled',
    types: ['PythonUnavailable'],
    pattern: /nothing has come for \d+ s/,
    text: {
      en: 'Python isn’t arriving: nothing has come for 20 seconds. Press Run again; if it happens again, something on the network is holding it back. Your code is kept.',
      fr: 'Python n’arrive pas : rien n’est venu depuis 20 secondes. Appuie encore sur Exécuter ; si ça continue, quelque chose le bloque en route. Ton code est conservé.',
    },
  },
  {
    code: 'python-unavailable',
    types: ['PythonUnavailable'],
    text: {
      en: 'Python could not be loaded. Press Run again; if you’re online, something on the network may be blocking it. Your code is kept.',
      fr: 'Python n’a pas pu se charger. Appuie encore sur Exécuter ; si tu es en ligne, quelque chose le bloque peut-être en route. Ton code est conservé.',
    },
  },
  {
    code: 'python-crashed',
    types: ['PythonCrashed'],
    text: {
      en: 'The program crashed Python itself, so it was restarted. Your code is kept; does something in it grow without end?',
      fr: 'Le programme a fait planter Python lui-même, qui a été relancé. Ton code est conservé ; quelque chose y grandit-il sans fin ?',
    },
  },
  {
    code: 'other-error',
    types: [],
    text: {
      en: 'Python stopped with an error of the kind `{kind}`. The last line of the details says more.',
      fr: 'Python s’est arrêté sur une erreur du genre `{kind}`. La dernière ligne des détails en dit plus.',
    },
  },
]);
