import { rules } from './rule.ts';

/** Errors about names: of variables, attributes, modules and keys. */
export const NAME_RULES = rules([
  {
    code: 'forgotten-import',
    types: ['NameError'],
    pattern: /^name '(?<name>.+?)' is not defined\. Did you forget to import/,
    text: {
      en: '`{name}` is a module you have to import first. Write `import {name}` at the top of the program.',
      fr: '`{name}` est un module qu’il faut d’abord importer. Écris `import {name}` en haut du programme.',
    },
  },
  {
    code: 'misspelt-name',
    types: ['NameError'],
    pattern: /^name '(?<name>.+?)' is not defined\. Did you mean: '(?<suggestion>.+?)'/,
    text: {
      en: 'Python doesn’t know the name `{name}`. Did you mean `{suggestion}`? If it’s text, put it in quotation marks.',
      fr: 'Python ne connaît pas le nom `{name}`. Voulais-tu écrire `{suggestion}` ? Si c’est un texte, mets-le entre guillemets.',
    },
  },
  {
    code: 'name-before-value',
    types: ['UnboundLocalError', 'NameError'],
    pattern: /^cannot access (?:local|free) variable '(?<name>.+?)'/,
    text: {
      en: '`{name}` is used in this function before it has a value there. Give it one first, or pass it in as a parameter.',
      fr: '`{name}` est utilisé dans cette fonction avant d’y avoir une valeur. Donne-lui-en une d’abord, ou passe-le en paramètre.',
    },
  },
  {
    code: 'word-without-quotes',
    types: ['NameError'],
    pattern: /^name '.{3,}' is not defined$/,
    line: /^\s*(?:[\p{L}_][\p{L}\p{N}_]*\s*=\s*)?(?<call>print|input)\(\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\)\s*$/u,
    text: {
      en: 'Without quotation marks, `{name}` is the name of a variable, and there isn’t one. To show this word, write `{call}("{name}")`; a variable needs a value above this line.',
      fr: 'Sans guillemets, `{name}` est le nom d’une variable, et elle n’existe pas. Pour afficher ce mot, écris `{call}("{name}")` ; une variable doit recevoir une valeur avant cette ligne.',
    },
  },
  {
    code: 'unknown-name',
    types: ['NameError'],
    pattern: /^name '(?<name>.+?)' is not defined/,
    text: {
      en: 'Python doesn’t know the name `{name}`. Check its spelling, and that it gets a value before this line. If it’s text, put it in quotation marks.',
      fr: 'Python ne connaît pas le nom `{name}`. Vérifie son orthographe, et qu’il reçoit une valeur avant cette ligne. Si c’est un texte, mets-le entre guillemets.',
    },
  },
  {
    code: 'nothing-has-no-attribute',
    types: ['AttributeError'],
    pattern: /^'NoneType' object has no attribute '(?<name>.+?)'/,
    text: {
      en: 'What’s before `.{name}` is `None`: nothing at all. It often comes from a function that has no `return`.',
      fr: 'Ce qui est devant `.{name}` vaut `None` : rien du tout. Cela vient souvent d’une fonction sans `return`.',
    },
  },
  {
    code: 'misspelt-attribute',
    types: ['AttributeError'],
    pattern: /has no attribute '(?<name>.+?)'\. Did you mean: '(?<suggestion>.+?)'/,
    text: {
      en: 'There’s no `.{name}` here. Did you mean `.{suggestion}`?',
      fr: 'Il n’y a pas de `.{name}` ici. Voulais-tu écrire `.{suggestion}` ?',
    },
  },
  {
    code: 'unknown-in-module',
    types: ['AttributeError'],
    pattern: /^module '(?<module>.+?)' has no attribute '(?<name>.+?)'/,
    text: {
      en: 'The module `{module}` has nothing called `{name}`. Check the spelling.',
      fr: 'Le module `{module}` ne contient rien qui s’appelle `{name}`. Vérifie l’orthographe.',
    },
  },
  {
    code: 'unknown-attribute',
    types: ['AttributeError'],
    pattern: /^'(?<ownerType>.+?)' object has no attribute '(?<name>.+?)'/,
    text: {
      en: '`.{name}` doesn’t exist for {ownerType}. Check the spelling, and what the variable holds at that point.',
      fr: '`.{name}` n’existe pas pour {ownerType}. Vérifie l’orthographe, et ce que contient la variable à ce moment-là.',
    },
  },
  {
    code: 'misspelt-module',
    types: ['ModuleNotFoundError'],
    pattern: /^No module named '(?<name>[^'.]+)/,
    clue: /^near (?<suggestion>.+)$/,
    text: {
      en: 'There’s no module called `{name}` here. Did you mean `import {suggestion}`?',
      fr: 'Il n’y a pas de module `{name}` ici. Voulais-tu écrire `import {suggestion}` ?',
    },
  },
  {
    code: 'unknown-module',
    types: ['ModuleNotFoundError'],
    pattern: /^No module named '(?<name>.+?)'/,
    text: {
      en: 'There’s no module called `{name}` here. Check its spelling; of the big libraries, you can use `numpy`, `matplotlib` and `sklearn`.',
      fr: 'Il n’y a pas de module `{name}` ici. Vérifie son orthographe ; parmi les grandes bibliothèques, tu peux utiliser `numpy`, `matplotlib` et `sklearn`.',
    },
  },
  {
    code: 'unknown-import',
    types: ['ImportError'],
    pattern: /^cannot import name '(?<name>.+?)' from '(?<module>.+?)'/,
    text: {
      en: 'The module `{module}` has nothing called `{name}` to import. Check the spelling.',
      fr: 'Le module `{module}` ne contient rien qui s’appelle `{name}`. Vérifie l’orthographe.',
    },
  },
  {
    code: 'unknown-key',
    types: ['KeyError'],
    pattern: /^(?<key>.+)$/s,
    text: {
      en: 'The dictionary has no key `{key}`. Keys have to match exactly, capitals included; `in` tells you whether a key is there.',
      fr: 'Le dictionnaire n’a pas de clé `{key}`. Les clés doivent correspondre exactement, majuscules comprises ; `in` dit si une clé existe.',
    },
  },
]);
