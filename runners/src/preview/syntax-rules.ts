/** Errors that end a program before it begins, as browsers word them. */
export const SYNTAX_RULES = [
  {
    code: 'declared-twice',
    names: ['SyntaxError'],
    pattern: /'(?<name>[^']+)' has already been declared/,
    text: {
      en: '`{name}` is created twice. Write `let` or `const` only the first time.',
      fr: '`{name}` est créé deux fois. N’écris `let` ou `const` que la première fois.',
    },
  },
  {
    code: 'open-text',
    names: ['SyntaxError'],
    pattern: /^Unterminated (?:string|template)/,
    text: {
      en: 'A text begins here and never ends: a quotation mark is missing.',
      fr: 'Un texte commence ici et ne se termine jamais : il manque un guillemet.',
    },
  },
  {
    code: 'wrong-target',
    names: ['SyntaxError'],
    pattern: /^Assigning to rvalue/,
    text: {
      en: 'Only a variable can be on the left of `=`. To compare two values, write `===`.',
      fr: 'À gauche de `=`, il faut une variable. Pour comparer deux valeurs, écris `===`.',
    },
  },
  {
    code: 'equals-in-object',
    names: ['SyntaxError'],
    pattern: /^Shorthand property/,
    text: {
      en: 'In an object, a colon goes between name and value, not `=`: `{ x: 3, y: 4 }`.',
      fr: 'Dans un objet, deux-points séparent le nom de la valeur, pas `=` : `{ x: 3, y: 4 }`.',
    },
  },
  {
    code: 'word-taken',
    names: ['SyntaxError'],
    pattern: /^(?:The keyword|Unexpected keyword) '(?<name>[^']+)'/,
    text: {
      en: '`{name}` is a word of JavaScript itself, so nothing can be called that; or the line before isn’t finished.',
      fr: '`{name}` est un mot de JavaScript lui-même, donc rien ne peut s’appeler ainsi ; ou alors la ligne d’avant n’est pas finie.',
    },
  },
  {
    code: 'letters-after-number',
    names: ['SyntaxError'],
    pattern: /^Identifier directly after number/,
    text: {
      en: 'There are letters right after a number. To multiply, write `2 * x`; a name begins with a letter; a unit such as `px` goes in quotation marks with its number.',
      fr: 'Des lettres suivent directement un nombre. Pour multiplier, écris `2 * x` ; un nom commence par une lettre ; une unité comme `px` se met entre guillemets avec son nombre.',
    },
  },
  {
    code: 'return-outside',
    names: ['SyntaxError'],
    pattern: /^'return' outside of function/,
    text: {
      en: '`return` only works inside a function. Is there one brace `}` too many above?',
      fr: '`return` ne marche que dans une fonction. Y a-t-il une accolade `}` en trop plus haut ?',
    },
  },
  {
    code: 'try-alone',
    names: ['SyntaxError'],
    pattern: /^Missing catch or finally/,
    text: {
      en: '`try` needs a `catch` after its block, which says what happens when it fails: `try { … } catch (error) { … }`.',
      fr: '`try` a besoin d’un `catch` après son bloc, qui dit que faire en cas d’erreur : `try { … } catch (error) { … }`.',
    },
  },
  {
    code: 'not-json',
    names: ['SyntaxError'],
    pattern: /JSON/,
    text: {
      en: 'This text isn’t valid JSON: names and texts need double quotation marks.',
      fr: 'Ce texte n’est pas du JSON valide : les noms et les textes ont besoin de guillemets doubles.',
    },
  },
  {
    code: 'unreadable',
    names: ['SyntaxError'],
    pattern: /^/,
    text: {
      en: 'JavaScript can’t read this line, or the one before. Look for a bracket, comma or parenthesis that’s missing or one too many.',
      fr: 'JavaScript n’arrive pas à lire cette ligne ou celle d’avant. Cherche une accolade, une virgule ou une parenthèse en trop ou oubliée.',
    },
  },
] as const;
