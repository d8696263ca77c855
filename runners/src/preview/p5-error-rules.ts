/** Errors of sketches that have to do with p5; p5/game-errors.ts gives them their names. */
export const P5_ERROR_RULES = [
  {
    code: 'p5-too-early',
    names: ['P5TooEarly'],
    pattern: /^(?<name>.+)$/,
    text: {
      en: '`{name}` belongs to p5, which is only there once the sketch runs. Use it inside `setup()` or `draw()`: create the variable above and give it its value in `setup()`.',
      fr: '`{name}` vient de p5, qui n’est là qu’une fois le sketch lancé. Utilise-le dans `setup()` ou `draw()` : crée la variable tout en haut et donne-lui sa valeur dans `setup()`.',
    },
  },
  {
    code: 'p5-capitals',
    names: ['P5Name'],
    pattern: /^(?<name>.+) \(capitals: (?<closest>.+)\)$/,
    text: {
      en: 'In p5 it is written `{closest}`, not `{name}`. Capital and small letters count.',
      fr: 'Dans p5, ça s’écrit `{closest}`, pas `{name}`. Les majuscules et les minuscules comptent.',
    },
  },
  {
    code: 'p5-name',
    names: ['P5Name'],
    pattern: /^(?<name>.+) \(\w+: (?<closest>.+)\)$/,
    text: {
      en: 'Nobody knows `{name}` here. Did you mean `{closest}` from p5? If it’s your own variable, create it with `let` first.',
      fr: 'Personne ne connaît `{name}` ici. Voulais-tu dire `{closest}` de p5 ? Si c’est ta propre variable, crée-la d’abord avec `let`.',
    },
  },
  {
    code: 'p5-hidden',
    names: ['P5Hidden'],
    pattern: /^(?<name>.+)$/,
    text: {
      en: 'One of your variables is called `{name}` and hides p5’s function with that name. Give your variable another name.',
      fr: 'Une de tes variables s’appelle `{name}` et cache la fonction de p5 du même nom. Donne un autre nom à ta variable.',
    },
  },
  {
    code: 'p5-variable',
    names: ['P5Variable'],
    pattern: /^(?<name>.+)$/,
    text: {
      en: '`{name}` is a variable of p5, not a function: write it without brackets after it.',
      fr: '`{name}` est une variable de p5, pas une fonction : écris-la sans parenthèses derrière.',
    },
  },
  {
    code: 'p5-color',
    names: ['P5Color'],
    pattern: /^/,
    text: {
      en: 'What’s between the brackets isn’t a colour. Names of colours go in quotation marks: `fill("red")`.',
      fr: 'Ce qui est entre les parenthèses n’est pas une couleur. Le nom d’une couleur se met entre guillemets : `fill("red")`.',
    },
  },
  {
    code: 'p5-picture',
    names: ['P5Picture'],
    pattern: /^/,
    text: {
      en: '`image()` takes a picture that has been loaded, not the name of its file: `img = loadImage("cat.png")` in `preload()`, then `image(img, 0, 0)`.',
      fr: '`image()` prend une image déjà chargée, pas le nom de son fichier : `img = loadImage("chat.png")` dans `preload()`, puis `image(img, 0, 0)`.',
    },
  },
] as const;
