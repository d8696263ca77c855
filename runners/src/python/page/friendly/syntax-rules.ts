import { rules } from './rule.ts';

const SYNTAX = ['SyntaxError', 'IndentationError', 'TabError'];

/** Errors that Python finds while it parses the program. The last rule matches all remaining ones. */
export const SYNTAX_RULES = rules([
  {
    code: 'missing-colon',
    types: SYNTAX,
    pattern: /^expected ':'/,
    text: {
      en: 'A colon `:` is missing. Lines that start with `if`, `else`, `for`, `while`, `def`, `class` or `with` end with one.',
      fr: 'Il manque deux-points `:`. Les lignes qui commencent par `if`, `else`, `for`, `while`, `def`, `class` ou `with` se terminent par deux-points.',
    },
  },
  {
    code: 'unclosed-bracket',
    types: SYNTAX,
    pattern: /^'(?<bracket>[([{])' was never closed/,
    text: {
      en: 'The bracket `{bracket}` is opened here and never closed. Count your brackets: each one needs its partner.',
      fr: 'Le signe `{bracket}` est ouvert ici et jamais refermé. Compte-les : chacun a besoin de son partenaire.',
    },
  },
  {
    code: 'stray-bracket',
    types: SYNTAX,
    pattern: /^(?:unmatched|closing parenthesis) '(?<bracket>[)\]}])'/,
    text: {
      en: 'The bracket `{bracket}` closes something that was not opened that way. Remove it, or open the matching one before it.',
      fr: 'Le signe `{bracket}` referme quelque chose qui n’a pas été ouvert ainsi. Enlève-le, ou ouvre le bon avant lui.',
    },
  },
  {
    code: 'unclosed-quote',
    types: SYNTAX,
    pattern: /^unterminated (?:triple-quoted )?(?:f-)?string literal/,
    text: {
      en: 'A text starts with a quotation mark here and doesn’t end. Close it with the same mark, or add the first one if that’s missing.',
      fr: 'Un texte commence ici par un guillemet et ne se termine pas. Referme-le avec le même guillemet, ou ajoute le premier s’il manque.',
    },
  },
  {
    code: 'equals-or-compare',
    types: SYNTAX,
    pattern: /Maybe you meant '==' |perhaps you meant "=="/,
    text: {
      en: 'One `=` gives a value to the name on its left. To compare two values, write `==`.',
      fr: 'Un seul `=` donne une valeur à un nom, placé à sa gauche. Pour comparer deux valeurs, écris `==`.',
    },
  },
  {
    code: 'cannot-assign',
    types: SYNTAX,
    pattern: /^cannot assign to/,
    text: {
      en: 'Only a name can receive a value: write it on the left of the `=`, and its value on the right.',
      fr: 'Seul un nom peut recevoir une valeur : écris-le à gauche du `=`, et sa valeur à droite.',
    },
  },
  {
    code: 'missing-comma',
    types: SYNTAX,
    pattern: /Perhaps you forgot a comma/,
    text: {
      en: 'Two things are side by side with nothing between them. Is a comma or a `+` missing?',
      fr: 'Deux choses se suivent sans rien entre elles. Manque-t-il une virgule ou un `+` ?',
    },
  },
  {
    code: 'print-without-brackets',
    types: SYNTAX,
    pattern: /^Missing parentheses in call to 'print'/,
    text: {
      en: '`print` needs brackets around what it shows: `print("Hello")`.',
      fr: '`print` a besoin de parenthèses autour de ce qu’il affiche : `print("Salut")`.',
    },
  },
  {
    code: 'foreign-character',
    types: SYNTAX,
    pattern:
      /^invalid (?:non-printable )?character (?:'(?<character>.)' )?\(?(?<number>U\+\w+)\)?/u,
    text: {
      en: 'Python doesn’t know a character on this line ({number}). It often comes with pasted text: delete it and type it yourself, with straight quotes `"`.',
      fr: 'Python ne connaît pas un caractère de cette ligne ({number}). Il vient souvent d’un copier-coller : efface-le et tape-le toi-même, avec des guillemets droits `"`.',
    },
  },
  {
    code: 'name-starts-with-digit',
    types: SYNTAX,
    pattern: /^invalid (?:decimal|hexadecimal|octal|binary|imaginary) literal/,
    text: {
      en: 'A name can’t start with a digit, and letters can’t follow a number. Put the letters first: `player2`.',
      fr: 'Un nom ne peut pas commencer par un chiffre, et un nombre ne peut pas être suivi de lettres. Mets les lettres d’abord : `joueur2`.',
    },
  },
  {
    code: 'braces-in-text',
    types: SYNTAX,
    pattern: /^f-string: /,
    text: {
      en: 'Between the braces `{}` of an f-string there has to be a name or a calculation, and both braces have to be there.',
      fr: 'Entre les accolades `{}` d’une f-string, il faut un nom ou un calcul, et les deux accolades doivent être là.',
    },
  },
  {
    code: 'return-outside-function',
    types: SYNTAX,
    pattern: /^'(?:return|yield)' outside function/,
    text: {
      en: '`return` only works inside a function. Indent it under its `def`, or use `print` to show the value.',
      fr: '`return` ne marche que dans une fonction. Décale-le sous son `def`, ou utilise `print` pour afficher la valeur.',
    },
  },
  {
    code: 'break-outside-loop',
    types: SYNTAX,
    pattern: /^'(?<keyword>break|continue)' (?:outside|not properly in) loop/,
    text: {
      en: '`{keyword}` only works inside a loop. Check that this line is indented under its `for` or `while`.',
      fr: '`{keyword}` ne marche que dans une boucle. Vérifie que cette ligne est bien décalée sous son `for` ou son `while`.',
    },
  },
  {
    code: 'line-with-hint',
    types: SYNTAX,
    pattern: /^(?!invalid syntax$)(?<hint>.+)$/,
    text: {
      en: 'Python can’t read this line. Its hint: {hint}',
      fr: 'Python n’arrive pas à lire cette ligne. Son indice, en anglais : {hint}',
    },
  },
  {
    code: 'unreadable-line',
    types: SYNTAX,
    text: {
      en: 'Python can’t read this line. Look for a missing or extra character, here or at the end of the line above.',
      fr: 'Python n’arrive pas à lire cette ligne. Cherche un caractère manquant ou en trop, ici ou à la fin de la ligne du dessus.',
    },
  },
]);
