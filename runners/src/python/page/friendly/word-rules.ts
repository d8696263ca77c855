import { rules } from './rule.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];
const KEYWORD =
  'and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield';

/** Words that Python writes differently: in small letters, in English, reserved, or not at all. */
export const WORD_RULES = rules([
  {
    code: 'comment-of-others',
    types: SYNTAX,
    line: /^\s*(?<start>\/\/|\/\*|<!--)|^(?:[^"'#]|"[^"]*"|'[^']*')*\s(?<end>\/\/)\s*\p{L}+\s+\p{L}/u,
    text: {
      en: 'This is a comment from another language. In Python, a comment starts with `#`.',
      fr: 'Il y a ici un commentaire d’un autre langage. En Python, un commentaire commence par `#`.',
    },
  },
  {
    code: 'keyword-in-capitals',
    types: SYNTAX,
    line: /^\s*(?<word>(?:IF|If|ELSE|Else|ELIF|Elif|FOR|For|WHILE|While|DEF|Def|RETURN|Return|IMPORT|Import|FROM|From|CLASS|Class|TRY|Try|EXCEPT|Except|WITH|With)(?=[\s:(]))/,
    text: {
      en: 'Python tells capitals from small letters, and words such as `if`, `for`, `while`, `def` and `import` are all in small letters. This one is written `{word}`.',
      fr: 'Python distingue les majuscules des minuscules, et les mots comme `if`, `for`, `while`, `def` et `import` sont tout en minuscules. Ici, il y a `{word}`.',
    },
  },
  {
    code: 'keyword-in-french',
    types: SYNTAX,
    line: /^\s*(?<word>sinon si|sinon|si|tant que|tantque|pour|retourner|retourne|renvoyer|renvoie|importer|importe|depuis|classe|essayer|essaie|répéter|repeter)(?=[\s:(])|^\s*(?:if|elif|while)\b[^"'#]*\s(?<joint>et|ou|non|dans)\s/,
    text: {
      en: 'Python’s words are English: `if` (si), `else` (sinon), `while` (tant que), `for` (pour), `return` (renvoyer), `and` (et), `or` (ou), `not` (non).',
      fr: 'Les mots de Python sont en anglais : `if` (si), `else` (sinon), `while` (tant que), `for` (pour), `return` (renvoyer), `and` (et), `or` (ou), `not` (non).',
    },
  },
  {
    code: 'keyword-as-name',
    types: SYNTAX,
    line: new RegExp(
      String.raw`^\s*(?:[\w.]+\.)?(?<name>${KEYWORD})\s*=(?!=)|^\s*(?:def|class)\s+(?<defined>${KEYWORD})\s*[(:]|^\s*for\s+(?<counted>${KEYWORD})\s+in\b`,
    ),
    text: {
      en: 'This name is a word of Python itself, like `if`, `class` or `from`, so nothing else can be called that. Choose another one, such as `class_` or `my_class`.',
      fr: 'Ce nom est un mot de Python lui-même, comme `if`, `class` ou `from` : rien d’autre ne peut s’appeler ainsi. Choisis-en un autre, par exemple `classe` ou `ma_classe`.',
    },
  },
  {
    code: 'else-with-condition',
    types: SYNTAX,
    pattern: /^expected ':'/,
    line: /^\s*else\s+(?!if\b)[^:\s]/,
    text: {
      en: '`else` takes no condition: it’s for everything that’s left. For one more condition, write `elif`.',
      fr: '`else` ne prend pas de condition : il sert à tout ce qui reste. Pour une condition de plus, écris `elif`.',
    },
  },
  {
    code: 'comparison-with-extra-word',
    types: SYNTAX,
    line: /^(?:[^"'#]|"[^"]*"|'[^']*')*?\b(?<words>is\s+not\s+in|is\s+in|is\s*==|not\s*==?|is\s+(?:equal|greater|less|bigger|smaller)\b(?:\s+(?:to|than))?|equals)(?=[\s\w"'([])/,
    text: {
      en: '`{words}` isn’t a comparison in Python. It compares with `==`, `!=`, `<`, `>`, `<=`, `>=`, `in` and `not in`.',
      fr: '`{words}` n’est pas une comparaison en Python. Pour comparer, il y a `==`, `!=`, `<`, `>`, `<=`, `>=`, `in` et `not in`.',
    },
  },
  {
    code: 'not-without-in',
    types: SYNTAX,
    pattern: /^invalid syntax/,
    line: /^\s*(?:if|elif|while)\s+[\w.]+\s+not\s+["'\w([]/,
    text: {
      en: 'Between two values, `not` needs an `in`: `if x not in things:`. For “is different from”, write `!=`.',
      fr: 'Entre deux valeurs, `not` a besoin de `in` : `if x not in choses:`. Pour « est différent de », écris `!=`.',
    },
  },
  {
    code: 'do-of-others',
    types: SYNTAX,
    line: /^\s*(?<word>do|repeat|until|loop|unless)(?=\s*[:{]|\s+[\w(]|\s*$)/,
    text: {
      en: 'Python has no `{word}`. Repeat with `for i in range(5):` or `while`; with `while True:`, a `break` under an `if` ends the loop.',
      fr: 'Python n’a pas de `{word}`. Pour répéter : `for i in range(5):` ou `while` ; avec `while True:`, un `break` sous un `if` termine la boucle.',
    },
  },
  {
    code: 'printed-as-elsewhere',
    types: SYNTAX,
    line: /^\s*(?<word>echo|puts|printf|say|show|write|afficher|affiche|écrire|ecrire)\s+["'\p{L}\d]/u,
    text: {
      en: 'Python shows something with `print` and brackets: `print("Hello")`.',
      fr: 'Python affiche quelque chose avec `print` et des parenthèses : `print("Salut")`.',
    },
  },
  {
    code: 'new-of-others',
    types: SYNTAX,
    line: /\bnew\s+(?<name>\p{L}\w*)/u,
    text: {
      en: 'Python doesn’t need `new`: the name of the class and brackets make an object, as in `{name}()`.',
      fr: 'Python se passe de `new` : le nom de la classe et des parenthèses créent un objet, comme `{name}()`.',
    },
  },
  {
    code: 'self-of-others',
    types: ['NameError'],
    pattern: /^name '(?<name>this|me|moi)' is not defined/,
    text: {
      en: 'In Python, an object calls itself `self`, not `{name}`, and `self` is the first parameter of each of its functions.',
      fr: 'En Python, un objet s’appelle lui-même `self`, pas `{name}`, et `self` est le premier paramètre de chacune de ses fonctions.',
    },
  },
]);
