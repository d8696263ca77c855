/** Errors of writing whose kind is known; syntax-slips.ts gives them their names. */
export const SLIP_RULES = [
  {
    code: 'tag-around',
    names: ['Slip'],
    pattern: /^tag-around (?<tag>.+)$/,
    say: {
      en: 'This file is code alone: the lines with `<{tag}>` around it do not belong here. Delete them.',
      fr: 'Ce fichier ne contient que du code : les lignes avec `<{tag}>` autour n’ont rien à faire ici. Efface-les.',
    },
  },
  {
    code: 'html-in-script',
    names: ['Slip'],
    pattern: /^html-in-script (?<tag>.+)$/,
    say: {
      en: '`{tag}…` is HTML, and this is JavaScript. HTML belongs into its own file, or into quotation marks.',
      fr: '`{tag}…` est du HTML, et ici c’est du JavaScript. Le HTML va dans son propre fichier, ou entre guillemets.',
    },
  },
  {
    code: 'hash-comment',
    names: ['Slip'],
    pattern: /^hash-comment$/,
    say: {
      en: 'A comment in JavaScript starts with `//`, not with `#`.',
      fr: 'En JavaScript, un commentaire commence par `//`, pas par `#`.',
    },
  },
  {
    code: 'typographic-quote',
    names: ['Slip'],
    pattern: /^typographic-quote$/,
    say: {
      en: 'The quotation marks of this line are those of printed texts. Delete them and type straight ones: `"red"`.',
      fr: 'Les guillemets de cette ligne sont ceux des textes imprimés. Efface-les et tape des guillemets droits : `"red"`.',
    },
  },
  {
    code: 'python-block',
    names: ['Slip'],
    pattern: /^python-block/,
    say: {
      en: 'This is written as in Python. JavaScript has brackets and braces: `function draw() {`, `if (x > 3) {`, `else if (x > 1) {`, `for (let i = 0; i < 5; i++) {`.',
      fr: 'Ceci est écrit comme en Python. JavaScript met des parenthèses et des accolades : `function draw() {`, `if (x > 3) {`, `else if (x > 1) {`, `for (let i = 0; i < 5; i++) {`.',
    },
  },
  {
    code: 'function-word',
    names: ['Slip'],
    pattern: /^function-word (?<word>.+)$/,
    say: {
      en: 'A function begins with the word `function`, in English and in small letters. Here stands `{word}`.',
      fr: 'Une fonction commence par le mot `function`, en anglais et en minuscules. Ici, il y a `{word}`.',
    },
  },
  {
    code: 'words-in-condition',
    names: ['Slip'],
    pattern: /^words-in-condition (?<word>.+)$/,
    say: {
      en: 'JavaScript joins conditions with signs, not with `{word}`: `&&` is “and”, `||` is “or”, `!` is “not”.',
      fr: 'JavaScript relie les conditions avec des signes, pas avec `{word}` : `&&` veut dire « et », `||` « ou », `!` « non ».',
    },
  },
  {
    code: 'else-with-condition',
    names: ['Slip'],
    pattern: /^else-with-condition$/,
    say: {
      en: '`else` takes no condition: it is for everything that is left. For one more condition, write `else if (…)`.',
      fr: '`else` ne prend pas de condition : il sert à tout ce qui reste. Pour une condition de plus, écris `else if (…)`.',
    },
  },
  {
    code: 'condition-brackets',
    names: ['Slip'],
    pattern: /^condition-brackets (?<word>.+)$/,
    say: {
      en: '`{word}` needs brackets around its whole condition: `{word} (x > 3) {`.',
      fr: '`{word}` a besoin de parenthèses autour de toute sa condition : `{word} (x > 3) {`.',
    },
  },
  {
    code: 'loop-commas',
    names: ['Slip'],
    pattern: /^loop-commas$/,
    say: {
      en: 'The three parts of a `for` are separated by semicolons: `for (let i = 0; i < 5; i++)`.',
      fr: 'Les trois parties d’un `for` se séparent par des points-virgules : `for (let i = 0; i < 5; i++)`.',
    },
  },
  {
    code: 'sign-turned',
    names: ['Slip'],
    pattern: /^sign-turned (?<sign>.+)$/,
    say: {
      en: '`{sign}` is no sign of JavaScript. It compares with `<=`, `>=`, `===` and `!==`, written without a space.',
      fr: '`{sign}` n’est pas un signe de JavaScript. Il compare avec `<=`, `>=`, `===` et `!==`, écrits sans espace.',
    },
  },
  {
    code: 'missing-comma',
    names: ['Slip'],
    pattern: /^missing-comma$/,
    say: {
      en: 'Two things follow each other between the brackets with nothing between them. Is there a comma or a `+` missing?',
      fr: 'Entre les parenthèses, deux choses se suivent sans rien entre elles. Manque-t-il une virgule ou un `+` ?',
    },
  },
  {
    code: 'function-without-brace',
    names: ['Slip'],
    pattern: /^function-without-brace$/,
    say: {
      en: 'What a function does stands between braces: `{` is missing at the end of this line, and `}` below.',
      fr: 'Ce que fait une fonction se met entre accolades : il manque `{` à la fin de cette ligne, et `}` plus bas.',
    },
  },
  {
    code: 'bracket-open',
    names: ['Slip'],
    pattern: /^bracket-open$/,
    say: {
      en: 'A bracket `(` is opened in this line and not closed: a `)` is missing.',
      fr: 'Une parenthèse `(` est ouverte dans cette ligne et n’est pas refermée : il manque `)`.',
    },
  },
  {
    code: 'bracket-extra',
    names: ['Slip'],
    pattern: /^bracket-extra$/,
    say: {
      en: 'A bracket `)` of this line closes nothing. Remove it, or open one before it.',
      fr: 'Une parenthèse `)` de cette ligne ne referme rien. Enlève-la, ou ouvre-en une avant.',
    },
  },
  {
    code: 'brace-open',
    names: ['Slip'],
    pattern: /^brace-open$/,
    say: {
      en: 'A brace `{` is opened in this line and never closed: a `}` is missing below.',
      fr: 'Une accolade `{` est ouverte dans cette ligne et jamais refermée : il manque `}` plus bas.',
    },
  },
  {
    code: 'brace-extra',
    names: ['Slip'],
    pattern: /^brace-extra$/,
    say: {
      en: 'This brace `}` closes nothing. Remove it, or look for a `{` that is missing above.',
      fr: 'Cette accolade `}` ne referme rien. Enlève-la, ou cherche un `{` qui manque plus haut.',
    },
  },
] as const;
