import { rules } from './rule.ts';

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_.]*`;

/** Errors of wrong use while the program runs. `line` is the line that the learner has written. */
export const USE_RULES = rules([
  {
    code: 'square-brackets-for-call',
    types: ['TypeError'],
    pattern: /^'(?:builtin_function_or_method|function|method|type)' object is not subscriptable/,
    line: new RegExp(String.raw`(?<name>${NAME})\s*\[`, 'u'),
    text: {
      en: 'Call a function with round brackets: `{name}(…)`, not `{name}[…]`.',
      fr: 'Une fonction s’appelle avec des parenthèses : `{name}(…)`, pas `{name}[…]`.',
    },
  },
  {
    code: 'function-not-called',
    types: ['TypeError', 'ValueError'],
    pattern:
      /^a coroutine was expected, got <function|unsupported operand type\(s\) for .+'(?:builtin_function_or_method|function|method)'|not supported between instances of .*'(?:builtin_function_or_method|function|method)'/,
    text: {
      en: 'This is the function itself, not what it answers. Round brackets are missing after its name: `input()`.',
      fr: 'Il y a ici la fonction elle-même, pas ce qu’elle répond. Il manque des parenthèses après son nom : `input()`.',
    },
  },
  {
    code: 'too-few-values-for-text',
    types: ['IndexError', 'TypeError'],
    pattern: /^Replacement index \d+ out of range|^not enough arguments for format string/,
    text: {
      en: 'This text has more empty places than there are values for it. Give `format` one value for each, or write the names in an f-string.',
      fr: 'Ce texte a plus d’emplacements vides qu’il n’y a de valeurs. Donne à `format` une valeur pour chacun, ou écris les noms dans une f-string.',
    },
  },
  {
    code: 'too-many-values-for-text',
    types: ['TypeError'],
    pattern: /^not all arguments converted during string formatting/,
    text: {
      en: '`%` after a text fills its places, and there are more values than places. To get a remainder, make the text a number first: `int(…)`.',
      fr: '`%` après un texte remplit ses emplacements, et il y a plus de valeurs que d’emplacements. Pour un reste de division, change d’abord le texte en nombre : `int(…)`.',
    },
  },
  {
    code: 'text-minus-text',
    types: ['TypeError'],
    pattern: /^unsupported operand type\(s\) for (?<operator>-|\/|\/\/|\*\*|%): 'str' and 'str'/,
    text: {
      en: '`{operator}` calculates with numbers, and both sides are texts. What `input()` gives is a text: make it a number with `int(…)`.',
      fr: '`{operator}` calcule avec des nombres, et les deux côtés sont des textes. Ce que donne `input()` est un texte : change-le en nombre avec `int(…)`.',
    },
  },
  {
    code: 'text-times-text',
    types: ['TypeError'],
    pattern: /^can't multiply sequence by non-int of type '(?<valueType>.+?)'/,
    text: {
      en: '`*` repeats a text or a list a whole number of times, and here it gets {valueType}. To calculate, turn texts into numbers with `int(…)`.',
      fr: '`*` répète un texte ou une liste un nombre entier de fois, et ici il rencontre {valueType}. Pour calculer, change les textes en nombres avec `int(…)`.',
    },
  },
  {
    code: 'length-of-others',
    types: ['AttributeError'],
    pattern:
      /^'(?:str|list|tuple|dict|set)' object has no attribute '(?<name>length|lenght|lenth|lengh|longueur|size|len|Length|count_items)'/,
    text: {
      en: 'In Python, a function gives the length: `len(…)`, not `.{name}`.',
      fr: 'En Python, la longueur se demande avec une fonction : `len(…)`, pas `.{name}`.',
    },
  },
  {
    code: 'append-of-others',
    types: ['AttributeError'],
    pattern: /^'list' object has no attribute '(?<name>push|add|push_back|addItem|Add)'/,
    text: {
      en: 'Add one more element to a list with `.append(…)`, not `.{name}(…)`.',
      fr: 'Une liste reçoit un élément de plus avec `.append(…)`, pas `.{name}(…)`.',
    },
  },
  {
    code: 'cannot-grow',
    types: ['AttributeError'],
    pattern:
      /^'(?<ownerType>str|tuple|int|float|bool)' object has no attribute '(?<name>append|extend|insert|remove|pop|push|add)'/,
    text: {
      en: '`.{name}` is for lists, and this is {ownerType}. A text grows with `+`; for a list, start with `[]`.',
      fr: '`.{name}` est fait pour les listes, et ici il y a {ownerType}. Un texte s’allonge avec `+` ; pour une liste, commence par `[]`.',
    },
  },
  {
    code: 'key-with-dot',
    types: ['AttributeError'],
    pattern: /^'dict' object has no attribute '(?<name>\w+)'$/,
    text: {
      en: 'Reach the values of a dictionary with square brackets: `["{name}"]`, not `.{name}`.',
      fr: 'On atteint les valeurs d’un dictionnaire avec des crochets : `["{name}"]`, pas `.{name}`.',
    },
  },
  {
    code: 'loop-over-number',
    types: ['TypeError'],
    pattern: /^'(?:int|float)' object is not iterable/,
    line: /\bfor\b.*\bin\b/,
    text: {
      en: '`for` goes through several things, and this is one number. To count, write `range(…)` around it.',
      fr: '`for` parcourt plusieurs choses, et ceci est un seul nombre. Pour compter, entoure-le de `range(…)`.',
    },
  },
  {
    code: 'decimal-text-to-whole-number',
    types: ['ValueError'],
    pattern: /^invalid literal for int\(\) with base \d+: (?<value>'-?\d+[.,]\d*')/,
    text: {
      en: '`int` only makes whole numbers, and {value} has decimals. Use `float(…)`, with a point and no comma.',
      fr: '`int` ne fait que des nombres entiers, et {value} a des décimales. Utilise `float(…)`, avec un point et pas de virgule.',
    },
  },
  {
    code: 'nothing-typed',
    types: ['ValueError'],
    pattern:
      /^invalid literal for int\(\) with base \d+: ''|^could not convert string to float: ''/,
    text: {
      en: 'An empty text can’t become a number. Did somebody press Enter without typing anything?',
      fr: 'Un texte vide ne peut pas devenir un nombre. Quelqu’un a-t-il appuyé sur Entrée sans rien taper ?',
    },
  },
  {
    code: 'text-raised',
    types: ['TypeError'],
    pattern: /^exceptions must derive from BaseException/,
    text: {
      en: '`raise` needs an error, not a text: `raise ValueError("…")`.',
      fr: '`raise` demande une erreur, pas un texte : `raise ValueError("…")`.',
    },
  },
  {
    code: 'nothing-to-raise',
    types: ['RuntimeError'],
    pattern: /^No active exception to reraise/,
    text: {
      en: '`raise` alone passes on the error of an `except:`, and there isn’t one here. Say which: `raise ValueError("…")`.',
      fr: '`raise` tout seul transmet l’erreur d’un `except:`, et il n’y en a pas ici. Dis laquelle : `raise ValueError("…")`.',
    },
  },
]);
