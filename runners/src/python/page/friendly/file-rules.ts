import { rules } from './rule.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];

/** Files, their texts, and modules that are files of the learner's own. */
export const FILE_RULES = rules([
  {
    code: 'file-opened-otherwise',
    types: ['UnsupportedOperation'],
    pattern: /^(?:not readable|not writable|read|write)/,
    text: {
      en: 'The file was opened for something else. `open(name)` reads, `open(name, "w")` writes over it, `open(name, "a")` adds at the end.',
      fr: 'Le fichier a été ouvert pour autre chose. `open(nom)` lit, `open(nom, "w")` écrase tout, `open(nom, "a")` ajoute à la fin.',
    },
  },
  {
    code: 'file-closed',
    types: ['ValueError'],
    pattern: /^I\/O operation on closed file/,
    text: {
      en: 'This file is already closed. Work with it before `close()`, or inside the indented block under `with`.',
      fr: 'Ce fichier est déjà fermé. Utilise-le avant `close()`, ou dans le bloc décalé sous `with`.',
    },
  },
  {
    code: 'file-takes-text',
    types: ['TypeError'],
    pattern: /^write\(\) argument must be str, not (?<valueType>\w+)/,
    text: {
      en: '`write` writes text, and here it gets {valueType}. Turn it into text with `str(…)`; a new line begins with `"\\n"`.',
      fr: '`write` écrit du texte, et ici il reçoit {valueType}. Change-le en texte avec `str(…)` ; `"\\n"` passe à la ligne.',
    },
  },
  {
    code: 'file-mode-unknown',
    types: ['ValueError'],
    pattern:
      /^invalid mode: (?<mode>'.*')|^must have exactly one of create\/read\/write\/append mode/,
    text: {
      en: 'The second value of `open` says what for: `"r"` to read, `"w"` to write over it, `"a"` to add at the end.',
      fr: 'La deuxième valeur de `open` dit pour quoi faire : `"r"` pour lire, `"w"` pour tout écraser, `"a"` pour ajouter à la fin.',
    },
  },
  {
    code: 'not-json',
    types: ['JSONDecodeError'],
    pattern: /: line (?<row>\d+) column (?<column>\d+) \(char \d+\)$/,
    text: {
      en: 'This text isn’t valid JSON: it goes wrong on its line {row}, at character {column}. JSON wants double quotes `"` around keys and texts, no comma after the last value, and one value in all.',
      fr: 'Ce texte n’est pas du JSON valide : ça coince à sa ligne {row}, au caractère {column}. JSON veut des guillemets doubles `"` autour des clés et des textes, pas de virgule après la dernière valeur, et une seule valeur en tout.',
    },
  },
  {
    code: 'backslash-in-text',
    types: SYNTAX,
    pattern: /^\(unicode error\) 'unicodeescape' codec/,
    text: {
      en: 'A backslash `\\` in a text begins a special character. Write `\\\\`, or `/` in the path of a file.',
      fr: 'Dans un texte, la barre `\\` commence un caractère spécial. Écris `\\\\`, ou `/` dans le chemin d’un fichier.',
    },
  },
  {
    code: 'backslash-outside-text',
    types: SYNTAX,
    pattern: /^unexpected character after line continuation/,
    line: /^(?!\s*[A-Z]:\\)/,
    text: {
      en: 'A backslash `\\` outside a text continues on the line below, so nothing can follow it, not even a space. To divide, write `/`; a text goes in quotation marks.',
      fr: 'Hors d’un texte, la barre `\\` continue sur la ligne d’après : rien ne doit la suivre, même pas un espace. Pour diviser, écris `/` ; un texte se met entre guillemets.',
    },
  },
  {
    code: 'import-with-ending',
    types: ['ModuleNotFoundError'],
    line: /^\s*(?:import|from)\s+(?<module>[\w.]+)\.py\b/,
    text: {
      en: 'Import a file without its ending: `{module}` and not `{module}.py`.',
      fr: 'Un fichier s’importe sans sa fin : `{module}` et pas `{module}.py`.',
    },
  },
  {
    code: 'import-with-dot',
    types: ['ImportError'],
    pattern: /^attempted relative import with no known parent package/,
    text: {
      en: 'Import files next to the program without a dot: `import helper`, or `from helper import draw`.',
      fr: 'Les fichiers à côté du programme s’importent sans point : `import outils`, ou `from outils import dessine`.',
    },
  },
]);
