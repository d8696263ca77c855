import { rules } from './rule.ts';

/** Rules for errors whose message is not enough: clues.py finds clues in the program. */
export const CLUE_RULES = rules([
  {
    code: 'missing-self',
    types: ['TypeError'],
    pattern: /^\w+\.(?<name>\w+)\(\)/,
    clue: /^selfless (?<parameters>.+)$/,
    text: {
      en: 'The first parameter of a function in a class is `self`: `def {name}({parameters}):`.',
      fr: 'Le premier paramètre d’une fonction dans une classe est `self` : `def {name}({parameters}):`.',
    },
  },
  {
    code: 'forgotten-self',
    types: ['NameError'],
    pattern: /Did you mean: 'self\.(?<name>.+?)'/,
    text: {
      en: 'Inside a class, what belongs to the object is written with `self`: `self.{name}`.',
      fr: 'Dans une classe, ce qui appartient à l’objet s’écrit avec `self` : `self.{name}`.',
    },
  },
  {
    code: 'known-in-function',
    types: ['NameError'],
    pattern: /^name '(?<name>.+?)' is not defined/,
    clue: /^in-function (?<place>.+)$/,
    text: {
      en: '`{name}` is created inside `{place}` and only known there. Give it back with `return {name}`, and keep it where you call the function: `{name} = {place}(…)`.',
      fr: '`{name}` est créé dans `{place}` et n’est connu que là. Renvoie-le avec `return {name}`, et garde-le là où tu appelles la fonction : `{name} = {place}(…)`.',
    },
  },
  {
    code: 'known-in-class',
    types: ['NameError'],
    pattern: /^name '(?<name>.+?)' is not defined/,
    clue: /^in-class (?<place>.+)$/,
    text: {
      en: '`{name}` belongs to the class `{place}`. Write the object in front of it, with a dot: `self.{name}` inside the class, the name of an object outside.',
      fr: '`{name}` appartient à la classe `{place}`. Écris l’objet devant, avec un point : `self.{name}` dans la classe, le nom d’un objet en dehors.',
    },
  },
  {
    code: 'name-used-early',
    types: ['NameError'],
    pattern: /^name '(?<name>.+?)' is not defined/,
    clue: /^later$/,
    text: {
      en: '`{name}` has no value yet when this line runs: it gets one further down, or on lines that weren’t reached. Give it one above this line.',
      fr: '`{name}` n’a pas encore de valeur quand cette ligne s’exécute : il en reçoit une plus bas, ou dans des lignes qui n’ont pas été atteintes. Donne-lui-en une avant cette ligne.',
    },
  },
  {
    code: 'name-in-french',
    types: ['NameError', 'AttributeError'],
    clue: /^french (?<name>\S+) (?<english>\S+)$/,
    text: {
      en: 'Python’s words are English: for `{name}`, write `{english}`.',
      fr: 'Les mots de Python sont en anglais : pour `{name}`, écris `{english}`.',
    },
  },
  {
    code: 'part-of-module',
    types: ['NameError'],
    pattern: /^name '(?<name>.+?)' is not defined/,
    clue: /^part (?<module>.+)$/,
    text: {
      en: '`{name}` is in the module `{module}`. Write both, with a dot between them: `{module}.{name}`.',
      fr: '`{name}` se trouve dans le module `{module}`. Écris les deux, séparés par un point : `{module}.{name}`.',
    },
  },
  {
    code: 'random-called',
    types: ['TypeError'],
    clue: /^module random$/,
    text: {
      en: '`random` is a whole module, and brackets `()` call one of its functions. For a number from 1 to 6, write `random.randint(1, 6)`.',
      fr: '`random` est un module entier, et les parenthèses `()` appellent une de ses fonctions. Pour un nombre de 1 à 6, écris `random.randint(1, 6)`.',
    },
  },
  {
    code: 'module-called',
    types: ['TypeError'],
    clue: /^module (?<name>.+)$/,
    text: {
      en: '`{name}` is a whole module, and brackets `()` call one of its functions. Write the module, a dot and the function: `{name}.name()`.',
      fr: '`{name}` est un module entier, et les parenthèses `()` appellent une de ses fonctions. Écris le module, un point et la fonction : `{name}.nom()`.',
    },
  },
  {
    code: 'class-without-brackets',
    types: ['TypeError'],
    clue: /^class (?<name>\S+) (?<owner>\S+)$/,
    text: {
      en: '`{name}` is the class `{owner}` itself, not an object. Where you create `{name}`, the brackets are missing after the class: `{owner}()`.',
      fr: '`{name}` est la classe `{owner}` elle-même, pas un objet. Là où tu crées `{name}`, il manque les parenthèses après la classe : `{owner}()`.',
    },
  },
]);
