/** Errors about names that the program has elsewhere; scope-errors.ts gives them their names. */
export const SCOPE_RULES = [
  {
    code: 'known-elsewhere',
    names: ['KnownElsewhere'],
    pattern: /^(?<name>.+)$/,
    text: {
      en: '`{name}` is created inside braces `{}` and only known there. Create it at the very top with `let {name};`, and give it its value without `let` where you do now.',
      fr: '`{name}` est créé à l’intérieur d’accolades `{}` et n’est connu que là. Crée-le tout en haut avec `let {name};`, puis donne-lui sa valeur sans `let` là où tu le fais.',
    },
  },
  {
    code: 'known-as-own',
    names: ['KnownAsOwn'],
    pattern: /^(?<name>.+)$/,
    text: {
      en: 'Inside a class, what belongs to the object is written with `this`: `this.{name}`.',
      fr: 'Dans une classe, ce qui appartient à l’objet s’écrit avec `this` : `this.{name}`.',
    },
  },
  {
    code: 'foreign-name',
    names: ['ForeignName'],
    pattern: /^(?<name>.+) \((?<meant>.+)\)$/,
    text: {
      en: '`{name}` isn’t a JavaScript word: write `{meant}`. If it’s your own variable, create it with `let` first.',
      fr: '`{name}` n’est pas un mot de JavaScript : écris `{meant}`. Si c’est ta propre variable, crée-la d’abord avec `let`.',
    },
  },
  {
    code: 'misspelt',
    names: ['Misspelt'],
    pattern: /^(?<name>.+) \(\w+: (?<closest>.+)\)$/,
    text: {
      en: 'There’s no `{name}` here. Did you mean `{closest}`? Capital and small letters count.',
      fr: 'Il n’y a pas de `{name}` ici. Voulais-tu dire `{closest}` ? Les majuscules et les minuscules comptent.',
    },
  },
] as const;
