import { rules } from './rule.ts';

/** Errors about functions that are called the wrong way. */
export const CALL_RULES = rules([
  {
    code: 'not-a-function',
    types: ['TypeError'],
    pattern: /^'(?<valueType>.+?)' object is not callable/,
    text: {
      en: 'Brackets `()` call a function, but before them stands {valueType}. Is a variable named like a function, or is a `*` missing?',
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
      en: '`{name}` knows no setting called `{argument}`. Check its spelling.',
      fr: '`{name}` ne connaît pas de réglage `{argument}`. Vérifie son orthographe.',
    },
  },
  {
    code: 'too-many-arguments',
    types: ['TypeError'],
    pattern: /^(?<name>.+?)\(\) takes .+ but \d+ (?:was|were) given/,
    text: {
      en: '`{name}` is given more values than it takes. Count what stands between its brackets here.',
      fr: '`{name}` reçoit plus de valeurs qu’il n’en prend. Compte ce qu’il y a entre ses parenthèses ici.',
    },
  },
  {
    code: 'wrong-number-of-arguments',
    types: ['TypeError'],
    pattern:
      /^(?<name>[\w.]+?)(?:\(\))? (?:takes .+ \(\d+ given\)|expected .+ arguments?, got \d+)/,
    text: {
      en: '`{name}` does not take that many values between its brackets. Look up how many it needs.',
      fr: '`{name}` ne prend pas ce nombre de valeurs entre ses parenthèses. Regarde combien il lui en faut.',
    },
  },
]);
