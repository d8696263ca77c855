import { rules } from './rule.ts';

/** Errors about values of the right kind that do not fit. */
export const VALUE_RULES = rules([
  {
    code: 'text-is-no-whole-number',
    types: ['ValueError'],
    pattern: /^invalid literal for int\(\) with base \d+: (?<value>.+)$/s,
    text: {
      en: '`int(…)` can’t make a whole number from {value}. It can only contain digits; for a decimal number, there’s `float(…)`.',
      fr: '`int(…)` ne peut pas faire un nombre entier avec {value}. Il ne doit y avoir que des chiffres ; pour un nombre à virgule, il y a `float(…)`.',
    },
  },
  {
    code: 'text-is-no-number',
    types: ['ValueError'],
    pattern: /^could not convert string to float: (?<value>.+)$/s,
    text: {
      en: '`float(…)` can’t make a number from {value}. It wants digits, and a point (not a comma) before the decimals.',
      fr: '`float(…)` ne peut pas faire un nombre avec {value}. Il veut des chiffres, et un point (pas une virgule) avant les décimales.',
    },
  },
  {
    code: 'names-and-values-differ',
    types: ['ValueError', 'TypeError'],
    pattern: /values to unpack|^cannot unpack (?!non-iterable NoneType)/,
    text: {
      en: 'There aren’t as many names on the left of the `=` as values on its right.',
      fr: 'Il n’y a pas autant de noms à gauche du `=` que de valeurs à droite.',
    },
  },
  {
    code: 'not-found-inside',
    types: ['ValueError'],
    pattern: /(?:is not in|not in) (?:list|tuple|deque)|^substring not found/,
    text: {
      en: 'What you’re looking for isn’t there. Check with `in` first.',
      fr: 'Ce que tu cherches n’y est pas. Vérifie d’abord avec `in`.',
    },
  },
  {
    code: 'nothing-to-choose-from',
    types: ['ValueError', 'IndexError', 'StatisticsError'],
    pattern:
      /iterable argument is empty$|^empty range|^Cannot choose from an empty|^pop from (?:an )?empty|^(?:max|min)\(\) arg is an empty|requires? at least one data point|^no (?:median|mode) for empty data/,
    text: {
      en: 'There’s nothing to take from: what’s given here is empty.',
      fr: 'Il n’y a rien à prendre : ce qui est donné ici est vide.',
    },
  },
  {
    code: 'not-calculable',
    types: ['ValueError'],
    pattern: /^math domain error|nonnegative|must be positive/,
    text: {
      en: 'This calculation has no result for that number, like the square root of a negative number.',
      fr: 'Ce calcul n’a pas de résultat pour ce nombre, comme la racine carrée d’un nombre négatif.',
    },
  },
  {
    code: 'array-shapes-differ',
    types: ['ValueError'],
    pattern:
      /^operands could not be broadcast together with shapes .+|^(?:matmul|shapes) .*(?:mismatch|not aligned)/,
    text: {
      en: 'These arrays have different shapes, so you can’t calculate with them together. `print(a.shape)` shows the shape of an array.',
      fr: 'Ces tableaux n’ont pas la même forme, donc on ne peut pas calculer avec les deux. `print(a.shape)` montre la forme d’un tableau.',
    },
  },
  {
    code: 'wrong-value',
    types: ['ValueError'],
    text: {
      en: 'A value here is of the right kind, but it doesn’t fit. The last line of the details says why.',
      fr: 'Une valeur ici est du bon genre, mais elle ne convient pas. La dernière ligne des détails dit pourquoi.',
    },
  },
  {
    code: 'position-outside',
    types: ['IndexError'],
    text: {
      en: 'There’s nothing at that position. Positions start at 0, so the last one is the length minus 1.',
      fr: 'Il n’y a rien à cette position. Les positions commencent à 0 : la dernière est donc la longueur moins 1.',
    },
  },
  {
    code: 'division-by-zero',
    types: ['ZeroDivisionError'],
    text: {
      en: 'This line divides by zero, which no number allows. Check with an `if` before you divide.',
      fr: 'Cette ligne divise par zéro, ce qu’aucun nombre ne permet. Vérifie avec un `if` avant de diviser.',
    },
  },
  {
    code: 'too-big',
    types: ['OverflowError'],
    text: {
      en: 'The result is too big to calculate.',
      fr: 'Le résultat est trop grand pour être calculé.',
    },
  },
  {
    code: 'not-as-expected',
    types: ['AssertionError'],
    text: {
      en: 'An `assert` of the program found that something isn’t as it should be.',
      fr: 'Un `assert` du programme a constaté que quelque chose n’est pas comme prévu.',
    },
  },
]);
