/** Errors of writing whose kind is known; syntax-slips.ts gives them their names. */
export const SLIP_RULES = [
  {
    code: 'tag-around',
    names: ['Slip'],
    pattern: /^tag-around (?<tag>.+)$/,
    text: {
      en: 'This file is only code: the lines with `<{tag}>` around it don’t belong here. Delete them.',
      fr: 'Ce fichier ne contient que du code : les lignes avec `<{tag}>` autour n’ont rien à faire ici. Efface-les.',
    },
  },
  {
    code: 'html-in-script',
    names: ['Slip'],
    pattern: /^html-in-script (?<tag>.+)$/,
    text: {
      en: '`{tag}…` is HTML, and this is JavaScript. HTML goes in its own file, or in quotation marks.',
      fr: '`{tag}…` est du HTML, et ici c’est du JavaScript. Le HTML va dans son propre fichier, ou entre guillemets.',
    },
  },
  {
    code: 'hash-comment',
    names: ['Slip'],
    pattern: /^hash-comment$/,
    text: {
      en: 'A comment in JavaScript starts with `//`, not with `#`.',
      fr: 'En JavaScript, un commentaire commence par `//`, pas par `#`.',
    },
  },
  {
    code: 'typographic-quote',
    names: ['Slip'],
    pattern: /^typographic-quote$/,
    text: {
      en: 'The quotation marks on this line are the curly ones of printed texts. Delete them and type straight ones: `"red"`.',
      fr: 'Les guillemets de cette ligne sont ceux des textes imprimés. Efface-les et tape des guillemets droits : `"red"`.',
    },
  },
  {
    code: 'keyword-in-capitals',
    names: ['Slip'],
    pattern: /^keyword-in-capitals (?<word>.+)$/,
    text: {
      en: 'JavaScript’s words are written in small letters: `if`, `else`, `for`, `while`, `let`. This one is written `{word}`.',
      fr: 'Les mots de JavaScript s’écrivent en minuscules : `if`, `else`, `for`, `while`, `let`. Ici, il y a `{word}`.',
    },
  },
  {
    code: 'printed-as-elsewhere',
    names: ['Slip'],
    pattern: /^printed-as-elsewhere (?<word>.+)$/,
    text: {
      en: 'JavaScript shows something with `console.log` and brackets: `console.log("Hello");`.',
      fr: 'JavaScript affiche quelque chose avec `console.log` et des parenthèses : `console.log("Salut");`.',
    },
  },
  {
    code: 'name-in-one-word',
    names: ['Slip'],
    pattern: /^name-in-one-word$/,
    text: {
      en: 'A name can’t contain a space or a hyphen. Write it as one word: `let myScore = 3;`.',
      fr: 'Un nom ne contient ni espace ni tiret. Écris-le en un seul mot : `let monScore = 3;`.',
    },
  },
  {
    code: 'equals-once',
    names: ['Slip'],
    pattern: /^equals-once (?<sign>.+)$/,
    text: {
      en: 'A variable gets its value with a single `=`, not with `{sign}`: `let x = 3;`.',
      fr: 'Une variable reçoit sa valeur avec un seul `=`, pas avec `{sign}` : `let x = 3;`.',
    },
  },
  {
    code: 'function-brackets',
    names: ['Slip'],
    pattern: /^function-brackets (?<word>.+)$/,
    text: {
      en: 'Brackets are missing after the name of the function, even when it takes nothing: `function {word}() {`.',
      fr: 'Il manque les parenthèses après le nom de la fonction, même si elle ne prend rien : `function {word}() {`.',
    },
  },
  {
    code: 'half-condition',
    names: ['Slip'],
    pattern: /^half-condition (?<sign>.+)$/,
    text: {
      en: 'There has to be a whole condition on both sides of `{sign}`: `x > 2 {sign} x < 5`.',
      fr: 'Des deux côtés de `{sign}`, il faut une condition entière : `x > 2 {sign} x < 5`.',
    },
  },
  {
    code: 'then-after-condition',
    names: ['Slip'],
    pattern: /^then-after-condition (?<word>.+)$/,
    text: {
      en: 'JavaScript doesn’t need `{word}`: after the condition comes the brace, as in `if (x > 3) {`.',
      fr: 'JavaScript se passe de `{word}` : après la condition vient l’accolade, comme dans `if (x > 3) {`.',
    },
  },
  {
    code: 'colour-without-quotes',
    names: ['Slip'],
    pattern: /^colour-without-quotes (?<colour>.+)$/,
    text: {
      en: 'A colour that begins with `#` goes in quotation marks: `"{colour}"`.',
      fr: 'Une couleur qui commence par `#` se met entre guillemets : `"{colour}"`.',
    },
  },
  {
    code: 'arrow-sign',
    names: ['Slip'],
    pattern: /^arrow-sign$/,
    text: {
      en: 'The arrow of a short function is written `=>`: `(x) => x * 2`.',
      fr: 'La flèche d’une fonction courte s’écrit `=>` : `(x) => x * 2`.',
    },
  },
  {
    code: 'apostrophe-ends-text',
    names: ['Slip'],
    pattern: /^apostrophe-ends-text$/,
    text: {
      en: 'The apostrophe ends the text, which began with the same character. Put double quotation marks around it: `"It\'s me"`.',
      fr: 'L’apostrophe termine le texte, qui commençait par le même caractère. Mets des guillemets doubles autour : `"J\'ai faim"`.',
    },
  },
  {
    code: 'semicolon-for-comma',
    names: ['Slip'],
    pattern: /^semicolon-for-comma$/,
    text: {
      en: 'Between the brackets, separate values with commas `,`, not semicolons `;`.',
      fr: 'Entre les parenthèses, les valeurs se séparent par des virgules `,`, pas par des points-virgules `;`.',
    },
  },
  {
    code: 'else-if-word',
    names: ['Slip'],
    pattern: /^else-if-word (?<word>.+)$/,
    text: {
      en: 'JavaScript writes `{word}` as two words: `else if (x > 1) {`.',
      fr: 'JavaScript écrit `{word}` en deux mots : `else if (x > 1) {`.',
    },
  },
  {
    code: 'french-word',
    names: ['Slip'],
    pattern: /^french-word/,
    text: {
      en: 'JavaScript’s words are English: `if` (si), `else` (sinon), `while` (tant que), `for` (pour), `return` (renvoyer).',
      fr: 'Les mots de JavaScript sont en anglais : `if` (si), `else` (sinon), `while` (tant que), `for` (pour), `return` (renvoyer).',
    },
  },
  {
    code: 'type-before-name',
    names: ['Slip'],
    pattern: /^type-before-name (?<word>.+)$/,
    text: {
      en: 'JavaScript creates a variable with `let`, whatever it holds: `let x = 5;`, not `{word} x = 5;`.',
      fr: 'JavaScript crée une variable avec `let`, quoi qu’elle contienne : `let x = 5;`, pas `{word} x = 5;`.',
    },
  },
  {
    code: 'await-outside',
    names: ['Slip'],
    pattern: /^await-outside$/,
    text: {
      en: '`await` only works inside a function that begins with `async`: `async function load() {`.',
      fr: '`await` ne marche que dans une fonction qui commence par `async` : `async function charge() {`.',
    },
  },
  {
    code: 'python-block',
    names: ['Slip'],
    pattern: /^python-block/,
    text: {
      en: 'This is written as in Python. JavaScript has brackets and braces: `function draw() {`, `if (x > 3) {`, `else if (x > 1) {`, `for (let i = 0; i < 5; i++) {`.',
      fr: 'Ceci est écrit comme en Python. JavaScript met des parenthèses et des accolades : `function draw() {`, `if (x > 3) {`, `else if (x > 1) {`, `for (let i = 0; i < 5; i++) {`.',
    },
  },
  {
    code: 'function-word',
    names: ['Slip'],
    pattern: /^function-word (?<word>.+)$/,
    text: {
      en: 'A function begins with the word `function`, in English and in small letters. This one is written `{word}`.',
      fr: 'Une fonction commence par le mot `function`, en anglais et en minuscules. Ici, il y a `{word}`.',
    },
  },
  {
    code: 'words-in-condition',
    names: ['Slip'],
    pattern: /^words-in-condition (?<word>.+)$/,
    text: {
      en: 'JavaScript joins conditions with symbols, not with `{word}`: `&&` is “and”, `||` is “or”, `!` is “not”.',
      fr: 'JavaScript relie les conditions avec des symboles, pas avec `{word}` : `&&` veut dire « et », `||` « ou », `!` « non ».',
    },
  },
  {
    code: 'else-with-condition',
    names: ['Slip'],
    pattern: /^else-with-condition$/,
    text: {
      en: '`else` takes no condition: it’s for everything that’s left. For one more condition, write `else if (…)`.',
      fr: '`else` ne prend pas de condition : il sert à tout ce qui reste. Pour une condition de plus, écris `else if (…)`.',
    },
  },
  {
    code: 'condition-brackets',
    names: ['Slip'],
    pattern: /^condition-brackets (?<word>.+)$/,
    text: {
      en: '`{word}` needs brackets around its whole condition: `{word} (x > 3) {`.',
      fr: '`{word}` a besoin de parenthèses autour de toute sa condition : `{word} (x > 3) {`.',
    },
  },
  {
    code: 'loop-commas',
    names: ['Slip'],
    pattern: /^loop-commas$/,
    text: {
      en: 'The three parts of a `for` are separated by semicolons: `for (let i = 0; i < 5; i++)`.',
      fr: 'Les trois parties d’un `for` se séparent par des points-virgules : `for (let i = 0; i < 5; i++)`.',
    },
  },
  {
    code: 'sign-turned',
    names: ['Slip'],
    pattern: /^sign-turned (?<sign>.+)$/,
    text: {
      en: '`{sign}` doesn’t exist in JavaScript. It compares with `<=`, `>=`, `===` and `!==`, written without a space.',
      fr: '`{sign}` n’existe pas en JavaScript. Pour comparer, il y a `<=`, `>=`, `===` et `!==`, écrits sans espace.',
    },
  },
  {
    code: 'missing-comma',
    names: ['Slip'],
    pattern: /^missing-comma$/,
    text: {
      en: 'Two things follow each other between the brackets with nothing between them. Is a comma or a `+` missing?',
      fr: 'Entre les parenthèses, deux choses se suivent sans rien entre elles. Manque-t-il une virgule ou un `+` ?',
    },
  },
  {
    code: 'function-without-brace',
    names: ['Slip'],
    pattern: /^function-without-brace$/,
    text: {
      en: 'What a function does goes between braces: `{` is missing at the end of this line, and `}` below.',
      fr: 'Ce que fait une fonction se met entre accolades : il manque `{` à la fin de cette ligne, et `}` plus bas.',
    },
  },
  {
    code: 'bracket-open',
    names: ['Slip'],
    pattern: /^bracket-open$/,
    text: {
      en: 'A bracket `(` is opened on this line and not closed: a `)` is missing.',
      fr: 'Une parenthèse `(` est ouverte dans cette ligne et n’est pas refermée : il manque `)`.',
    },
  },
  {
    code: 'bracket-extra',
    names: ['Slip'],
    pattern: /^bracket-extra$/,
    text: {
      en: 'A bracket `)` on this line closes nothing. Remove it, or open one before it.',
      fr: 'Une parenthèse `)` de cette ligne ne referme rien. Enlève-la, ou ouvre-en une avant.',
    },
  },
  {
    code: 'brace-open',
    names: ['Slip'],
    pattern: /^brace-open$/,
    text: {
      en: 'A brace `{` is opened on this line and never closed: a `}` is missing below.',
      fr: 'Une accolade `{` est ouverte dans cette ligne et jamais refermée : il manque `}` plus bas.',
    },
  },
  {
    code: 'brace-extra',
    names: ['Slip'],
    pattern: /^brace-extra$/,
    text: {
      en: 'This brace `}` closes nothing. Remove it, or look for a `{` that is missing above.',
      fr: 'Cette accolade `}` ne referme rien. Enlève-la, ou cherche un `{` qui manque plus haut.',
    },
  },
  {
    code: 'word-in-class',
    names: ['Slip'],
    pattern: /^word-in-class (?<word>.+)$/,
    text: {
      en: 'Directly inside a class, `{word}` is not written: `move() { … }` is a method, `speed = 3;` a value.',
      fr: 'Directement dans une classe, on n’écrit pas `{word}` : `move() { … }` est une méthode, `speed = 3;` une valeur.',
    },
  },
  {
    code: 'switch-without-case',
    names: ['Slip'],
    pattern: /^switch-without-case$/,
    text: {
      en: 'Inside `switch`, every instruction belongs to a `case`: `case 1: … break;`. What stands here has none.',
      fr: 'Dans un `switch`, chaque instruction appartient à un `case` : `case 1: … break;`. Ici, il n’y en a pas.',
    },
  },
  {
    code: 'else-alone',
    names: ['Slip'],
    pattern: /^else-alone$/,
    text: {
      en: 'This `else` has no `if`: it must follow the end of its block at once, `if (…) { … } else { … }`. Is there a `;` in between, another line, or a second `else`?',
      fr: 'Ce `else` n’a pas de `if` : il doit suivre aussitôt la fin de son bloc, `if (…) { … } else { … }`. Y a-t-il un `;` entre les deux, une autre ligne ou un deuxième `else` ?',
    },
  },
  {
    code: 'const-without-value',
    names: ['Slip'],
    pattern: /^const-without-value (?<name>.+)$/,
    text: {
      en: 'A constant gets its value at once: `const {name} = 3;`. If it is to come later, write `let {name};`.',
      fr: 'Une constante reçoit sa valeur tout de suite : `const {name} = 3;`. Si elle doit venir plus tard, écris `let {name};`.',
    },
  },
  {
    code: 'instructions-in-line',
    names: ['Slip'],
    pattern: /^instructions-in-line$/,
    text: {
      en: 'Two instructions stand side by side. Put a `;` between them, or give each its own line.',
      fr: 'Deux instructions sont côte à côte. Mets un `;` entre elles, ou une ligne pour chacune.',
    },
  },
] as const;
