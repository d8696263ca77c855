import { rules } from './rule.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];
/** Pattern of the code before something, without text in quotation marks or in a comment. */
const BEFORE = `^(?:[^"'#]|"[^"]*"|'[^']*')*?`;

/** Numbers that are written or used as in a school book and not as in Python. */
export const NUMBER_RULES = rules([
  {
    code: 'unit-after-number',
    types: SYNTAX,
    line: new RegExp(String.raw`${BEFORE}\d\s*(?<unit>[€$£°]|%\s*(?=[),\]]|#|$))`),
    text: {
      en: 'In Python, a number stands alone, without `{unit}`. To show the symbol, put it in a text: `print(price, "€")`. For 20 percent, calculate with `0.2`.',
      fr: 'En Python, un nombre s’écrit seul, sans `{unit}`. Pour afficher le symbole, mets-le dans un texte : `print(prix, "€")`. Pour 20 pour cent, calcule avec `0.2`.',
    },
  },
  {
    code: 'spaces-in-number',
    types: SYNTAX,
    pattern: /^invalid syntax|^invalid non-printable character U\+(?:00A0|202F)/,
    line: new RegExp(
      String.raw`${BEFORE}(?<![\w.])(?<number>\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?!\d)`,
    ),
    text: {
      en: 'Write a number without spaces: `1000000`, or `1_000_000` to read it more easily.',
      fr: 'Un nombre s’écrit sans espace : `1000000`, ou `1_000_000` pour le lire plus facilement.',
    },
  },
  {
    code: 'times-sign-missing',
    types: SYNTAX,
    pattern: /^invalid (?:decimal|imaginary|hexadecimal) literal/,
    line: new RegExp(
      String.raw`${BEFORE}(?:[=+\-*/(,<>]|\breturn)\s*(?<number>\d+)(?<name>\p{L})(?![\p{L}\p{N}_])`,
      'u',
    ),
    text: {
      en: 'Python doesn’t multiply unless you tell it to: `{number}{name}` is written `{number} * {name}`. If `{name}` is a unit, leave it out.',
      fr: 'Python ne multiplie que si on le demande : `{number}{name}` s’écrit `{number} * {name}`. Si `{name}` est une unité, enlève-la.',
    },
  },
  {
    code: 'range-with-colon',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /\brange\s*\([^()]*[:;][^()]*\)/,
    text: {
      en: 'Separate the numbers of `range` with a comma: `range(1, 10)`.',
      fr: 'Les nombres de `range` se séparent par une virgule : `range(1, 10)`.',
    },
  },
  {
    code: 'range-without-brackets',
    types: SYNTAX,
    pattern: /^invalid syntax|^expected ':'/,
    line: /\bin\s+range\s+(?<number>[\w.]+)/,
    text: {
      en: '`range` needs brackets: `range({number})`.',
      fr: '`range` a besoin de parenthèses : `range({number})`.',
    },
  },
  {
    code: 'number-in-quotes',
    types: ['TypeError'],
    pattern: /^can't multiply sequence|^must be real number|^unsupported operand|^bad operand/,
    line: /^(?!.*\*)[^"']*\w\s*\((?:[^"'()]*,)?\s*(?<text>"-?\d+(?:\.\d+)?"|'-?\d+(?:\.\d+)?')\s*[,)]/,
    text: {
      en: 'This needs a number, and {text} is a text because of its quotation marks. Write the number without them.',
      fr: 'Il faut un nombre ici, et {text} est un texte à cause de ses guillemets. Écris le nombre sans guillemets.',
    },
  },
  {
    code: 'decimal-comma',
    types: ['TypeError'],
    pattern:
      /^can only concatenate tuple \(not "(?:int|float)"|^unsupported operand .+'(?:tuple' and '(?:int|float)|(?:int|float)' and 'tuple)'|between instances of '(?:tuple' and '(?:int|float)|(?:int|float)' and 'tuple)'|^type tuple doesn't define __round__|^must be real number, not tuple|^(?:float|int)\(\) argument must be .+, not 'tuple'/,
    text: {
      en: 'One of the values here isn’t one number but several, a tuple. The comma makes one: decimal numbers are written with a point, `3.5` and not `3,5`.',
      fr: 'Une des valeurs ici n’est pas un nombre mais plusieurs, un tuple. C’est la virgule qui le crée : un nombre décimal s’écrit avec un point, `3.5` et pas `3,5`.',
    },
  },
  {
    code: 'power-sign',
    types: ['TypeError'],
    pattern: /^unsupported operand type\(s\) for \^=?: '(?:int|float)' and '(?:int|float)'/,
    text: {
      en: '`^` isn’t a power in Python. Write `**`: `x ** 2` is the square of `x`.',
      fr: '`^` n’est pas une puissance en Python. Écris `**` : `x ** 2` est le carré de `x`.',
    },
  },
  {
    code: 'number-needed',
    types: ['TypeError'],
    pattern:
      /^(?:type |bad operand type for (?:abs\(\)|unary [+-]): '|must be real number, not |%\w format: .+ required, not )(?!NoneType|method|function|builtin)(?<valueType>\w+)/,
    text: {
      en: 'This needs a number, and it got {valueType}. What `input()` gives is a text: `int(…)` or `float(…)` turns it into a number.',
      fr: 'Il faut un nombre ici, et c’est {valueType}. Ce que donne `input()` est un texte : `int(…)` ou `float(…)` en fait un nombre.',
    },
  },
  {
    code: 'number-too-long',
    types: ['ValueError'],
    pattern: /^Exceeds the limit \((?<digits>\d+) digits\)/,
    text: {
      en: 'This number has more than {digits} digits. Python can calculate with it, but won’t show it.',
      fr: 'Ce nombre a plus de {digits} chiffres. Python sait calculer avec, mais ne l’affiche pas.',
    },
  },
  {
    code: 'wrong-format',
    types: ['ValueError'],
    pattern: /^(?:Invalid format specifier|Unknown format code|Format specifier missing)/,
    text: {
      en: 'After the colon in the braces, you say how to show the value, and Python doesn’t know this way. Two decimals are `{x:.2f}`, and that’s for numbers only.',
      fr: 'Après les deux-points entre accolades, on dit comment afficher la valeur, et Python ne connaît pas cette façon. Deux décimales : `{x:.2f}`, et seulement pour un nombre.',
    },
  },
]);
