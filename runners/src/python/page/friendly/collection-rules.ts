import { rules } from './rule.ts';

/** Lists, dictionaries and other containers, used as if they were of another kind. */
export const COLLECTION_RULES = rules([
  {
    code: 'dictionary-grows-by-key',
    types: ['AttributeError'],
    pattern:
      /^'(?:dict|defaultdict|Counter)' object has no attribute '(?<name>append|push|add|insert|extend|remove|delete)'/,
    text: {
      en: 'A dictionary has no `.{name}`. Put a value in under its key, `d["key"] = value`, and take it out with `del d["key"]`.',
      fr: 'Un dictionnaire n’a pas de `.{name}`. On y range une valeur sous sa clé, `d["cle"] = valeur`, et on l’enlève avec `del d["cle"]`.',
    },
  },
  {
    code: 'set-grows-by-add',
    types: ['AttributeError'],
    pattern: /^'set' object has no attribute '(?<name>append|push|insert|extend)'/,
    text: {
      en: 'A set takes one more value with `.add(…)`, not `.{name}(…)`.',
      fr: 'Un ensemble reçoit une valeur de plus avec `.add(…)`, pas `.{name}(…)`.',
    },
  },
  {
    code: 'list-grows-by-append',
    types: ['IndexError'],
    pattern: /^list assignment index out of range/,
    text: {
      en: 'The list has nothing at that position yet, so it can’t be replaced. `.append(…)` adds a value at the end.',
      fr: 'La liste n’a encore rien à cette position, donc on ne peut pas le remplacer. `.append(…)` ajoute une valeur à la fin.',
    },
  },
  {
    code: 'two-names-in-loop',
    types: ['ValueError', 'TypeError'],
    pattern: /values to unpack|^cannot unpack non-iterable (?!NoneType)/,
    line: /\bfor\s+\w+\s*,\s*\w+\s+in\s+(?!zip\b|enumerate\b)[^()]+:/,
    text: {
      en: 'Each round needs as many values as there are names after `for`. A dictionary gives key and value with `.items()`, a list position and value with `enumerate(…)`.',
      fr: 'Chaque tour demande autant de valeurs que de noms après `for`. Un dictionnaire donne clé et valeur avec `.items()`, une liste position et valeur avec `enumerate(…)`.',
    },
  },
  {
    code: 'list-needed-for-position',
    types: ['TypeError'],
    pattern:
      /^(?:object of type )?'(?<valueType>dict_keys|dict_values|dict_items|map|filter|zip|set|generator|enumerate|reversed)' (?:object is not subscriptable|has no len)/,
    text: {
      en: 'The values in {valueType} have no positions, or are not counted yet. Make a list first: `list(…)`.',
      fr: 'Les valeurs dans {valueType} n’ont pas de position, ou ne sont pas encore comptées. Fais-en d’abord une liste : `list(…)`.',
    },
  },
  {
    code: 'changed-while-looping',
    types: ['RuntimeError'],
    pattern: /changed size during iteration|mutated during iteration/,
    text: {
      en: 'The loop goes through something while making it longer or shorter. Loop over a copy: `for x in list(things):`.',
      fr: 'La boucle parcourt quelque chose qu’elle allonge ou raccourcit en même temps. Parcours une copie : `for x in list(choses):`.',
    },
  },
  {
    code: 'nothing-more-to-come',
    types: ['StopIteration'],
    text: {
      en: '`next(…)` was asked for one more value, and there is none left.',
      fr: '`next(…)` demande une valeur de plus, et il n’y en a plus.',
    },
  },
  {
    code: 'split-needs-text',
    types: ['ValueError'],
    pattern: /^empty separator/,
    text: {
      en: '`split` needs a text to split at, or nothing between its brackets to split at spaces. `list(…)` gives the letters of a text.',
      fr: '`split` demande le texte où couper, ou rien entre ses parenthèses pour couper aux espaces. `list(…)` donne les lettres d’un texte.',
    },
  },
  {
    code: 'one-character-needed',
    types: ['TypeError'],
    pattern: /^ord\(\) expected a character|^ord\(\) expected string of length 1/,
    text: {
      en: '`ord` gives the number of a single character, and this text has none or several.',
      fr: '`ord` donne le numéro d’un seul caractère, et ce texte n’en a aucun ou en a plusieurs.',
    },
  },
  {
    code: 'separator-needs-text',
    types: ['TypeError'],
    pattern: /^(?<name>sep|end) must be None or a string/,
    text: {
      en: '`{name}` of `print` takes a text, in quotation marks: `{name}="-"`.',
      fr: '`{name}` de `print` prend un texte, entre guillemets : `{name}="-"`.',
    },
  },
  {
    code: 'named-place-without-value',
    types: ['KeyError'],
    line: /\{(?<name>\p{L}\w*)[^{}]*\}.*["']\s*\.format\(/u,
    text: {
      en: '`format` has no value for one of the names in braces: write `.format({name}=…)`, or an `f` before the quotation mark.',
      fr: '`format` n’a pas de valeur pour un des noms entre accolades : écris `.format({name}=…)`, ou un `f` devant le guillemet.',
    },
  },
  {
    code: 'comprehension-without-for',
    types: ['SyntaxError'],
    pattern: /^invalid syntax/,
    line: /[[{(]\s*(?![^\]})]*\bfor\b)[\w.]+\s+(?<name>\w+)\s+in\s+(?:range\b|\w+\s*[\]})])/,
    text: {
      en: 'The word `for` is missing: `[{name} for {name} in …]`.',
      fr: 'Il manque le mot `for` : `[{name} for {name} in …]`.',
    },
  },
  {
    code: 'comma-twice',
    types: ['SyntaxError'],
    pattern: /^invalid syntax/,
    line: /^(?:[^"'#]|"[^"]*"|'[^']*')*?,\s*,/,
    text: {
      en: 'Two commas follow each other, with no value in between.',
      fr: 'Deux virgules se suivent, sans valeur entre elles.',
    },
  },
]);
