import { rules } from './rule.ts';

/** Errors about functions that are called the wrong way. */
export const CALL_RULES = rules([
  {
    code: 'not-a-function',
    types: ['TypeError'],
    pattern: /^'(?<valueType>.+?)' object is not callable/,
    text: {
      en: 'Brackets `()` call a function, but before them there is {valueType}. Is a variable named like a function, or is a `*` missing?',
      fr: 'Les parenthèses `()` appellent une fonction, mais devant elles il y a {valueType}. Une variable porte-t-elle le nom d’une fonction, ou manque-t-il un `*` ?',
    },
  },
  {
    code: 'missing-argument',
    types: ['TypeError'],
    pattern:
      /^(?<name>.+?)\(\) missing \d+ required (?:positional|keyword-only) arguments?: (?<missing>.+)$/,
    text: {
      en: '`{name}` needs more values between its brackets. Missing: {missing}.',
      fr: '`{name}` attend d’autres valeurs entre ses parenthèses. Il manque : {missing}.',
    },
  },
  {
    code: 'unknown-argument',
    types: ['TypeError'],
    pattern: /^(?<name>.+?)\(\) got an unexpected keyword argument '(?<argument>.+?)'/,
    text: {
      en: '`{name}` has no setting called `{argument}`. Check its spelling.',
      fr: '`{name}` ne connaît pas de réglage `{argument}`. Vérifie son orthographe.',
    },
  },
  {
    code: 'choice-needs-list',
    types: ['TypeError'],
    pattern: /^Random\.(?<name>choice|shuffle)\(\) takes 2 positional arguments but \d+ were given/,
    text: {
      en: '`{name}` takes one list. Put square brackets around its elements: `random.{name}([1, 2, 3])`.',
      fr: '`{name}` prend une seule liste. Mets des crochets autour des éléments : `random.{name}([1, 2, 3])`.',
    },
  },
  {
    code: 'too-many-arguments',
    types: ['TypeError'],
    pattern: /^(?<name>.+?)\(\) takes .+ but \d+ (?:was|were) given/,
    text: {
      en: '`{name}` is given more values than it takes. Count what’s between its brackets here.',
      fr: '`{name}` reçoit plus de valeurs qu’il n’en prend. Compte ce qu’il y a entre ses parenthèses ici.',
    },
  },
  {
    code: 'wrong-number-of-arguments',
    types: ['TypeError'],
    pattern:
      /^(?<name>[\w.]+?)(?:\(\))? (?:takes .+ \(\d+ given\)|expected .+ arguments?, got \d+)/,
    text: {
      en: '`{name}` doesn’t take that many values between its brackets. Look up how many it needs.',
      fr: '`{name}` ne prend pas ce nombre de valeurs entre ses parenthèses. Regarde combien il lui en faut.',
    },
  },
]);
