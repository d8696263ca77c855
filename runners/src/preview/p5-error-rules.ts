/** Errors of sketches that have to do with p5; p5/game-errors.ts gives them their names. */
export const P5_ERROR_RULES = [
  {
    code: 'p5-too-early',
    names: ['P5TooEarly'],
    pattern: /^(?<name>.+)$/,
    say: {
      en: '`{name}` belongs to p5, which is there only once the sketch runs. Use it inside `setup()` or `draw()`: create the variable above and give it its value in `setup()`.',
      fr: '`{name}` vient de p5, qui n’est là qu’une fois le sketch lancé. Utilise-le dans `setup()` ou `draw()` : crée la variable tout en haut et donne-lui sa valeur dans `setup()`.',
    },
  },
  {
    code: 'p5-capitals',
    names: ['P5Name'],
    pattern: /^(?<name>.+) \(capitals: (?<closest>.+)\)$/,
    say: {
      en: 'In p5 it is written `{closest}`, not `{name}`. Capital and small letters count.',
      fr: 'Dans p5, ça s’écrit `{closest}`, pas `{name}`. Les majuscules et les minuscules comptent.',
    },
  },
  {
    code: 'p5-name',
    names: ['P5Name'],
    pattern: /^(?<name>.+) \(\w+: (?<closest>.+)\)$/,
    say: {
      en: 'Nobody knows `{name}` here. Did you mean `{closest}` of p5? If it is a variable of yours, create it with `let` first.',
      fr: 'Personne ne connaît `{name}` ici. Voulais-tu dire `{closest}` de p5 ? Si c’est une variable à toi, crée-la d’abord avec `let`.',
    },
  },
  {
    code: 'p5-hidden',
    names: ['P5Hidden'],
    pattern: /^(?<name>.+)$/,
    say: {
      en: 'A variable of yours is called `{name}` and hides the function of p5 with that name. Give your variable another name.',
      fr: 'Une de tes variables s’appelle `{name}` et cache la fonction de p5 du même nom. Donne un autre nom à ta variable.',
    },
  },
] as const;
